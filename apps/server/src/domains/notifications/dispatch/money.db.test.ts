import type { Event } from '@fairway/contracts/notifications/events';
import { aLesson, aPlayer, aPro } from '#test/builders.ts';
import { confirmAtBank } from '#test/buying.ts';
import { aRequest, createCalls, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { publishTestEvent, deliverEvent, deliverAll, testJobs, type TestJobs } from '#test/jobs.ts';
import { aShop, sendWebhook, findPaymentsFor, type Shop } from '#test/shop.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { giveCredits } from '#domains/credits/ledger/service.ts';
import { buyCredits } from '#domains/credits/purchase/service.ts';
import { resumePendingPurchases } from '#domains/checkout/recovery/service.ts';
import { refundPurchase } from '#domains/checkout/refunds/service.ts';
import { dispatchNotifications } from './service.ts';

const START = '2031-03-10T09:00:00Z';
const clock = startClock(START);
const home = fileDatabase();
const services = testServices(home, clock);
let shop: Shop;
let jobs: TestJobs;
let emails: Map<string, string>;

beforeEach(async () => {
  clock.set(START);
  await home.db.outbox.deleteMany();
  shop = await aShop(services);
  jobs = { ...testJobs(home.db, clock.now()), now: clock.now };
  emails = new Map();
  for (const { email, type } of await home.db.users.findMany({ where: { id: { in: [shop.pro.id, shop.player.id] } } }))
    emails.set(String(email), type);
});

/** What went out, as "player mail: You bought …", in the order it did. */
const told = () => [
  ...jobs.mails.map(({ to, subject }) => `${emails.get(to.address)} mail: ${subject}`),
  ...jobs.pushes.map(({ email, title }) => `${emails.get(email)} push: ${title}`),
];
const buy = (player = shop.player) => buyCredits(player, { credits: 4, price: 6000 }, uuid(), services);
const findPurchase = (player: Actor) =>
  home.db.purchases.findFirstOrThrow({ where: { player_id: player.id }, orderBy: { number: 'desc' } });
/** The number that a buyer's first receipt of the year has, by the clock of these tests. */
const FIRST_RECEIPT = 'F-2031-0001';
const anOffer = (fields: object = {}) =>
  createCalls(services, shop.pro).offers.add({ title: 'Spring pack', price: 4500, category: 'Packs', ...fields });

describe('what was bought', () => {
  test('credits: one receipt to the player, one push to the pro, each with its link', async () => {
    await buy();
    await deliverAll(jobs);
    const { id } = await findPurchase(shop.player);
    expect(told()).toEqual([
      `player mail: Receipt ${FIRST_RECEIPT}: 4 lesson credits`,
      'pro push: Jamie Whitlock bought 4 lesson credits',
    ]);
    expect(jobs.mails[0]?.text).toContain('Use by: 10 March 2032');
    expect(jobs.mails[0]?.text).toContain('Paid with: Card •••• 4242');
    expect(jobs.mails[0]?.text).toContain(`/player/receipts/${id}`);
    expect(jobs.pushes[0]?.url).toBe(`https://fairway.example/pro/money/${id}`);
  });

  test('an offer with credits: one receipt that says both, and the pro by push and mail', async () => {
    const { id } = await anOffer({ lesson_credits_value: 10 });
    await home.db.outbox.deleteMany();
    const request = { ...aRequest(), idempotencyKey: uuid() };
    await createCalls(services, shop.player, request).offers.redeem({ id });
    await deliverAll(jobs);
    expect(told()).toEqual([
      `player mail: Receipt ${FIRST_RECEIPT}: Spring pack`,
      'pro mail: Jamie Whitlock bought Spring pack',
      'pro push: Jamie Whitlock bought Spring pack',
    ]);
    expect(jobs.mails[0]?.text).toContain('Credits: 10\nUse by: 10 March 2032');
  });

  test('with every switch off, the receipt goes out alone', async () => {
    const off = { notification_email: false, notification_push: false, notification_text: false };
    await home.db.settings.updateMany({ where: { user_id: { in: [shop.pro.id, shop.player.id] } }, data: off });
    await buy();
    await deliverAll(jobs);
    expect(told()).toEqual([expect.stringMatching(/^player mail: Receipt/)]);
  });

  test('once, though two workers tell of it and both deliver', async () => {
    await buy();
    const [row] = await home.db.outbox.findMany({ where: { topic: 'credits.bought' } });
    const outbox_id = String(row?.id);
    const other = { ...jobs, enqueued: [] };
    await Promise.allSettled([deliverEvent(outbox_id, jobs), deliverEvent(outbox_id, other)]);
    await deliverEvent(outbox_id, jobs);
    expect(jobs.mails).toHaveLength(1);
    expect(jobs.pushes).toHaveLength(1);
  });
});

describe('what went back', () => {
  test('by the pro: the player has the receipt that says so, then the refund; the pro hears of neither', async () => {
    await buy();
    const { id } = await findPurchase(shop.player);
    await refundPurchase(shop.pro, { id }, services);
    await deliverAll(jobs);
    expect(told().filter((line) => line.includes('mail'))).toEqual([
      `player mail: Receipt ${FIRST_RECEIPT}: 4 lesson credits`,
      `player mail: Refund of receipt ${FIRST_RECEIPT}: 4 lesson credits`,
    ]);
    expect(jobs.mails[0]?.text).toContain('This has since been refunded.');
    expect(jobs.mails[1]?.text).toContain('Robin Calder refunded £60.00');
  });

  test('by itself, when nothing could be delivered: one mail that says so', async () => {
    const player = await shop.another('pm_card_authenticationRequired');
    expect(await catchRefusal(buy(player))).toMatchObject({ status: 418 });
    const begun = await findPurchase(player);
    const [intent] = findPaymentsFor(begun);
    await home.db.users.update({ where: { id: player.id }, data: { pro_id: (await aPro(home.db)).id } });
    await confirmAtBank(intent?.client_secret ?? '');
    clock.pass(1);
    await resumePendingPurchases(jobs);
    expect(await findPurchase(player)).toMatchObject({ status: 'refunded' });
    await deliverAll(jobs);
    expect(jobs.mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Refund of receipt F-2031-\d{4}: 4 lesson credits$/),
    ]);
    expect(jobs.mails[0]?.text).toContain('You get £60.00 back');
    expect(jobs.pushes).toEqual([]);
  });

  test('by itself, when the payment came after it was given up', async () => {
    const player = await shop.another('pm_card_authenticationRequired');
    expect(await catchRefusal(buy(player))).toMatchObject({ status: 418 });
    const { id } = await findPurchase(player);
    const [intent] = findPaymentsFor({ id });
    const failure = 'The payment was not completed.';
    await home.db.purchases.update({ where: { id }, data: { status: 'failed', failure, settled_at: clock.now() } });
    await confirmAtBank(intent?.client_secret ?? '');
    await sendWebhook(intent?.id ?? '', 'payment_intent.succeeded', services);
    expect(await findPurchase(player)).toMatchObject({ status: 'refunded', failure });
    await deliverAll(jobs);
    expect(jobs.mails.map(({ text }) => text.includes('You get £60.00 back'))).toEqual([true]);
  });
});

