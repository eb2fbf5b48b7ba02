import type { ChangeIn } from '@fairway/contracts/lessons/lessons';
import { aPro } from '#test/builders.ts';
import { catchRefusal, NOT_FOUND, toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { expectNoTrace } from '#test/ledger.ts';
import { testServices } from '#test/services.ts';
import { times } from '#test/times.ts';
import { beforeEach, expect, test } from 'vitest';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { changeLesson, previewChange } from './service.ts';

/** Monday, nine in the morning in London; the lesson is on Wednesday at ten. */
const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
let id: string;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services);
  id = await book('10:00', '11:00');
});

async function book(start: string, end: string, payment_type: 'on_day' | 'credits' = 'on_day'): Promise<string> {
  const booking = { date: '2031-03-12', time: times([start, end]), duration: 60, payment_type };
  return (await bookLesson(people.player, booking, services)).lesson.id;
}
const preview = (fields: Omit<ChangeIn, 'id'>, actor = people.pro) => previewChange(actor, { id, ...fields }, services);
const FREE = { refusal: null, warning: null, credits: 0 };

test('a free time is neither refused nor warned of, and nothing is kept', async () => {
  expect(await preview({ date: '2031-03-13', time: times(['14:00', '15:00']) })).toEqual(FREE);
  expect(await preview({ time: times(['10:15', '11:15']) })).toEqual(FREE);
  const lesson = await home.db.lessons.findUniqueOrThrow({ where: { id } });
  expect(lesson.starts_at).toEqual(new Date('2031-03-12T10:00:00Z'));
});

test('a time outside the hours is the coach’s to confirm, and refused to a player', async () => {
  const early = { date: '2031-03-13', time: times(['07:00', '08:00']) };
  const outside = 'That time is outside the hours of this diary.';
  expect(await preview(early)).toEqual({ ...FREE, warning: outside });
  expect(await preview(early, people.player)).toEqual({ ...FREE, refusal: outside, warning: outside });
  await changeLesson(people.pro, { id, ...early, outside_availability: true }, services);
});

test('another lesson’s time, a time that has passed and one that the clocks skip are refused', async () => {
  await book('12:00', '13:00');
  expect(await preview({ time: times(['12:30', '13:30']) })).toMatchObject({
    refusal: 'Sorry, that time is no longer free. Please choose another.',
  });
  expect(await preview({ date: '2031-03-09', time: times(['10:00', '11:00']) })).toMatchObject({
    refusal: 'That time has passed or is too soon. Please choose a later one.',
  });
  expect(await preview({ date: '2031-03-30', time: times(['01:15', '02:15']) })).toMatchObject({
    refusal: 'That time does not exist on this day: the clocks change.',
  });
});

test('a lesson that has begun stays where it is', async () => {
  clock.set('2031-03-12T10:00:00Z');
  expect(await preview({ time: times(['14:00', '15:00']) })).toMatchObject({
    refusal: 'This lesson has already started.',
  });
});

test('another length tells the credits it takes or gives back, and whether there are enough', async () => {
  await credits(services, people, 5);
  id = await book('14:00', '15:00', 'credits');
  expect(await preview({ duration: 30, time: times(['14:00', '14:30']) })).toEqual({ ...FREE, credits: -2 });
  const longer = { duration: 90, time: times(['14:00', '15:30']) };
  const tooFew = { refusal: 'There are not enough credits for this lesson.', warning: null, credits: 2 };
  expect(await preview(longer)).toEqual(tooFew);
  await expectNoTrace(home.db, () => changeLesson(people.pro, { id, ...longer }, services));
  await credits(services, people, 1);
  expect(await preview(longer)).toEqual({ ...FREE, credits: 2 });
});

test('a lesson of another’s is not there', async () => {
  const other = toActor(await aPro(home.db));
  expect(await catchRefusal(preview({ date: '2031-03-13' }, other))).toEqual(NOT_FOUND);
});
