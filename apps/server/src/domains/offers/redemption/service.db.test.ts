import { confirmAtBank, findPayments, sumTaken, withCard } from '#test/buying.ts';
import { createCalls, aRequest, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { readCredits, unbalanced } from '#test/ledger.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { refundPurchase } from '#domains/checkout/refunds/service.ts';

const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services, {}, []);
  await home.db.settings.update({ where: { user_id: people.pro.id }, data: { lesson_price: 1250 } });
});

type Fields = Partial<Parameters<ReturnType<typeof createCalls>['offers']['add']>[0]>;
const make = (fields: Fields = {}, pro = people.pro) =>
  createCalls(services, pro).offers.add({
    title: 'Short game clinic',
    price: 4500,
    category: 'Clinics',
    qty: 5,
    ...fields,
  });
const redeem = (
  id: string,
  {
    as = people.player,
    key = uuid(),
    ...more
  }: { as?: Actor; key?: string | null; price?: number; payment_intent_id?: string; payment_made?: boolean } = {},
) => createCalls(services, as, { ...aRequest(), idempotencyKey: key }).offers.redeem({ id, ...more });
const row = (id: string) => home.db.offers.findUniqueOrThrow({ where: { id }, select: { qty: true, sold: true } });
const purchases = (as = people.player) =>
  home.db.purchases.findMany({ where: { player_id: as.id }, orderBy: { number: 'asc' } });
const events = async (topic: string) =>
  (await home.db.outbox.findMany({ where: { topic } })).filter(({ payload }) =>
    JSON.stringify(payload).includes(people.player.id),
  );

describe('redeeming', () => {
  test('what is free is settled at once: no card, no charge, the pro is told', async () => {
    const { id } = await make({ price: 0, lesson_credits_value: 2 });
    expect(await redeem(id)).toEqual({
      type: 'success',
      msg: 'Your coach has been told. 2 credits for lessons are yours.',
    });
    expect(await row(id)).toEqual({ qty: 4, sold: 1 });
    const [purchase] = await purchases();
    expect(purchase).toMatchObject({
      kind: 'offer',
      status: 'paid',
      amount: 0,
      credits: 2,
      offer_id: id,
      payment_intent_id: null,
    });
    const [lot] = await home.db.credit_lots.findMany({ where: { player_id: people.player.id } });
    expect(lot).toMatchObject({ source: 'given', quantity: 2, unit_value: 0, purchase_id: purchase?.id });
    expect(await events('offer.redeemed')).toMatchObject([
      { payload: { purchase_id: purchase?.id, actor_id: people.player.id } },
    ]);
    expect([...(await events('credits.given')), ...(await events('credits.bought'))]).toEqual([]);
  });

  test('what has a price is charged to the card, once, and delivered with its credits at what they were paid for', async () => {
    await withCard(people.player, services);
    const { id } = await make({ price: 4500, lesson_credits_value: 4 });
    const key = uuid();
    expect(await redeem(id, { key, price: 4500 })).toMatchObject({ type: 'success' });
    expect(await redeem(id, { key, price: 4500 })).toMatchObject({ type: 'success' });
    expect(await sumTaken(people.player, services)).toEqual([4500]);
    expect(await row(id)).toEqual({ qty: 4, sold: 1 });
    const [lot, ...more] = await home.db.credit_lots.findMany({
      where: { player_id: people.player.id },
      include: { entries: true },
    });
    expect(more).toEqual([]);
    expect(lot).toMatchObject({ source: 'bought', quantity: 4, unit_value: 1125, currency: 'GBP' });
    expect(lot?.entries).toMatchObject([{ movement: 'bought', amount: 4, actor_id: people.player.id }]);
    expect(await events('offer.redeemed')).toHaveLength(1);
    expect(await events('credits.bought')).toEqual([]);
  });

  test('credits are worth no more than the pro’s own price', async () => {
    await withCard(people.player, services);
    const { id } = await make({ price: 9000, lesson_credits_value: 4 });
    await redeem(id);
    expect(await home.db.credit_lots.findFirst({ where: { player_id: people.player.id } })).toMatchObject({
      unit_value: 1250,
    });
  });

  test('may be done again, and each time is a purchase of its own', async () => {
    const { id } = await make({ price: 0 });
    await redeem(id);
    await redeem(id);
    await redeem(id, { key: null });
    expect(await row(id)).toEqual({ qty: 2, sold: 3 });
    expect(await purchases()).toHaveLength(3);
  });

  test('of free credits is done once by each player, also by two calls at once', async () => {
    const { id } = await make({ price: 0, qty: null, lesson_credits_value: 3 });
    const key = uuid();
    const answers = await Promise.all([redeem(id, { key }), ...Array.from({ length: 5 }, () => redeem(id))]);
    expect(answers.filter(({ type }) => type === 'success')).toHaveLength(1);
    expect(answers.filter(({ msg }) => msg === 'You have already redeemed this offer.')).toHaveLength(5);
    expect(await row(id)).toEqual({ qty: null, sold: 1 });
    expect(await readCredits(home.db, people.player)).toBe(3);
    expect(await createCalls(services, people.player).offers.one({ id })).toMatchObject({ can: { redeem: false } });
    const other = await people.another();
    expect(await createCalls(services, other).offers.one({ id })).toMatchObject({ can: { redeem: true } });
    expect(await redeem(id, { as: other })).toMatchObject({ type: 'success' });
  });

  test('under the same key is answered as before, free credits too', async () => {
    const { id } = await make({ price: 0, lesson_credits_value: 3 });
    const key = uuid();
    expect(await redeem(id, { key })).toEqual(await redeem(id, { key }));
    expect(await readCredits(home.db, people.player)).toBe(3);
  });

  test('an unlimited offer never runs out', async () => {
    const { id } = await make({ price: 0, qty: null });
    await Promise.all(Array.from({ length: 8 }, () => redeem(id)));
    expect(await row(id)).toEqual({ qty: null, sold: 8 });
  });
});

