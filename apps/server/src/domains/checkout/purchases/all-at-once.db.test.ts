import { confirmAtBank } from '#test/buying.ts';
import { atOnce } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { hours } from '#test/hours.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testJobs } from '#test/jobs.ts';
import { unbalanced } from '#test/ledger.ts';
import { aShop, sendWebhook, findMoneyFaults, readBalances, type Shop } from '#test/shop.ts';
import { times } from '#test/times.ts';
import { inTransaction } from '@fairway/db/client';
import { DAY_MS } from '@fairway/time/units';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { toAppError } from '#core/app-error.ts';
import { eraseUser } from '#domains/users/erasure/service.ts';
import { giveCredits } from '#domains/credits/ledger/service.ts';
import { buyCredits } from '#domains/credits/purchase/service.ts';
import { expireCredits, remindOfCredits } from '#domains/credits/expiry/service.ts';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { cancelLesson, changeLesson } from '#domains/lessons/changing/service.ts';
import { redeem } from '#domains/offers/redemption/service.ts';
import { addOffer, changeOffer } from '#domains/offers/catalogue/service.ts';
import { resumePendingPurchases } from '#domains/checkout/recovery/service.ts';
import { refundPurchase } from '#domains/checkout/refunds/service.ts';

const ROUNDS = 5;
/** In the second of a round the lessons of the first are there to be cancelled. */
const WAVES = 2;
/** Credits bought in the first rounds expire in the last. */
const HOURS_A_ROUND = 100 * 24;
const STOCK = 60;
const PRICE = 1500;
const clock = startClock('2031-03-10T09:00:00Z');
const home = fileDatabase({ max: 20 });
const services = testServices(home, clock);
const customers: string[] = [];

let shop: Shop;
let players: Actor[];
let offer: string;
beforeAll(async () => {
  shop = await aShop(services, { lesson_price: PRICE });
  await hours(services, shop.pro, times(['00:00', '24:00']));
  const cards = ['pm_card_visa', 'pm_card_chargeCustomerFail', 'pm_card_authenticationRequired'];
  players = [shop.player, ...(await Promise.all(cards.map((card) => remembered(card))))];
  customers.push((await findPayer(shop.player)) ?? '');
  const wanted = { title: 'Pack', price: 2000, qty: STOCK, lesson_credits_value: 3, category: 'Packs' };
  offer = (await addOffer(shop.pro, wanted, services)).id;
});

const findPayer = async ({ id }: Actor) => (await home.db.users.findUniqueOrThrow({ where: { id } })).stripe_id;
/** Another player, whose money is looked at even when they have left. */
async function remembered(card?: string): Promise<Actor> {
  const player = await shop.another(card);
  customers.push((await findPayer(player)) ?? '');
  return player;
}

type Act = () => Promise<unknown>;
const jobs = () => testJobs(home.db, clock.now());
const buy = (player: Actor, key = uuid()) => buyCredits(player, { credits: 4, price: 4 * PRICE }, key, services);
const erase = (id: string) => inTransaction(home.db, (tx) => eraseUser(tx, id, { now: clock.now() }));

/** Asks for it, answers the bank if it asks, and asks again while the provider's message comes in. */
async function buyAndConfirm(player: Actor): Promise<unknown> {
  const key = uuid();
  const asked = toAppError(await buy(player, key).catch((error: unknown) => error)).body;
  if (!asked.client_secret || !asked.payment_intent_id) return null;
  await confirmAtBank(asked.client_secret);
  return Promise.all([buy(player, key), sendWebhook(asked.payment_intent_id, 'payment_intent.succeeded', services)]);
}

const time = (hour: number) => [{ start: `${String(hour).padStart(2, '0')}:00:00`, end: `${hour}:30:00` }];
const book = (player: Actor, hour: number) => {
  const date = new Date(clock.now().getTime() + 3 * DAY_MS).toISOString().slice(0, 10);
  const requested = { duration: 30, date, time: time(hour), note: '', payment_type: 'credits' } as const;
  return bookLesson(player, requested, services);
};

