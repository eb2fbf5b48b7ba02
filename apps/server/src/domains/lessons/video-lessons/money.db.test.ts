import { MINUTE_MS } from '@fairway/time/units';
import { confirmAtBank, findPayments, sumTaken, withCard } from '#test/buying.ts';
import { aRequest, atOnce, createCalls, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testJobs } from '#test/jobs.ts';
import { receivedFile } from '#test/pictures.ts';
import { aVideo } from '#test/videos.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { toAppError } from '#core/app-error.ts';
import { uploadFile } from '#domains/files/uploads/service.ts';
import { resumePendingPurchases } from '#domains/checkout/recovery/service.ts';
import { refundPurchase } from '#domains/checkout/refunds/service.ts';

const home = fileDatabase();
const clock = startClock('2031-03-10T09:00:00Z');
const services = testServices(home, clock);
let people: Coaching;
let videos: { video1: string; video2: string };
beforeEach(async () => {
  clock.set('2031-03-10T09:00:00Z');
  people = await coaching(services, {}, []);
  await home.db.settings.update({
    where: { user_id: people.pro.id },
    data: { video_lessons_enabled: true, video_lessons_price: 2500 },
  });
  const upload = async (content: Buffer) => (await uploadFile(people.player, [receivedFile(content)], services)).path;
  videos = { video1: await upload(aVideo()), video2: await upload(aVideo('side')) };
});

const AUTHENTICATES = 'pm_card_authenticationRequired';
interface Sent {
  key?: string;
  note?: string;
  price?: number;
  payment_intent_id?: string;
}
const send = ({ key = uuid(), ...fields }: Sent = {}) =>
  createCalls(services, people.player, { ...aRequest(), idempotencyKey: key }).lessons.bookVideo({
    ...videos,
    ...fields,
  });
const lessons = () =>
  home.db.lessons.findMany({
    where: { player_id: people.player.id },
    include: { sections: { orderBy: { position: 'asc' } } },
  });
const purchases = () =>
  home.db.purchases.findMany({ where: { player_id: people.player.id }, orderBy: { number: 'asc' } });
const taken = () => sumTaken(people.player, services);
const setAside = () => home.db.files.count({ where: { owner_id: people.player.id, used_at: { not: null } } });
const later = (minutes: number) => {
  clock.set(new Date(clock.now().getTime() + minutes * MINUTE_MS).toISOString());
  return resumePendingPurchases(testJobs(home.db, clock.now()));
};
/** One lesson with its two videos, one charge. */
const expectOne = async () => {
  const [lesson, ...more] = await lessons();
  expect(more).toEqual([]);
  expect(lesson?.sections.map(({ ref }) => ref)).toEqual(['video1', 'video2']);
  expect(await taken()).toEqual([2500]);
  expect(await setAside()).toBe(2);
  return lesson;
};
/** The intent that the bank wants confirmed. */
const askedToConfirm = async (call: Promise<unknown>) => {
  const { kind, body } = toAppError(await call.catch((error: unknown) => error));
  expect(kind).toBe('authentication_required');
  return body as { client_secret: string; payment_intent_id: string };
};

describe('asked more than once', () => {
  beforeEach(() => withCard(people.player, services));

  test('under one key it happens once, one after the other and at the same time', async () => {
    const key = uuid();
    const first = await send({ key });
    expect((await send({ key })).lesson.id).toBe(first.lesson.id);
    const { granted } = await atOnce(Array.from({ length: 8 }, () => send({ key })));
    expect(granted.map(({ lesson }) => lesson.id)).toEqual(Array.from({ length: 8 }, () => first.lesson.id));
    await expectOne();
  });

  test('at the same moment from the start it happens once', async () => {
    const key = uuid();
    await atOnce(Array.from({ length: 8 }, () => send({ key })));
    expect((await send({ key })).lesson.type).toBe(1);
    await expectOne();
  });

  test('the same videos on two devices are one lesson, whatever keys they come under', async () => {
    const { granted } = await atOnce(Array.from({ length: 8 }, () => send()));
    expect(granted.length).toBeGreaterThan(0);
    await expectOne();
  });
});

describe('a card that is declined', () => {
  test('leaves the videos for another try with another card', async () => {
    await withCard(people.player, services, 'pm_card_chargeDeclined');
    expect(await catchRefusal(send())).toMatchObject({
      status: 418,
      message: expect.stringMatching(/declined/) as string,
    });
    expect([await taken(), await lessons(), await setAside()]).toEqual([[], [], 0]);
    await home.db.users.update({
      where: { id: people.player.id },
      data: { stripe_payment_method: null, stripe_card: null },
    });
    await withCard(people.player, services);
    await send();
    await expectOne();
    expect((await purchases()).map(({ status }) => status)).toEqual(['failed', 'paid']);
  });
});