describe('a refusal that a player may meet is an answer, and nothing is charged or sold', () => {
  const expectNothing = async (id: string, answer: object, call = () => redeem(id)) => {
    const before = await row(id);
    expect(await call()).toEqual({ type: 'error', ...answer });
    expect(await row(id)).toEqual(before);
    expect(await sumTaken(people.player, services)).toEqual([]);
    expect((await purchases()).filter(({ status }) => status !== 'failed')).toEqual([]);
    expect(await events('offer.redeemed')).toEqual([]);
  };

  test('sold out', async () => {
    const { id } = await make({ qty: 0, price: 0 });
    await expectNothing(id, { msg: 'This offer is sold out.' });
  });

  test('not yet, and not any more', async () => {
    const later = await make({ started_at: '2031-03-11' });
    await expectNothing(later.id, { msg: 'This offer starts on Tuesday 11 March.' });
    const over = await make({ ended_at: '2031-03-09' });
    await expectNothing(over.id, { msg: 'This offer ended on Sunday 9 March.' });
  });

  test('a price that is not the one they were shown', async () => {
    const { id } = await make({ price: 5000 });
    await expectNothing(id, { msg: 'The price of this offer has changed: it is now £50.00.' }, () =>
      redeem(id, { price: 4500 }),
    );
    const free = await make({ price: 0 });
    await expectNothing(free.id, { msg: 'The price of this offer has changed: it is now free.' }, () =>
      redeem(free.id, { price: 4500 }),
    );
  });

  test('a pro who has lapsed', async () => {
    const { id } = await make({ price: 0 });
    await home.db.users.update({ where: { id: people.pro.id }, data: { subscribed_until: new Date('2031-01-01') } });
    await expectNothing(id, { msg: 'Nothing can be bought from this coach at the moment.' });
  });

  test('no card', async () => {
    const { id } = await make();
    await expectNothing(id, { msg: 'Please add a card first.', code: 'card_required' });
  });

  test('a card that is declined, which gives the stock back; with another card it goes through', async () => {
    await withCard(people.player, services, 'pm_card_chargeDeclined');
    const { id } = await make({ qty: 1 });
    const key = uuid();
    const declined = { msg: 'Your card was declined.', code: 'card_error' };
    await expectNothing(id, declined, () => redeem(id, { key }));
    await expectNothing(id, declined, () => redeem(id, { key }));
    await home.db.users.update({
      where: { id: people.player.id },
      data: { stripe_id: null, stripe_payment_method: null, stripe_card: null },
    });
    await withCard(people.player, services);
    expect(await redeem(id)).toMatchObject({ type: 'success' });
    expect(await row(id)).toEqual({ qty: 0, sold: 1 });
  });

  test('the key of another purchase', async () => {
    const [one, other] = [await make({ price: 0 }), await make({ price: 0 })];
    const key = uuid();
    await redeem(one.id, { key });
    expect(await redeem(other.id, { key })).toMatchObject({ type: 'error' });
    expect(await row(other.id)).toEqual({ qty: 5, sold: 0 });
  });

  test('but an offer of another pro’s is not there, nor one that was deleted', async () => {
    const other = await coaching(services, {}, []);
    const foreign = await make({ price: 0 }, other.pro);
    expect((await catchRefusal(redeem(foreign.id))).status).toBe(404);
    const gone = await make({ price: 0 });
    await createCalls(services, people.pro).offers.remove({ id: gone.id });
    expect((await catchRefusal(redeem(gone.id))).status).toBe(404);
  });
});

