import type { BookingForm } from '@fairway/contracts/lessons/booking-form';
import { aProBookingForm } from '@fairway/ui/testing/booking-form';
import { ALEX, PRIYA } from '@fairway/ui/testing/people';
import { expect, test } from 'vitest';
import { parseProLessonSearch, readProChoice, usualDuration, withChoice, withPlayer } from './proLessonSearch.ts';

const form: BookingForm = aProBookingForm();
const AT_TEN = { duration: 60, date: '2026-11-26', time: '10:00' } as const;

test('a choice outside the hours survives the address, beside player and venue', () => {
  const choice = { duration: 45, date: '2026-11-26', time: '21:15:00', outside: true };
  const search = withChoice({ id: ALEX.id, venue: 'club-2' }, choice);
  expect(search).toEqual({
    id: ALEX.id,
    venue: 'club-2',
    duration: 45,
    date: '2026-11-26',
    time: '21:15',
    outside: true,
  });
  expect(readProChoice(parseProLessonSearch({ ...search }), { duration: 60, date: null, time: null })).toEqual(choice);
});

test.each([
  [{ id: 7, venue: '', outside: 'yes' }, {}],
  [{ outside: true }, {}],
  [{ id: 'guest', date: '2026-02-31' }, { id: 'guest' }],
])('%o reads as %o', (typed, search) => {
  expect(parseProLessonSearch(typed)).toEqual(search);
});

test("the player's own length wins over the coach's", () => {
  expect([usualDuration(form, PRIYA.id), usualDuration(form, 'guest'), usualDuration(form, undefined)]).toEqual([
    45, 30, 30,
  ]);
});

test('a new player brings their length as long as nobody chose another: the time goes, the day stays', () => {
  expect(withPlayer({ date: '2026-11-26' }, form, ALEX.id)).toEqual({ id: ALEX.id, date: '2026-11-26' });
  expect(withPlayer({ ...AT_TEN, id: ALEX.id }, form, PRIYA.id)).toEqual({ id: PRIYA.id, date: '2026-11-26' });
});

test('a length that was chosen stays, and so does the time', () => {
  const chosen = { ...AT_TEN, duration: 90, id: ALEX.id } as const;
  expect(withPlayer(chosen, form, PRIYA.id)).toEqual({ ...chosen, id: PRIYA.id });
});

test('another time or another player has nothing of the lesson to have again', () => {
  const again = { id: ALEX.id, like: 'lesson-1' };
  expect(withPlayer(again, form, PRIYA.id)).not.toHaveProperty('like');
  expect(withChoice(again, { duration: 60, date: null, time: null, outside: false })).not.toHaveProperty('like');
});

test('players of the same length change places without losing the time', () => {
  const same = aProBookingForm({ players: form.players.map((player) => ({ ...player, lesson_duration: 60 })) });
  expect(withPlayer({ ...AT_TEN, id: ALEX.id }, same, PRIYA.id)).toEqual({ ...AT_TEN, id: PRIYA.id });
});
