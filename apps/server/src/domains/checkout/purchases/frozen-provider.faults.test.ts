import { toAppError } from '#core/app-error.ts';
import { catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { hours } from '#test/hours.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { frozenProvider, type FrozenProvider, type Manner } from '#test/frozen-provider.ts';
import { testJobs } from '#test/jobs.ts';
import { unbalanced } from '#test/ledger.ts';
import { createTestPayments } from '#test/payments.ts';
import { aShop, findCharges, findMoneyFaults, readBalances, type Shop } from '#test/shop.ts';
import { times } from '#test/times.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Actor, AppServices } from '#app/context.ts';
import { giveCredits } from '#domains/credits/ledger/service.ts';
import { buyCredits } from '#domains/credits/purchase/service.ts';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { resumePendingPurchases } from '#domains/checkout/recovery/service.ts';

const PLAYERS = 35;
const PRICE = 1500;
const START = '2031-03-10T09:00:00Z';
const clock = startClock(START);
const home = fileDatabase({ max: 10 });
const services: AppServices = testServices(home, clock);
/** Short, so that a test can wait for it; long enough for what comes before the call that hangs, however busy the machine. */
const BUDGET_MS = 4_000;
vi.setConfig({ testTimeout: 60_000 });

let shop: Shop;
let players: Actor[];
beforeAll(async () => {
  shop = await aShop(services, { lesson_price: PRICE });
  await hours(services, shop.pro, times(['00:00', '24:00']));
  players = await Promise.all(Array.from({ length: PLAYERS }, () => shop.another()));
});
beforeEach(() => clock.set(START));

const buy = (player: Actor, key: string, needs: AppServices) => buyCredits(player, { credits: 2 }, key, needs);
const findStripeId = async ({ id }: Actor) => (await home.db.users.findUniqueOrThrow({ where: { id } })).stripe_id!;

/** What the provider holds of all the players, and what we have sold them. */
async function bothSides(): Promise<{ theirs: number; ours: number }> {
  const customers = await Promise.all([shop.player, ...players].map(findStripeId));
  const sold = await home.db.purchases.aggregate({ where: { status: 'paid' }, _sum: { amount: true } });
  return { theirs: customers.reduce((sum, id) => sum + readBalances(id), 0), ours: sold._sum.amount ?? 0 };
}

/** A shop whose provider can be frozen. */
async function withFrozen(guard: Parameters<typeof createTestPayments>[1] = {}) {
  const provider = await frozenProvider();
  const payments = createTestPayments(provider.url, { budget_ms: BUDGET_MS, ...guard });
  return { provider, needs: { ...services, payments } satisfies AppServices };
}

/** Freezes a provider at the moment that a purchase is about to be taken. */
const atConfirming = (manner: Manner) => (call: string) => (call.endsWith('/confirm') ? manner : ('well' as const));

async function refusedFor(
  provider: FrozenProvider,
  manner: Parameters<FrozenProvider['behave']>[0],
  call: () => Promise<unknown>,
) {
  provider.behave(manner);
  return catchRefusal(call());
}

test('a buyer is told that nothing was charged only when nothing can have been', async () => {
  const { provider, needs } = await withFrozen();
  const [ann, ben] = players as [Actor, Actor];
  const before = await refusedFor(provider, 'silent', () => buy(ann, 'nothing', needs));
  expect(before.status).toBe(503);
  expect(before.message).toContain('Nothing was charged');
  for (const manner of ['silent', 'mute', 'dripping', 'faulty'] as const) {
    const during = await refusedFor(provider, atConfirming(manner), () => buy(ben, manner, needs));
    expect(during.status).toBe(503);
    expect(during.message).toContain('We are checking the payment');
    expect(during.message).not.toContain('Nothing was charged');
  }
  // The one whose answer was lost was taken, and the same call goes on where it stopped.
  provider.behave('well');
  await Promise.all(['silent', 'mute', 'dripping', 'faulty'].map((key) => buy(ben, key, needs)));
  await buy(ann, 'nothing', needs);
  for (const purchase of await home.db.purchases.findMany()) expect(findCharges(purchase)).toHaveLength(1);
});

test('a purchase that the provider left open while its message came in is answered paid', async () => {
  const { provider, needs } = await withFrozen();
  provider.behave(atConfirming('mute'));
  const asked = buy(shop.player, 'told otherwise', needs);
  // The provider's message is heard by another process, which reaches it.
  await expect
    .poll(
      async () => {
        const row = await home.db.purchases.findFirst({ where: { player_id: shop.player.id } });
        return row && findCharges(row).length;
      },
      { timeout: 10_000 },
    )
    .toBe(1);
  await buy(shop.player, 'told otherwise', services);
  await expect(asked).resolves.toBeDefined();
});

test('under a freeze 35 purchases end within their budget, bookings go on, and both sides are equal when it is over', async () => {
  const { provider, needs } = await withFrozen({ open_ms: 200 });
  await Promise.all(players.map((player) => giveCredits(shop.pro, { player_id: player.id, credits: 4 }, services)));
  // Some hang at the beginning, some when they are taken, and of some the answer is lost.
  let nth = 0;
  provider.behave((call) => {
    const manners = call.endsWith('/confirm') ? (['mute', 'silent'] as const) : (['well', 'well', 'silent'] as const);
    return manners[(nth += 1) % manners.length]!;
  });
  const buying = Promise.allSettled(players.map((player, index) => buy(player, `frozen ${index}`, needs)));
  let over = false;
  void buying.then(() => (over = true));
  await Promise.all(
    players.slice(0, 10).map((player, index) => {
      const time = [
        { start: `${String(8 + index).padStart(2, '0')}:00:00`, end: `${String(9 + index).padStart(2, '0')}:00:00` },
      ];
      return bookLesson(player, { date: '2031-03-14', duration: 60, time, payment_type: 'credits' }, needs);
    }),
  );
  expect(over).toBe(false);
  const statuses = (await buying).map((one) => (one.status === 'fulfilled' ? 'paid' : toAppError(one.reason).kind));
  expect(new Set(statuses)).toEqual(new Set(['unavailable']));

  // It is over. Every other player asks again; of the others the sweep sees to it.
  provider.behave('well');
  const again = players.flatMap((player, index) => (index % 2 ? [{ player, key: `frozen ${index}` }] : []));
  await Promise.all(
    again.map(({ player, key }) => expect.poll(() => buy(player, key, needs), { timeout: 20_000 }).toBeDefined()),
  );
  clock.pass(0.5);
  expect(await resumePendingPurchases({ ...testJobs(home.db, clock.now()), payments: needs.payments })).toMatchObject({
    failed: 0,
  });

  const { theirs, ours } = await bothSides();
  expect(theirs).toBe(ours);
  expect(ours).toBeGreaterThan(again.length * 2 * PRICE - 1);
  expect(await home.db.purchases.count({ where: { status: { in: ['pending', 'refunding'] } } })).toBe(0);
  expect([...(await unbalanced(home.db)), ...(await findMoneyFaults(home.db))]).toEqual([]);
});

test('the sweep finishes what can be finished while the provider hangs over other purchases', async () => {
  const { provider, needs } = await withFrozen({ budget_ms: 5_000, failures: 1_000 });
  provider.behave(atConfirming('mute'));
  const [stuck, fine] = players.slice(0, 2) as [Actor, Actor];
  await Promise.all([stuck, fine].map((player) => catchRefusal(buy(player, 'swept', needs))));
  const rows = await home.db.purchases.findMany({ where: { key: 'swept', status: 'pending' } });
  const hung = rows.find(({ player_id }) => player_id === stuck.id)!;
  clock.pass(0.5);
  provider.behave((call) => (call.includes(hung.payment_intent_id!) ? 'silent' : 'well'));
  const sweep = resumePendingPurchases({ ...testJobs(home.db, clock.now()), payments: needs.payments });
  await expect
    .poll(async () => (await home.db.purchases.findFirst({ where: { key: 'swept', player_id: fine.id } }))?.status, {
      timeout: 10_000,
    })
    .toBe('paid');
  expect(provider.hanging()).toBe(1);
  expect(await sweep).toMatchObject({ failed: 1 });
  provider.behave('well');
  expect(await resumePendingPurchases({ ...testJobs(home.db, clock.now()), payments: needs.payments })).toMatchObject({
    failed: 0,
  });
});