describe('credits', () => {
  const given = async (reason: string | null = null) => {
    await giveCredits(shop.pro, { player_id: shop.player.id, credits: 3, reason }, services);
    return home.db.credit_lots.findFirstOrThrow({ where: { player_id: shop.player.id } });
  };
  const expiring = (lot_id: string): Event => ({ topic: 'credits.expiring', payload: { lot_id } });

  test('given are told with the pro’s reason', async () => {
    await given('Well played!');
    await deliverAll(jobs);
    expect(told()).toEqual(['player mail: 3 credits from Robin Calder']);
    expect(jobs.mails[0]?.text).toContain('Reason: Well played!');
  });

  test('that expire are told by mail and push, as many as are left', async () => {
    const { id } = await given();
    const entry = { lot_id: id, movement: 'spent' as const, amount: -1, created_at: clock.now() };
    await home.db.credit_ledger.create({ data: entry });
    await deliverEvent(await publishTestEvent(home.db, expiring(id)), jobs);
    expect(told()).toEqual(['player mail: Use 2 credits by 10 March 2032', 'player push: 2 credits with Robin Calder']);
  });

  test('that were used between the plan and the mail are told to nobody', async () => {
    const { id } = await given();
    const outbox_id = await publishTestEvent(home.db, expiring(id));
    const entry = { lot_id: id, movement: 'spent' as const, amount: -3, created_at: clock.now() };
    await home.db.credit_ledger.create({ data: entry });
    await deliverEvent(outbox_id, jobs);
    expect(told()).toEqual([]);
    const rows = await home.db.notification_deliveries.findMany({ where: { outbox_id: BigInt(outbox_id) } });
    expect(rows.map(({ status, detail }) => [status, detail])).toEqual([
      ['skipped', 'the credits were used since'],
      ['skipped', 'the credits were used since'],
    ]);
  });
});