/** What everybody does at once in a round, on what the rounds before have left. */
async function planActs(leaver: Actor, wave = 0): Promise<Act[]> {
  const [lessons, purchases] = await Promise.all([
    home.db.lessons.findMany({ where: { cancelled_at: null, starts_at: { gt: clock.now() } }, take: 8 }),
    home.db.purchases.findMany({ where: { status: 'paid' }, orderBy: { created_at: 'desc' }, take: 6 }),
  ]);
  const double = uuid();
  const everyone = [...players, leaver];
  return [
    ...everyone.flatMap((player, index): Act[] => [
      () => buyAndConfirm(player),
      () => redeem(player, { id: offer }, uuid(), services),
      () => book(player, 8 + 8 * wave + index),
      () => book(player, 8 + 8 * wave),
    ]),
    () => buy(shop.player, double),
    () => buy(shop.player, double),
    ...lessons.flatMap(({ id }): Act[] => [
      () => cancelLesson(shop.pro, { id }, services),
      () => cancelLesson(shop.pro, { id, refund: true }, services),
      () => changeLesson(shop.pro, { id, duration: 60, outside_availability: true }, services),
    ]),
    ...purchases.flatMap(({ id }): Act[] => [
      () => refundPurchase(shop.pro, { id }, services),
      () => refundPurchase(shop.pro, { id }, services),
    ]),
    () => giveCredits(shop.pro, { player_id: leaver.id, credits: 2 }, services),
    () => changeOffer(shop.pro, { id: offer, title: 'Pack', button_type: uuid().slice(0, 8) }, services),
    () => expireCredits(jobs()),
    () => expireCredits(jobs()),
    () => remindOfCredits(jobs()),
    () => resumePendingPurchases(jobs()),
    ...(wave === WAVES - 1 ? [() => erase(leaver.id)] : []),
  ];
}

/** What nobody should ever meet: a deadlock, a broken rule of the database. */
const surprises = ({ refused }: Awaited<ReturnType<typeof atOnce>>) =>
  refused.filter(({ status }) => status >= 500 && status !== 503);

async function expectBooksInOrder(): Promise<void> {
  expect([...(await unbalanced(home.db)), ...(await findMoneyFaults(home.db))]).toEqual([]);
  expect(await home.db.credit_lots.count({ where: { remaining: { lt: 0 } } })).toBe(0);
}

/** Lets whatever is left behind be finished by the minute's sweep. */
async function settleAll(): Promise<void> {
  clock.pass(1);
  expect(await resumePendingPurchases(jobs())).toMatchObject({ failed: 0 });
  expect(await home.db.purchases.count({ where: { status: { in: ['pending', 'refunding'] } } })).toBe(0);
}

describe('everything at once', () => {
  test('buying, booking, cancelling, refunding, expiring and erasing leave the books right, round by round', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const leaver = await remembered();
      await buy(leaver);
      for (let wave = 0; wave < WAVES; wave += 1) {
        const outcome = await atOnce((await planActs(leaver, wave)).map((act) => act()));
        expect(surprises(outcome)).toEqual([]);
        await settleAll();
        await expectBooksInOrder();
      }
      clock.pass(HOURS_A_ROUND);
    }
    const { qty, sold } = await home.db.offers.findUniqueOrThrow({ where: { id: offer } });
    expect((qty ?? 0) + sold).toBe(STOCK);
    const movements = await home.db.credit_ledger.groupBy({ by: ['movement'] });
    const seen = movements.map(({ movement }) => movement).sort();
    expect(seen).toEqual(expect.arrayContaining(['bought', 'expired', 'given', 'refunded', 'returned', 'spent']));
  });

  test('and so does a pro who leaves in the middle of it: what was paid and not delivered goes back', async () => {
    const outcome = await atOnce([
      ...(await planActs(await remembered(), WAVES - 1)).map((act) => act()),
      erase(shop.pro.id),
      ...players.map((player) => redeem(player, { id: offer }, uuid(), services)),
    ]);
    expect(surprises(outcome)).toEqual([]);
    await settleAll();
    await expectBooksInOrder();
  });

  test('to the last penny: the provider holds what was paid for and not given back', async () => {
    const { _sum } = await home.db.purchases.aggregate({ where: { status: 'paid' }, _sum: { amount: true } });
    const held = customers.reduce((sum, customer) => sum + readBalances(customer), 0);
    expect(held).toBe(_sum.amount);
    expect(held).toBeGreaterThan(0);
  });
});
