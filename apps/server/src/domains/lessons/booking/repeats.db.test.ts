import type { BookingIn } from '@fairway/contracts/lessons/lessons';
import { expectFault } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { faultyDatabase } from '#test/faulty-database.ts';
import { fileDatabase } from '#test/file-database.ts';
import { readCredits, unbalanced } from '#test/ledger.ts';
import { times } from '#test/times.ts';
import { beforeEach, expect, test } from 'vitest';
import { CommitInDoubt } from '@fairway/db/faults';
import type { Actor, AppServices } from '#app/context.ts';
import { cancelLesson, changeLesson } from '#domains/lessons/changing/service.ts';
import { bookLesson } from './service.ts';

/** Monday, nine in the morning in London. */
const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services);
});

const book = (actor: Actor, key: string | null, fields: Partial<BookingIn> = {}) =>
  bookLesson(
    actor,
    { date: '2031-03-12', time: times(['10:00', '11:00']), duration: 60, payment_type: 'on_day', ...fields },
    services,
    key,
  );
/** The database as it is for somebody whose connection is lost while the lesson is written, and `written` says whether it was. */
const lostWhileWriting = (written: boolean): AppServices['db'] =>
  faultyDatabase(home.db, async (text, values) => {
    const isWrite = text.startsWith('with "booked"');
    const rows = isWrite && !written ? [] : await home.db.$queryRawUnsafe(text, ...values);
    if (isWrite) throw new CommitInDoubt(new Error('Connection terminated'));
    return rows;
  });
const countLessons = () => home.db.lessons.count({ where: { pro_id: people.pro.id } });

test('a booking whose answer was lost is answered with its lesson, and costs once', async () => {
  const { player } = people;
  await credits(services, people, 4);
  const paid = { payment_type: 'credits', credits: 4 } as const;
  const first = await book(player, 'attempt', paid);
  const second = await book(player, 'attempt', paid);
  expect(second).toEqual(first);
  expect(await countLessons()).toBe(1);
  expect(await readCredits(home.db, player)).toBe(0);
  expect(await home.db.outbox.count({ where: { topic: 'lesson.booked' } })).toBe(1);
  expect(await unbalanced(home.db)).toEqual([]);
});

test('of two that come at once both are answered with the one lesson', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => book(people.player, 'attempt')));
  expect(new Set(answers.map(({ lesson }) => lesson.id)).size).toBe(1);
  expect(await countLessons()).toBe(1);
});

test('a booking whose connection was lost as it was written is looked for by its key, and is granted if it was kept', async () => {
  const [first, second] = [times(['10:00', '11:00']), times(['12:00', '13:00'])];
  const booking = { date: '2031-03-12', duration: 60, payment_type: 'on_day' } as const;
  const bookWith = (db: AppServices['db'], time: BookingIn['time'], key: string | null) =>
    bookLesson(people.player, { ...booking, time }, { ...services, db }, key);
  const { lesson } = await bookWith(lostWhileWriting(true), first, 'attempt');
  expect(await home.db.lessons.findUniqueOrThrow({ where: { id: lesson.id } })).toMatchObject({ key: 'attempt' });
  await expect(bookWith(lostWhileWriting(false), second, 'another')).rejects.toBeInstanceOf(CommitInDoubt);
  // Without a key, and where nothing can be read any more, nobody can say.
  await expect(bookWith(lostWhileWriting(true), second, null)).rejects.toBeInstanceOf(CommitInDoubt);
  expect(await countLessons()).toBe(2);
});

test('a coach repeats a booking for a guest', async () => {
  const guest = { player_id: 'guest', guest_name: 'Sam' } as const;
  const { lesson } = await book(people.pro, 'attempt', guest);
  expect((await book(people.pro, 'attempt', guest)).lesson).toEqual(lesson);
  await expectFault('time', book(people.pro, 'attempt', { ...guest, guest_name: 'Kim' }));
});

test.each([
  ['without a key', null],
  ['under another one', 'again'],
])('%s the time is taken, by whomever', async (_, key) => {
  await book(people.player, 'attempt');
  await expectFault('time', book(people.player, key));
  await expectFault('time', book(people.pro, 'attempt', { player_id: 'guest', guest_name: 'Sam' }));
  expect(await countLessons()).toBe(1);
});

test.each([
  ['to another day', { date: '2031-03-14', time: times(['10:00', '11:00']) }],
  ['to another length', { date: '2031-03-12', time: times(['10:00', '10:30']), duration: 30 }],
])('a lesson that was moved %s since is the answer all the same, and no second one is booked', async (_, change) => {
  for (const [actor, fields] of [
    [people.player, {}],
    [people.pro, { player_id: 'guest', guest_name: 'Sam' }],
  ] as const) {
    const { lesson } = await book(actor, 'attempt', fields);
    await changeLesson(people.pro, { id: lesson.id, ...change }, services);
    const again = await book(actor, 'attempt', fields);
    expect(again.lesson).toMatchObject({ id: lesson.id, date: change.date, time: change.time });
    expect(await countLessons()).toBe(1);
    const another = await book(actor, 'another', { ...fields, time: times(['15:00', '16:00']) });
    expect(another.lesson.id).not.toBe(lesson.id);
    await home.db.lessons.deleteMany({ where: { pro_id: people.pro.id } });
  }
});

test('another time under the same key is another booking, and what was cancelled is booked anew', async () => {
  const { lesson } = await book(people.player, 'attempt');
  const later = await book(people.player, 'attempt', { time: times(['12:00', '13:00']) });
  expect(later.lesson.id).not.toBe(lesson.id);
  await cancelLesson(people.player, { id: lesson.id }, services);
  const anew = await book(people.player, 'attempt');
  expect(anew.lesson.id).not.toBe(lesson.id);
});