describe('videos', () => {
  const aVideoLesson = () =>
    aLesson(home.db, shop, {
      type: 1,
      starts_at: clock.now(),
      ends_at: clock.now(),
      created_at: clock.now(),
      duration: 0,
      payment_type: 'card',
      player_video_lesson_note: 'My driver slices.',
    });
  const sent = async (actor: Actor, purchase_id: string | null) => {
    const { id } = await aVideoLesson();
    await deliverEvent(
      await publishTestEvent(home.db, {
        topic: 'video.sent',
        payload: { lesson_id: id, purchase_id, actor_id: actor.id },
      }),
      jobs,
    );
    return id;
  };

  test('that a player sent: their receipt, and the pro by push and mail, led to the record', async () => {
    await buy();
    await home.db.outbox.deleteMany();
    const { id: purchase_id } = await findPurchase(shop.player);
    const lesson_id = await sent(shop.player, purchase_id);
    expect(told()).toEqual([
      `player mail: Receipt ${FIRST_RECEIPT}: 4 lesson credits`,
      'pro mail: Video lesson: Jamie Whitlock',
      'pro push: Jamie Whitlock sent you a video lesson',
    ]);
    expect(jobs.pushes[0]?.url).toBe(
      `https://fairway.example/pro/players/${shop.player.id}/history/lesson/${lesson_id}`,
    );
    expect(jobs.mails[1]?.text).toContain('Note: My driver slices.');
  });

  test('that the pro sent: the player by push and mail, led to the lesson', async () => {
    const lesson_id = await sent(shop.pro, null);
    expect(told()).toEqual([
      'player mail: Video lesson with Robin Calder',
      'player push: Robin Calder made a video lesson for you',
    ]);
    expect(jobs.pushes[0]?.url).toBe(`https://fairway.example/player/lesson/${lesson_id}`);
  });
});

describe('an offer', () => {
  const outboxId = async () =>
    String((await home.db.outbox.findFirstOrThrow({ where: { topic: 'offer.published' } })).id);

  test('is told to the players of its pro alone, with a picture to nobody who is not signed in', async () => {
    await aPlayer(home.db, await aPro(home.db));
    const { id } = await anOffer();
    await deliverAll(jobs);
    expect(told()).toEqual(['player mail: New offer: Spring pack', 'player push: Robin Calder has a new offer']);
    expect(jobs.pushes[0]?.url).toBe(`https://fairway.example/player/offers/${id}`);
    expect(jobs.mails[0]?.html).not.toContain('<img');
  });

  test.each([
    [
      'deleted',
      (id: string) => createCalls(services, shop.pro).offers.remove({ id }),
      'what it tells of is no longer there',
    ],
    [
      'sold out',
      (id: string) => createCalls(services, shop.pro).offers.save({ id, qty: 0 }),
      'the offer cannot be redeemed now',
    ],
    [
      'over',
      (id: string) => createCalls(services, shop.pro).offers.save({ id, ended_at: '2031-03-09' }),
      'the offer cannot be redeemed now',
    ],
  ])('that is %s by then is told to nobody', async (_, change, detail) => {
    const { id } = await anOffer({ qty: 5 });
    const outbox_id = await outboxId();
    await dispatchNotifications({ outbox_id }, { ...jobs, enqueue: async () => {} });
    await change(id);
    await deliverEvent(outbox_id, jobs);
    expect(told()).toEqual([]);
    const rows = await home.db.notification_deliveries.findMany({ where: { outbox_id: BigInt(outbox_id) } });
    expect(rows.map((row) => row.detail)).toEqual([detail, detail]);
  });
});
