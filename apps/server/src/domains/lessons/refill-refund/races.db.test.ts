import type { BookingIn } from '@fairway/contracts/lessons/lessons';
import { inTransaction } from '@fairway/db/client';
import { lockDiary } from '@fairway/db/locks';
import { beforeEach, expect, test } from 'vitest';
import { atOnce } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { readCredits, unbalanced } from '#test/ledger.ts';
import { waitUntilBlocked } from '#test/locks.ts';
import { testServices } from '#test/services.ts';
import { times } from '#test/times.ts';
import type { Actor } from '#app/context.ts';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { cancelLesson } from '#domains/lessons/changing/service.ts';

const NOW = '2031-03-10T12:00:00Z';
const DAY = '2031-03-11';
const home = fileDatabase();
const services = testServices(home, startClock(NOW));
let people: Coaching;
let others: [Actor, Actor];
beforeEach(async () => {
  people = await coaching(services);
  others = [await people.another(), await people.another()];
});

const book = async (actor: Actor, time: [string, string], duration = 60, fields: Partial<BookingIn> = {}) => {
  const requested = { date: DAY, duration, time: times(time), payment_type: 'on_day' as const, ...fields };
  return (await bookLesson(actor, requested, services)).lesson;
};
/** A time that this player pays for with credits and cancels too late. */
async function forfeit(player: Actor, time: [string, string]): Promise<string> {
  await credits(services, { pro: people.pro, player }, 4);
  const { id } = await book(player, time, 60, { payment_type: 'credits' });
  await cancelLesson(player, { id }, services);
  return id;
}
const countTold = async (id: string) =>
  (await home.db.outbox.findMany({ where: { topic: 'credits.refilled' } })).filter(
    ({ payload }) => (payload as { lesson_id: string }).lesson_id === id,
  ).length;

test('two halves that are booked at once cover the time together: whoever comes second brings the credits back', async () => {
  const id = await forfeit(people.player, ['10:00', '11:00']);
  const halves = [book(others[0], ['10:00', '10:30'], 30), book(others[1], ['10:30', '11:00'], 30)];
  const { granted } = await atOnce(halves);
  expect(granted).toHaveLength(2);
  expect([await readCredits(home.db, people.player), await countTold(id)]).toEqual([4, 1]);
  expect(await unbalanced(home.db)).toEqual([]);
});

test('two who want the whole time at once: one has it, and the credits come back once', async () => {
  const id = await forfeit(people.player, ['10:00', '11:00']);
  const { granted } = await atOnce(others.map((player) => book(player, ['10:00', '11:00'])));
  expect(granted).toHaveLength(1);
  expect([await readCredits(home.db, people.player), await countTold(id)]).toEqual([4, 1]);
});

test('a cancellation and a booking of its time at once: the credits come back exactly if the booking found the time free', async () => {
  await credits(services, people, 4);
  const { id } = await book(people.player, ['10:00', '11:00'], 60, { payment_type: 'credits' });
  const [, booked] = await Promise.allSettled([
    cancelLesson(people.player, { id }, services),
    book(others[0], ['10:00', '11:00']),
  ]);
  const back = booked.status === 'fulfilled';
  expect([await readCredits(home.db, people.player), await countTold(id)]).toEqual(back ? [4, 1] : [0, 0]);
});

test('two players who pay with credits for each other’s forfeited times do not wait for one another for ever', async () => {
  const [one, two] = others;
  const ids = [await forfeit(one, ['10:00', '11:00']), await forfeit(two, ['11:00', '12:00'])];
  for (const player of others) await credits(services, { pro: people.pro, player }, 4);
  const paid = { payment_type: 'credits' } as const;
  const { granted, refused } = await atOnce([
    book(one, ['11:00', '12:00'], 60, paid),
    book(two, ['10:00', '11:00'], 60, paid),
  ]);
  expect([granted.length, refused]).toEqual([2, []]);
  expect(await Promise.all(others.map((player) => readCredits(home.db, player)))).toEqual([4, 4]);
  expect(await Promise.all(ids.map(countTold))).toEqual([1, 1]);
});

test('a booking that may bring credits back takes its turn in the diary, and one of next week does not wait', async () => {
  let soon: Promise<unknown> = Promise.resolve();
  await inTransaction(home.db, async (tx) => {
    await lockDiary(tx, people.pro.id);
    soon = book(others[0], ['10:00', '11:00']);
    await waitUntilBlocked(home.db);
    await book(others[1], ['10:00', '11:00'], 60, { date: '2031-03-18' });
  });
  expect(await soon).toMatchObject({ start: '10:00:00' });
});