describe('a bank that asks the cardholder', () => {
  beforeEach(() => withCard(people.player, services, AUTHENTICATES));

  test('is answered, and the same call with the payment goes on', async () => {
    const { client_secret, payment_intent_id } = await askedToConfirm(send());
    expect([await taken(), await lessons(), await setAside()]).toEqual([[], [], 2]);
    await confirmAtBank(client_secret);
    await send({ payment_intent_id });
    await send({ payment_intent_id });
    await expectOne();
  });

  test('whose question is left open is asked again by a new attempt, of the same payment', async () => {
    const first = await askedToConfirm(send());
    const second = await askedToConfirm(send());
    expect(second.payment_intent_id).toBe(first.payment_intent_id);
    await confirmAtBank(second.client_secret);
    await send();
    await expectOne();
  });

  test('is asked anew when the note was mended meanwhile, and the lesson has the new one', async () => {
    const first = await askedToConfirm(send({ note: 'My drivr' }));
    const second = await askedToConfirm(send({ note: 'My driver' }));
    expect(second.payment_intent_id).not.toBe(first.payment_intent_id);
    await confirmAtBank(first.client_secret);
    await confirmAtBank(second.client_secret);
    await send({ note: 'My driver', payment_intent_id: second.payment_intent_id });
    expect((await expectOne())?.player_video_lesson_note).toBe('My driver');
  });

  test('and a client that dies after confirming: the lesson comes by itself', async () => {
    const { client_secret } = await askedToConfirm(send({ note: 'Bunkers' }));
    await confirmAtBank(client_secret);
    await later(5);
    expect(await expectOne()).toMatchObject({ type: 1, payment_type: 'card', player_video_lesson_note: 'Bunkers' });
  });

  test('and is never answered: nothing is taken, and the videos are free again', async () => {
    await askedToConfirm(send());
    await later(24 * 60);
    expect([await taken(), await lessons(), await setAside()]).toEqual([[], [], 0]);
    expect((await purchases()).map(({ status }) => status)).toEqual(['failed']);
  });

  test('takes the price that was agreed, though it changed while the cardholder answered', async () => {
    const { client_secret, payment_intent_id } = await askedToConfirm(send({ price: 2500 }));
    await home.db.settings.update({ where: { user_id: people.pro.id }, data: { video_lessons_price: 9900 } });
    await confirmAtBank(client_secret);
    await send({ price: 2500, payment_intent_id });
    await expectOne();
  });

  test('pays for somebody who has left meanwhile: the money goes back', async () => {
    const { client_secret } = await askedToConfirm(send());
    await confirmAtBank(client_secret);
    const [intent] = await findPayments(people.player, services);
    await home.db.users.update({ where: { id: people.player.id }, data: { deleted_at: clock.now() } });
    await later(5);
    expect([await taken(), await lessons()]).toEqual([[], []]);
    expect((await purchases()).map(({ status }) => status)).toEqual(['refunded']);
    expect(intent?.amount).toBe(2500);
  });
});

describe('giving the money back', () => {
  beforeEach(async () => {
    await withCard(people.player, services);
    await send();
  });
  const refund = async () => refundPurchase(people.pro, { id: (await purchases())[0]?.id ?? '' }, services);

  test('cancels a lesson that the pro has not answered', async () => {
    expect((await refund()).status).toBe('refunded');
    expect(await taken()).toEqual([]);
    expect((await lessons())[0]?.cancelled_at).toEqual(clock.now());
  });

  test('is refused once the pro has answered', async () => {
    const [lesson] = await lessons();
    await home.db.lesson_sections.create({
      data: { lesson_id: lesson?.id ?? '', ref: 'answer', type: 'text', position: 2 },
    });
    expect(await catchRefusal(refund())).toMatchObject({
      status: 422,
      message: 'This video lesson has been answered, so it cannot be refunded.',
    });
    expect(await taken()).toEqual([2500]);
    expect((await lessons())[0]?.cancelled_at).toBeNull();
  });

  test('and not going through leaves the lesson as it was', async () => {
    const refuses = { ...services.payments, refundPayment: async () => null };
    const [purchase] = await purchases();
    const refused = refundPurchase(people.pro, { id: purchase?.id ?? '' }, { ...services, payments: refuses });
    expect((await catchRefusal(refused)).status).toBe(422);
    expect((await lessons())[0]?.cancelled_at).toBeNull();
    expect((await purchases())[0]?.status).toBe('paid');
  });
});
