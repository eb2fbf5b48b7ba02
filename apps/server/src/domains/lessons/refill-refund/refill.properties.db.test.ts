import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatTime, parseMinute } from '@fairway/time/zoned-time';
import { expect, test } from 'vitest';
import { orNullIfRefused } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { unbalanced } from '#test/ledger.ts';
import { fc, runs } from '#test/properties.ts';
import { testServices } from '#test/services.ts';
import type { Actor } from '#app/context.ts';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { cancelLesson, changeLesson } from '#domains/lessons/changing/service.ts';

/** Tomorrow is a late day from now on, so whatever is cancelled there is forfeited. */
const NOW = '2031-03-10T12:00:00Z';
const DAY = '2031-03-11';
const GIVEN = 8;
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);

const step = fc.record({
  act: fc.constantFrom('book', 'book', 'book', 'cancel', 'cancel', 'move'),
  who: fc.integer({ min: 0, max: 2 }),
  nth: fc.nat(),
  /** Of the two hours from nine to eleven, in half hours. */
  start: fc.integer({ min: 0, max: 3 }),
  duration: fc.constantFrom(30, 60, 90, 120),
});
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const toTime = ({ start, duration }: Step) => {
  const begin = 9 * 60 + start * 30;
  return [{ start: formatTime(begin), end: formatTime(begin + duration) }];
};

/** A lesson as the model knows it, in minutes of the day. */
interface Known {
  lesson: Lesson;
  player: number;
  live: boolean;
  /** Forfeited, and not come back yet. */
  lost: number;
}

const coversWhole = ({ start, end }: Lesson, others: Lesson[]): boolean => {
  for (let minute = parseMinute(start); minute < parseMinute(end); minute += 15)
    if (!others.some((one) => parseMinute(one.start) <= minute && minute < parseMinute(one.end))) return false;
  return true;
};
const touches = (a: Lesson, b: Lesson) =>
  parseMinute(a.start) < parseMinute(b.end) && parseMinute(b.start) < parseMinute(a.end);

test('whatever is booked, cancelled and moved, each forfeit comes back once, when others cover its time whole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      clock.set(NOW);
      const people = await coaching(services);
      const players: Actor[] = [people.player, await people.another(), await people.another()];
      for (const player of players) await credits(services, { pro: people.pro, player }, GIVEN);
      const known: Known[] = [];
      const expected = players.map(() => GIVEN);
      const pickLive = (nth: number) => {
        const live = known.filter((one) => one.live);
        return live[nth % Math.max(1, live.length)];
      };
      /** What a lesson in a new place brings to those whose forfeited times it touches. */
      const refill = (placed: Lesson) => {
        for (const one of known.filter(({ lost, lesson }) => lost > 0 && touches(lesson, placed))) {
          const others = known.filter(({ live, player }) => live && player !== one.player).map(({ lesson }) => lesson);
          if (!others.some(({ id }) => id === placed.id) || !coversWhole(one.lesson, others)) continue;
          expected[one.player]! += one.lost;
          one.lost = 0;
        }
      };
      const acts = {
        book: async (given: Step) => {
          const requested = {
            date: DAY,
            duration: given.duration,
            time: toTime(given),
            payment_type: 'credits' as const,
          };
          const done = await orNullIfRefused(bookLesson(players[given.who]!, requested, services));
          if (!done) return;
          known.push({ lesson: done.lesson, player: given.who, live: true, lost: 0 });
          expected[given.who]! -= done.lesson.credits;
          refill(done.lesson);
        },
        cancel: async ({ nth }: Step) => {
          const one = pickLive(nth);
          if (!one) return;
          await cancelLesson(players[one.player]!, { id: one.lesson.id }, services);
          one.live = false;
          one.lost = one.lesson.credits;
        },
        move: async (given: Step) => {
          const one = pickLive(given.nth);
          if (!one) return;
          const to = { id: one.lesson.id, date: DAY, time: toTime(given), duration: given.duration };
          const done = await orNullIfRefused(changeLesson(people.pro, to, services));
          if (!done) return;
          expected[one.player]! += one.lesson.credits - done.lesson.credits;
          const before = one.lesson;
          one.lesson = done.lesson;
          if (before.start !== done.lesson.start || before.end !== done.lesson.end) refill(done.lesson);
        },
      };
      for (const given of steps) {
        await acts[given.act](given);
        const lots = await home.db.credit_lots.groupBy({
          by: ['player_id'],
          where: { pro_id: people.pro.id },
          _sum: { remaining: true },
        });
        const held = new Map(lots.map(({ player_id, _sum }) => [player_id, _sum.remaining]));
        expect(players.map(({ id }) => held.get(id))).toEqual(expected);
      }
      expect(await unbalanced(home.db)).toEqual([]);
      const mine = new Set(known.map(({ lesson }) => lesson.id));
      const told = (await home.db.outbox.findMany({ where: { topic: 'credits.refilled' } }))
        .map(({ payload }) => (payload as { lesson_id: string }).lesson_id)
        .filter((id) => mine.has(id));
      expect(told).toHaveLength(new Set(told).size);
    }),
    { numRuns: runs(30) },
  );
}, 120_000);
