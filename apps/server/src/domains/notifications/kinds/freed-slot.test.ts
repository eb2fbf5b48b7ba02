import { NO_LINKS } from '@fairway/contracts/links';
import { listFacts } from '@fairway/emails/content';
import { testSecrets } from '#test/services.ts';
import { aPerson, OCCURRED_AT, someLesson } from '#test/notification-fixtures.ts';
import { expect, test } from 'vitest';
import type { NotificationEvent } from './context.ts';
import { timeFreed } from './freed-slot.ts';

const freed = (timezone = 'Europe/London'): NotificationEvent<'time.freed'> => ({
  topic: 'time.freed',
  payload: { lesson_id: 'lesson', actor_id: 'pro' },
  at: OCCURRED_AT,
  freedSlot: {
    lesson: someLesson({ cancelled_at: OCCURRED_AT }),
    taken: false,
    notice_hours: 2,
    players: [aPerson('reader', { timezone })],
  },
});

const email = (timezone?: string) => {
  const event = freed(timezone);
  const [person] = event.freedSlot.players;
  return timeFreed.email(event, { audience: 'player', person: person! }, { secrets: testSecrets, links: NO_LINKS });
};

test('it says when, with whom, how long and where, and nothing of who cancelled', () => {
  const notice = email();
  expect(notice.subject).toBe('A time is free: Monday 7 January, 12:00');
  expect(listFacts(notice)).toEqual([
    { label: 'When', value: 'Monday 7 January, 12:00 to 13:00 (GMT, London)' },
    { label: 'With', value: 'Robin Calder' },
    { label: 'Length', value: '1 hour' },
    { label: 'Where', value: 'Linden Park' },
  ]);
  expect(JSON.stringify(notice)).not.toContain('Jamie');
});

test('its button opens the booking form at that time', () => {
  expect(email().button).toEqual({
    label: 'Book this time',
    path: '/player/lessons/book?duration=60&date=2030-01-07&time=12%3A00',
  });
});

test('a reader elsewhere is told their own time too', () => {
  expect(listFacts(email('America/New_York'))[1]).toEqual({
    label: 'Your time',
    value: 'Monday 7 January, 07:00 to 08:00 (GMT-5, New York)',
  });
});
