import { expect, test } from 'vitest';
import { toCalendarEntry, feedWindow } from './rules.ts';

const at = new Date('2030-03-31T12:00:00Z');
const lesson = {
  id: 'l',
  starts_at: at,
  ends_at: at,
  sequence: 3,
  created_at: at,
  updated_at: at,
  cancelled_at: null,
  group_title: null,
  venue: 'Linden',
  note: 'Bring the driver',
};

test('a feed goes ninety days back, and fourteen for what was cancelled', () => {
  expect(feedWindow(at)).toEqual({
    since: new Date('2029-12-31T12:00:00Z'),
    cancelled_since: new Date('2030-03-17T12:00:00Z'),
  });
});

test('an entry names the other one and keeps one id for life', () => {
  expect(toCalendarEntry(lesson, 'A. Taylor')).toMatchObject({
    uid: 'l@fairway',
    sequence: 3,
    cancelled: false,
    summary: 'Lesson with A. Taylor',
    location: 'Linden',
    description: 'Bring the driver',
  });
});

test.each([
  ['to come', null, 'Short game clinic'],
  ['cancelled', at, 'Cancelled: Short game clinic'],
])('a group lesson that is %s goes by its title', (_, cancelled_at, summary) => {
  const entry = toCalendarEntry({ ...lesson, group_title: 'Short game clinic', cancelled_at }, 'A. Taylor');
  expect(entry.summary).toBe(summary);
});

test('a cancelled lesson says so in words and by its state', () => {
  expect(toCalendarEntry({ ...lesson, cancelled_at: at }, 'A. Taylor')).toMatchObject({
    uid: 'l@fairway',
    cancelled: true,
    summary: 'Cancelled: lesson with A. Taylor',
  });
});
