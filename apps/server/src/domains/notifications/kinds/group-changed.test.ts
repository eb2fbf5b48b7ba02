import { NO_LINKS } from '@fairway/contracts/links';
import { listFacts } from '@fairway/emails/content';
import { HOUR_MS, MINUTE_MS } from '@fairway/time/units';
import { describe, expect, test } from 'vitest';
import { aPerson, OCCURRED_AT, someWaited } from '#test/notification-fixtures.ts';
import { testSecrets } from '#test/services.ts';
import type { NotificationEvent, WaitedLessonContext } from './context.ts';
import { isStale, selectRecipients, writeEmail, writePush } from './registry.ts';

const services = { secrets: testSecrets, links: NO_LINKS };
const STARTS_AT = someWaited().starts_at;
const moved = (fields: Partial<WaitedLessonContext> = {}): NotificationEvent<'group.moved'> => ({
  topic: 'group.moved',
  payload: { request_id: 'request', from: '2030-01-06T15:30:00.000Z', starts_at: STARTS_AT.toISOString() },
  at: OCCURRED_AT,
  waited: someWaited(fields),
});
/** A group lesson at the venue that it has now, which was at The Links; with its time unless it has a `from`. */
const relocated = (from: string | null, venue_from = 'The Links'): NotificationEvent<'group.moved'> => ({
  topic: 'group.moved',
  payload: {
    request_id: 'request',
    from: from ?? STARTS_AT.toISOString(),
    starts_at: STARTS_AT.toISOString(),
    venue_from,
    ...(from === null ? { keeps_time: true } : {}),
  },
  at: OCCURRED_AT,
  waited: someWaited({ venue: 'Linden Park' }),
});
const renoted: NotificationEvent<'group.moved'> = {
  ...moved(),
  payload: { ...moved().payload, from: STARTS_AT.toISOString(), keeps_time: true },
};
const cancelled = (fields: Partial<WaitedLessonContext> = {}): NotificationEvent<'group.cancelled'> => ({
  topic: 'group.cancelled',
  payload: { request_id: 'request' },
  at: OCCURRED_AT,
  waited: someWaited({ cancelled_at: OCCURRED_AT, ended_at: OCCURRED_AT, ...fields }),
});
const offered = (fields: Partial<WaitedLessonContext> = {}): NotificationEvent<'place.offered'> => ({
  topic: 'place.offered',
  payload: { request_id: 'request' },
  at: OCCURRED_AT,
  placeRequest: { ...someWaited(fields), expires_at: new Date(OCCURRED_AT.getTime() + 20 * MINUTE_MS) },
});
const reader = (timezone = 'Europe/London') => ({
  audience: 'player' as const,
  person: aPerson('player', { timezone }),
});
const page = '/player/lessons/groups/group';

describe('whoever waits for a place', () => {
  test('reads the old time and the new one, on their own clock too, and may leave the list on its page', () => {
    const mail = writeEmail(moved(), reader('America/New_York'), services);
    expect(mail.subject).toBe('Short game clinic moved: Monday 7 January, 12:00');
    expect(listFacts(mail).map(({ label, was }) => [label, was])).toEqual([
      ['When', 'Sunday 6 January, 15:30'],
      ['Your time', undefined],
      ['With', undefined],
      ['Where', undefined],
    ]);
    expect([mail.button.path, writePush(moved(), reader(), services).path]).toEqual([page, page]);
  });

  test('reads the old venue and the new one, and of another time only where there is one', () => {
    const mail = writeEmail(relocated(null), reader(), services);
    expect([mail.subject, mail.heading]).toEqual([
      'Short game clinic has a new venue: Monday 7 January, 12:00',
      'Short game clinic has a new venue',
    ]);
    expect(mail.lead).toContain('If the new venue does not suit you');
    expect(listFacts(mail).flatMap(({ was }) => was ?? [])).toEqual(['The Links']);
    expect(writePush(relocated(null), reader(), services).body).toBe(
      'Monday 7 January, 12:00. Linden Park. You are still on the waiting list.',
    );
    const both = writeEmail(relocated('2030-01-06T15:30:00.000Z'), reader(), services);
    expect([both.subject, both.heading]).toEqual([
      'Short game clinic moved: Monday 7 January, 12:00',
      'Short game clinic has a new time and venue',
    ]);
    expect(listFacts(both).flatMap(({ was }) => was ?? [])).toEqual(['Sunday 6 January, 15:30', 'The Links']);
  });

  test('is told nothing of a change of neither', () => {
    expect(selectRecipients(renoted)).toEqual([]);
  });

  test('reads that it is cancelled, and is led to the others', () => {
    const mail = writeEmail(cancelled(), reader(), services);
    expect([mail.subject, mail.button.path]).toEqual([
      'Short game clinic cancelled: Monday 7 January, 12:00',
      '/player/lessons/groups',
    ]);
    expect(writePush(cancelled(), reader(), services).title).toBe('Short game clinic has been cancelled');
  });

  test('reads until when a place is kept, on their own clock', () => {
    const mail = writeEmail(offered(), reader('America/New_York'), services);
    expect(mail.lead).toContain('until 07:20; then it goes to the next player');
    expect([mail.button.path, writePush(offered(), reader(), services).path]).toEqual([page, page]);
  });

  test.each([moved(), relocated(null), cancelled(), offered()])(
    'is told of $topic by push and email, and the coach is not',
    (event) => {
      expect(selectRecipients(event)).toEqual([
        { user_id: 'player', channel: 'push' },
        { user_id: 'player', channel: 'email' },
      ]);
    },
  );
});

test.each<[string, NotificationEvent<'group.moved' | 'group.cancelled' | 'place.offered'>, number, string | null]>([
  ['a move', moved(), 0, null],
  ['a move, once it has begun', moved(), 72, 'it has begun'],
  [
    'a move of what was moved again',
    moved({ starts_at: new Date(STARTS_AT.getTime() + HOUR_MS) }),
    0,
    'it was moved again since',
  ],
  [
    'a move of what was cancelled since',
    moved({ cancelled_at: OCCURRED_AT }),
    0,
    'the group lesson was cancelled since',
  ],
  ['a move, to whoever has left the line', moved({ ended_at: OCCURRED_AT }), 0, 'they wait no longer'],
  ['a new venue', relocated(null), 0, null],
  ['a new venue that was taken back', relocated(null, 'Linden Park'), 0, 'it is where it was again'],
  ['a cancellation', cancelled(), 71, null],
  ['a cancellation, at the time it had', cancelled(), 72, 'its time has passed'],
  ['a kept place', offered(), 0, null],
  ['a kept place that was taken', offered({ ended_at: OCCURRED_AT }), 0, 'the offer is over'],
  ['a kept place, an hour later', offered(), 1, 'the offer has lapsed'],
])('a notice of %s', (_, event, hours, why) => {
  expect(isStale(event, new Date(OCCURRED_AT.getTime() + hours * HOUR_MS))).toBe(why);
});
