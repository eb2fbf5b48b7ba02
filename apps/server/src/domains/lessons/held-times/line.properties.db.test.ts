import { MINUTE_MS } from '@fairway/time/units';
import { formatTime } from '@fairway/time/zoned-time';
import { expect, test } from 'vitest';
import { orNullIfRefused } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { fc, runs } from '#test/properties.ts';
import { testServices } from '#test/services.ts';
import { times } from '#test/times.ts';
import type { Actor } from '#app/context.ts';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { cancelLesson } from '#domains/lessons/changing/service.ts';
import { askForTime, listWaiting, sweepWaitingList } from '#domains/schedule/waiting-list/service.ts';
import { answerHold } from './service.ts';

const NOW = Date.parse('2031-03-10T08:00:00Z');
const DAY = '2031-03-14';
const home = fileDatabase();
const clock = startClock(new Date(NOW).toISOString());
const services = testServices(home, clock);

/** Half hours of the two from nine to eleven. */
const act = fc.record({
  what: fc.constantFrom('ask', 'ask', 'book', 'cancel', 'cancel', 'yes', 'no', 'sweep', 'sweep'),
  who: fc.integer({ min: 0, max: 3 }),
  start: fc.integer({ min: 0, max: 3 }),
  duration: fc.constantFrom(30, 60),
});
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;
/** What happens at once, and how many minutes pass after it. */
const round = fc.record({ acts: fc.array(act, { minLength: 1, maxLength: 4 }), minutes: fc.constantFrom(0, 5, 20) });

const toTime = ({ start, duration }: Act) => {
  const begin = 9 * 60 + start * 30;
  return { start: formatTime(begin), end: formatTime(begin + duration) };
};

test('whatever is asked, freed, answered and booked at once: no time twice, one hold each, in order, and none stays', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(round, { minLength: 3, maxLength: 8 }), async (rounds) => {
      clock.set(new Date(NOW).toISOString());
      const people = await coaching(services, {}, times(['09:00', '11:00']));
      const players: Actor[] = [people.player, await people.another(), await people.another(), await people.another()];
      const pro_id = people.pro.id;
      const filled = [0, 2].map((start, nth) =>
        bookLesson(
          players[nth]!,
          {
            date: DAY,
            duration: 60,
            time: [toTime({ what: 'book', who: nth, start, duration: 60 })],
            payment_type: 'on_day',
          },
          services,
        ),
      );
      await Promise.all(filled);
      const acts: Record<Act['what'], (given: Act) => Promise<unknown>> = {
        ask: ({ who, duration }) =>
          askForTime(players[who]!, { date: DAY, start: '09:00:00', end: '11:00:00', duration }, services),
        book: (given) =>
          bookLesson(
            players[given.who]!,
            { date: DAY, duration: given.duration, time: [toTime(given)], payment_type: 'on_day' },
            services,
          ),
        cancel: async ({ who }) => {
          const own = await home.db.lessons.findFirst({ where: { player_id: players[who]!.id, cancelled_at: null } });
          if (own) await cancelLesson(players[who]!, { id: own.id }, services);
        },
        yes: (given) => answer(given, true),
        no: (given) => answer(given, false),
        sweep: () => sweepWaitingList(services),
      };
      const answer = async ({ who }: Act, response: boolean) => {
        const [hold] = (await listWaiting(players[who]!, services)).holds;
        if (hold) await answerHold(players[who]!, { id: hold.id, response, payment_type: 'on_day' }, services);
      };
      for (const { acts: together, minutes } of rounds) {
        await Promise.all(together.map((given) => orNullIfRefused(acts[given.what](given))));
        await checkNothingTwice(pro_id);
        clock.set(new Date(services.now().getTime() + minutes * MINUTE_MS).toISOString());
      }
      await checkOrder(pro_id);
      // With nobody answering, every hold lapses and goes on until the line is through.
      for (let nth = 0; nth <= players.length; nth += 1) {
        await sweepWaitingList(services);
        clock.set(new Date(services.now().getTime() + 20 * MINUTE_MS).toISOString());
      }
      await sweepWaitingList(services);
      expect(await home.db.waiting_openings.count({ where: { pro_id, due_at: { not: null } } })).toBe(0);
      expect(await home.db.waiting_holds.count({ where: { pro_id, closed_at: null } })).toBe(0);
    }),
    { numRuns: runs(15) },
  );
}, 120_000);

/** Live lessons and live holds of others: none overlaps another. */
async function checkNothingTwice(pro_id: string): Promise<void> {
  const at = services.now();
  const lessons = await home.db.lessons.findMany({ where: { pro_id, cancelled_at: null } });
  const holds = await home.db.waiting_holds.findMany({ where: { pro_id, closed_at: null, expires_at: { gt: at } } });
  const spans = [...lessons, ...holds].toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
  const twice = spans.filter((span, nth) => nth > 0 && span.starts_at < spans[nth - 1]!.ends_at);
  expect(twice).toEqual([]);
}

/**
 * Of one opening each player is offered one time, and of requests for the same length, which fit the same times here, an earlier one is
 * offered no later: whoever freed the time and whoever asked meanwhile stand apart.
 */
async function checkOrder(pro_id: string): Promise<void> {
  const openings = await home.db.waiting_openings.findMany({
    where: { pro_id },
    include: { holds: { include: { request: true } } },
  });
  const overtaken = openings.flatMap(({ holds, opened_at }) => {
    const line = holds.filter(({ request }) => request.created_at <= opened_at);
    return line.flatMap((one) =>
      line.filter(
        (other) =>
          other.request.duration === one.request.duration &&
          other.request.created_at < one.request.created_at &&
          other.held_at > one.held_at,
      ),
    );
  });
  expect(overtaken).toEqual([]);
}
