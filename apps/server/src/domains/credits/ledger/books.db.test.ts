import { inTransaction } from '@fairway/db/client';
import { aLesson } from '#test/builders.ts';
import { orNullIfRefused } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { fc, runs } from '#test/properties.ts';
import { unbalanced } from '#test/ledger.ts';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { addLot, creditMap, returnCredits, spendCredits } from './service.ts';
import { restoreLot, revokeLot } from '#domains/credits/purchase/service.ts';
import { expireCredits, remindOfCredits } from '#domains/credits/expiry/service.ts';

const NOW = '2031-03-10T09:00:00Z';
const zone = 'Europe/London';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);

const ACTS = ['buy', 'spend', 'spend', 'return', 'expire', 'refund', 'undo', 'remind'] as const;
const step = fc.record({
  act: fc.constantFrom(...ACTS),
  hours: fc.integer({ min: 0, max: 4_000 }),
  credits: fc.integer({ min: 1, max: 12 }),
  nth: fc.nat(),
});

/** One life of a player's credits: an act that is refused, or that has nothing to act on yet, changes nothing. */
async function live(steps: { act: (typeof ACTS)[number]; hours: number; credits: number; nth: number }[]) {
  clock.set(NOW);
  const people = await coaching(services, {}, []);
  const holder = { player_id: people.player.id, pro_id: people.pro.id };
  const actor_id = people.player.id;
  const bought: string[] = [];
  const lessons: string[] = [];
  const acts = {
    buy: async (credits: number) => {
      const id = uuid();
      const paid = { status: 'paid', settled_at: clock.now(), payment_intent_id: `pi_${id}` } as const;
      const named = { id, key: id, kind: 'credits', title: 'Credits', currency: 'GBP' } as const;
      await home.db.purchases.create({ data: { ...holder, ...named, ...paid, credits, amount: credits * 100 } });
      bought.push(id);
      const worth = { source: 'bought', quantity: credits, unit_value: 100, currency: 'GBP', purchase_id: id } as const;
      await inTransaction(home.db, (tx) => addLot(tx, { ...worth, holder, zone, actor_id, at: clock.now() }));
    },
    spend: async (credits: number) => {
      const { id } = await aLesson(home.db, people, { cancelled_at: clock.now() });
      lessons.push(id);
      const movement = { lesson_id: id, actor_id, now: clock.now() };
      await inTransaction(home.db, (tx) => spendCredits(tx, holder, credits, movement));
    },
    return: async (credits: number, nth: number) => {
      const lesson_id = lessons[nth % lessons.length];
      if (!lesson_id) return;
      const movement = { lesson_id, actor_id, now: clock.now() };
      await inTransaction(home.db, (tx) => returnCredits(tx, holder, credits, zone, movement));
    },
    expire: () => expireCredits(services),
    remind: () => remindOfCredits(services),
    refund: async (_: number, nth: number) => {
      const id = bought[nth % bought.length];
      if (!id) return;
      const purchase = { id, status: 'paid', amount: 100 } as const;
      await inTransaction(home.db, (tx) => revokeLot(tx, purchase, { actor_id, at: clock.now() }));
    },
    /** A refund that the provider refuses for good. */
    undo: async (_: number, nth: number) => {
      const id = bought[nth % bought.length];
      if (!id) return;
      const purchase = { id, status: 'paid', amount: 100 } as const;
      await inTransaction(home.db, async (tx) => {
        await revokeLot(tx, purchase, { actor_id, at: clock.now() });
        await restoreLot(tx, purchase, clock.now());
      });
    },
  };
  for (const { act, hours, credits, nth } of steps) {
    clock.pass(hours);
    await orNullIfRefused(Promise.resolve(acts[act](credits, nth)));
  }
  return holder;
}

test('after any order of buying, spending, returning, expiring and refunding the ledger sums to the lots', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
      const holder = await live(steps);
      await expireCredits(services);
      expect(await unbalanced(home.db)).toEqual([]);
      const [ledger, lots] = [
        await home.db.credit_ledger.aggregate({ where: { lot: holder }, _sum: { amount: true } }),
        await home.db.credit_lots.aggregate({ where: holder, _sum: { remaining: true } }),
      ];
      expect(ledger._sum.amount).toBe(lots._sum.remaining);
      // After a sweep, what the books say is left is what the player can use.
      const usable = Object.values(await creditMap(home.db, holder, clock.now())).flat().length;
      expect(usable).toBe(lots._sum.remaining ?? 0);
      const reminders = await home.db.outbox.groupBy({
        by: ['payload'],
        where: { topic: 'credits.expiring' },
        _count: true,
      });
      expect(reminders.every(({ _count }) => _count === 1)).toBe(true);
    }),
    { numRuns: runs(25) },
  );
});