describe('the last day ends at midnight where the pro is', () => {
  test.each([
    // The night the clocks go forward, and back.
    ['Europe/London', '2031-03-30', '2031-03-30T22:59:59.999Z', '2031-03-30T23:00:00Z'],
    ['Europe/London', '2031-10-26', '2031-10-26T23:59:59.999Z', '2031-10-27T00:00:00Z'],
    ['America/New_York', '2031-03-09', '2031-03-10T03:59:59.999Z', '2031-03-10T04:00:00Z'],
    ['Pacific/Kiritimati', '2031-03-10', '2031-03-10T09:59:59.999Z', '2031-03-10T10:00:00Z'],
    ['Asia/Kolkata', '2031-03-10', '2031-03-10T18:29:59.999Z', '2031-03-10T18:30:00Z'],
  ])('%s, %s: until %s, not at %s', async (timezone, ended_at, last, over) => {
    const there = await coaching(services, { timezone }, []);
    const { id } = await make({ price: 0, ended_at }, there.pro);
    clock.set(last);
    expect(await redeem(id, { as: there.player })).toMatchObject({ type: 'success' });
    clock.set(over);
    expect(await redeem(id, { as: there.player })).toMatchObject({ type: 'error' });
  });
});

describe('a bank that asks each time', () => {
  let id: string;
  beforeEach(async () => {
    await withCard(people.player, services, 'pm_card_authenticationRequired');
    ({ id } = await make({ qty: 1, lesson_credits_value: 2 }));
  });

  test('has the cardholder confirm, and the same call then goes through', async () => {
    const key = uuid();
    const first = await redeem(id, { key });
    expect(first).toMatchObject({ type: 'error', code: 'authentication_required' });
    expect(first.client_secret).toContain(`${first.payment_intent_id}_secret_`);
    expect(await row(id)).toEqual({ qty: 0, sold: 0 });
    expect(await redeem(id, { key })).toEqual(first);
    await confirmAtBank(first.client_secret!);
    const again = { payment_intent_id: first.payment_intent_id!, payment_made: true };
    expect(await redeem(id, { key: null, ...again })).toMatchObject({ type: 'success' });
    expect(await redeem(id, { key, ...again })).toMatchObject({ type: 'success' });
    expect(await sumTaken(people.player, services)).toEqual([4500]);
    expect(await findPayments(people.player, services)).toHaveLength(1);
    expect(await readCredits(home.db, people.player)).toBe(2);
    expect(await row(id)).toEqual({ qty: 0, sold: 1 });
  });

  test('delivers what was shown and paid for, though the offer was edited or deleted meanwhile', async () => {
    const { client_secret, payment_intent_id } = await redeem(id);
    await createCalls(services, people.pro).offers.save({ id, price: 9900, lesson_credits_value: 0, title: 'Another' });
    await createCalls(services, people.pro).offers.remove({ id });
    await confirmAtBank(client_secret!);
    expect(await redeem(id, { key: null, payment_intent_id: payment_intent_id! })).toMatchObject({ type: 'success' });
    expect(await purchases()).toMatchObject([{ title: 'Short game clinic', amount: 4500, credits: 2, status: 'paid' }]);
    expect(await readCredits(home.db, people.player)).toBe(2);
  });
});

