import { aPerson, HAPPENED, someLesson } from '@fairway/testing/happenings';
import { expect, test } from 'vitest';
import type { FreedHappening } from '../rules/facts.ts';
import { freedNotice } from './freed-notice.ts';

const freed = (timezone = 'Europe/London'): FreedHappening => ({
  topic: 'time.freed',
  payload: { lesson_id: 'lesson', actor_id: 'pro' },
  at: HAPPENED,
  freed: { lesson: someLesson({ cancelled_at: HAPPENED }), taken: false, players: [aPerson('reader', { timezone })] },
});

test('it says when, with whom, how long and where, and nothing of who cancelled', () => {
  const notice = freedNotice(freed());
  expect(notice.subject).toBe('A time is free: Monday 7 January, 12:00');
  expect(notice.facts).toEqual([
    { label: 'When', value: 'Monday 7 January, 12:00 to 13:00 (GMT, London)' },
    { label: 'With', value: 'Robin Calder' },
    { label: 'Length', value: '1 hour' },
    { label: 'Where', value: 'Linden Park' },
  ]);
  expect(JSON.stringify(notice)).not.toContain('Jamie');
});

test('its button opens the booking form at that time', () => {
  expect(freedNotice(freed()).button).toEqual({
    label: 'Book this time',
    path: '/player/lessons/book?duration=60&date=2030-01-07&time=12%3A00',
  });
});

test('a reader elsewhere is told their own time too', () => {
  expect(freedNotice(freed('America/New_York')).facts[1]).toEqual({
    label: 'Your time',
    value: 'Monday 7 January, 07:00 to 08:00 (GMT-5, New York)',
  });
});
