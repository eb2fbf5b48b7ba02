import { GUEST } from '@fairway/contracts/constants';
import { MINUTE_MS } from '@fairway/time/units';
import { expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { cancelLesson } from '#domains/lessons/changing/service.ts';
import { cancelGroupLesson, changeGroupLesson } from '#domains/lessons/group-lessons/service.ts';
import { orNullIfRefused } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aGroupLesson } from '#test/group-lessons.ts';
import { readCredits, unbalanced } from '#test/ledger.ts';
import { fc, runs } from '#test/properties.ts';
import { testServices } from '#test/services.ts';
import { joinGroupLesson, stopWaiting, sweepPlaces, waitForPlace } from './service.ts';

const NOW = '2031-03-10T09:00:00Z';
const PLAYERS = 4;
const GIVEN = 6;
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);

const act = fc.record({
  what: fc.constantFrom(
    'join',
    'join',
    'join',
    'leave',
    'leave',
    'wait',
    'stop',
    'give',
    'guest',
    'take',
    'more',
    'sweep',
  ),
  who: fc.integer({ min: 0, max: PLAYERS - 1 }),
  pays: fc.constantFrom('credits' as const, 'on_day' as const),
  refund: fc.boolean(),
});
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;
/** What happens at once, and how many minutes pass after it: a day and a half makes what is left later late. */
const round = fc.record({
  acts: fc.array(act, { minLength: 1, maxLength: 5 }),
  minutes: fc.constantFrom(0, 5, 20, 36 * 60),
});

test('whatever is joined, given, left and waited for at once: no place is sold twice, and no credit taken or given twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 3, maxLength: 7 }), fc.boolean(), async (rounds, cancelled) => {
      clock.set(NOW);
      const people = await coaching(services);
      const players: Actor[] = [people.player, await people.another(), await people.another(), await people.another()];
      for (const player of players) await credits(services, { ...people, player }, GIVEN);
      const { id } = await aGroupLesson(services, people.pro, { payment_type: 'either', price: 2500 });
      const findPlace = (where: { player_id: string } | { guest_name: string }) =>
        home.db.lessons.findFirst({
          where: { ...where, group_lesson_id: id, cancelled_at: null },
          select: { id: true },
        });
      const acts: Record<Act['what'], (given: Act) => Promise<unknown>> = {
        join: ({ who, pays }) => joinGroupLesson(players[who]!, { id, payment_type: pays }, services),
        give: ({ who, pays }) =>
          joinGroupLesson(people.pro, { id, player_id: players[who]!.id, payment_type: pays }, services),
        guest: ({ who }) => joinGroupLesson(people.pro, { id, player_id: GUEST, guest_name: `Guest ${who}` }, services),
        leave: async ({ who }) => {
          const place = await findPlace({ player_id: players[who]!.id });
          if (place) await cancelLesson(players[who]!, place, services);
        },
        take: async ({ who, refund }) => {
          const place =
            (await findPlace({ guest_name: `Guest ${who}` })) ?? (await findPlace({ player_id: players[who]!.id }));
          if (place) await cancelLesson(people.pro, { ...place, refund }, services);
        },
        wait: ({ who }) => waitForPlace(players[who]!, { id }, services),
        stop: ({ who }) => stopWaiting(players[who]!, { id }, services),
        more: ({ who }) => changeGroupLesson(people.pro, { id, places: 2 + (who % 2) }, services),
        sweep: () => sweepPlaces(services),
      };
      for (const { acts: together, minutes } of rounds) {
        await Promise.all(together.map((given) => orNullIfRefused(acts[given.what](given))));
        await checkPlaces(id);
        await checkCredits(id, players);
        clock.set(new Date(services.now().getTime() + minutes * MINUTE_MS).toISOString());
      }
      if (!cancelled || services.now() >= new Date('2031-03-12T10:00:00Z')) return;
      // Everybody who still had a place gets everything back, however often the coach taps, and whoever leaves meanwhile.
      await Promise.all([
        ...players.map((_, who) => orNullIfRefused(acts.leave({ what: 'leave', who, pays: 'credits', refund: false }))),
        cancelGroupLesson(people.pro, { id }, services),
        cancelGroupLesson(people.pro, { id }, services),
      ]);
      await checkPlaces(id);
      await checkCredits(id, players);
      expect(await home.db.lessons.count({ where: { group_lesson_id: id, cancelled_at: null } })).toBe(0);
      expect(await home.db.place_requests.count({ where: { lesson_id: id, ended_at: null } })).toBe(0);
    }),
    { numRuns: runs(15) },
  );
}, 120_000);

/** The counter is the places there are, and within them; each player and each guest has one, and no place is kept for whoever has one. */
async function checkPlaces(id: string): Promise<void> {
  const group = await home.db.group_lessons.findUniqueOrThrow({ where: { lesson_id: id } });
  const live = await home.db.lessons.findMany({ where: { group_lesson_id: id, type: 3, cancelled_at: null } });
  const kept = await home.db.place_requests.findMany({
    where: { lesson_id: id, ended_at: null, expires_at: { gt: services.now() } },
  });
  expect(group.taken).toBe(live.length);
  expect(group.taken).toBeLessThanOrEqual(group.places);
  const holders = live.map(({ player_id, guest_name }) => player_id ?? guest_name);
  expect(new Set(holders).size).toBe(holders.length);
  const joined = new Set(live.map(({ player_id }) => player_id));
  expect(kept.filter(({ player_id }) => joined.has(player_id))).toEqual([]);
}

/** A live place paid with credits has taken its two; one that was left has taken two or given them back, never more and never half. */
async function checkCredits(id: string, players: Actor[]): Promise<void> {
  const places = await home.db.lessons.findMany({ where: { group_lesson_id: id, type: 3 } });
  const moved = await home.db.credit_ledger.groupBy({
    by: ['lesson_id'],
    where: { lesson_id: { in: places.map((place) => place.id) } },
    _sum: { amount: true },
  });
  const cost = new Map(moved.map(({ lesson_id, _sum }) => [lesson_id, -(_sum.amount ?? 0)]));
  for (const { id: lesson_id, payment_type, cancelled_at } of places) {
    const allowed = payment_type === 'on_day' ? [0] : cancelled_at === null ? [2] : [0, 2];
    expect(allowed).toContain(cost.get(lesson_id) ?? 0);
  }
  const held = await Promise.all(players.map((player) => readCredits(home.db, player)));
  const spent = players.map((player) =>
    places.reduce((sum, place) => sum + (place.player_id === player.id ? (cost.get(place.id) ?? 0) : 0), 0),
  );
  expect(held).toEqual(spent.map((count) => GIVEN - count));
  expect(await unbalanced(home.db)).toEqual([]);
}