describe('a refund', () => {
  const bought = async (fields: Fields = {}) => {
    await withCard(people.player, services);
    const { id } = await make({ qty: 1, lesson_credits_value: 2, ...fields });
    await redeem(id);
    const [purchase] = await purchases();
    return { id, refund: () => refundPurchase(people.pro, { id: purchase!.id }, services) };
  };

  test('puts the stock back, takes the credits, and gives the money back once', async () => {
    const { id, refund } = await bought();
    await Promise.all([refund(), refund()]);
    await refund();
    expect(await row(id)).toEqual({ qty: 1, sold: 0 });
    expect(await readCredits(home.db, people.player)).toBe(0);
    expect(await sumTaken(people.player, services)).toEqual([]);
    expect(await unbalanced(home.db)).toEqual([]);
    expect(await redeem(id)).toMatchObject({ type: 'success' });
  });

  test('is refused when a credit was spent, and nothing moves', async () => {
    const { id, refund } = await bought();
    const lot = await home.db.credit_lots.findFirstOrThrow({ where: { player_id: people.player.id } });
    await home.db.credit_ledger.create({
      data: { lot_id: lot.id, movement: 'spent', amount: -1, created_at: clock.now() },
    });
    expect(await catchRefusal(refund())).toMatchObject({
      status: 422,
      message: 'Some of the credits from this purchase have been used.',
    });
    expect(await row(id)).toEqual({ qty: 0, sold: 1 });
    expect(await sumTaken(people.player, services)).toEqual([4500]);
  });

  test('of what was free is refused, and it stays sold', async () => {
    const { id } = await make({ qty: 1, price: 0 });
    await redeem(id);
    const [purchase] = await purchases();
    expect(await catchRefusal(refundPurchase(people.pro, { id: purchase!.id }, services))).toMatchObject({
      status: 422,
      message: 'Nothing was paid for this.',
    });
    expect(await purchases()).toMatchObject([{ status: 'paid', refunded_at: null }]);
    expect(await row(id)).toEqual({ qty: 0, sold: 1 });
    expect(await events('purchase.refunded')).toEqual([]);
  });

  test.each([
    ['of the last one', 1, 0],
    ['of an offer without a limit', null, null],
  ])('%s, refused by the provider for good, changes nothing', async (_which, qty, left) => {
    const { id } = await bought({ qty });
    const [purchase] = await purchases();
    const refusing = { ...services, payments: { ...services.payments, refundPayment: async () => null } };
    expect((await catchRefusal(refundPurchase(people.pro, { id: purchase!.id }, refusing))).status).toBe(422);
    expect(await purchases()).toMatchObject([{ status: 'paid' }]);
    expect(await row(id)).toEqual({ qty: left, sold: 1 });
    expect(await readCredits(home.db, people.player)).toBe(2);
    expect(await unbalanced(home.db)).toEqual([]);
  });

  test('of an offer that was deleted gives the money back all the same', async () => {
    const { id, refund } = await bought({ lesson_credits_value: 0 });
    await createCalls(services, people.pro).offers.remove({ id });
    expect(await refund()).toMatchObject({ status: 'refunded' });
    expect(await sumTaken(people.player, services)).toEqual([]);
  });
});
