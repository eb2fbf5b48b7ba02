import { DAY_MS } from '@fairway/time/units';
import { expect, test } from 'vitest';
import { attendanceRefusal, type AttendanceState } from './rules.ts';

const END = Date.parse('2031-03-12T11:00:00Z');
const LESSON: AttendanceState = { type: 0, player_id: 'player', cancelled: false, ends_at: END };
const EARLY = 'You can record attendance once the lesson is over.';

test.each<[string, Partial<AttendanceState>, 'pro' | 'player', number, string | null]>([
  ['by the coach as it ends', {}, 'pro', END, null],
  ['by the coach much later', {}, 'pro', END + 400 * DAY_MS, null],
  ['by the coach before the end', {}, 'pro', END - 1, EARLY],
  ['by the player', {}, 'player', END, 'Your coach records who came to lessons.'],
  ['of a guest', { player_id: null }, 'pro', END, 'Attendance is recorded for players, not for guests.'],
  ['of a lesson that was cancelled', { cancelled: true }, 'pro', END, 'This lesson has been cancelled.'],
  ['of a group as a whole', { type: 2 }, 'pro', END, 'Attendance is recorded for each place in a group lesson.'],
  ['of a video', { type: 1 }, 'pro', END, 'Attendance does not apply to video lessons.'],
])('attendance noted %s', (_, over, by, now, refusal) => {
  expect(attendanceRefusal({ ...LESSON, ...over }, by, now)).toBe(refusal);
});
