import { DAY_MS, MINUTES_A_DAY } from '@fairway/time/units';
import { offsetPeriodAt, toZoned } from '@fairway/time/zoned-time';
import { describe, expect, test } from 'vitest';
import { fc, runs } from '#test/properties.ts';
import { GROUP_BY_TOPIC } from '#domains/notifications/kinds/channel-matrix.ts';
import type { NotificationTopic } from '#domains/notifications/kinds/context.ts';
import { delayUntil, findHoldEnd, findQuietEnd } from './rules.ts';

const LONDON = { timezone: 'Europe/London', quiet_from: 21 * 60, quiet_until: 7 * 60 };
const findEnd = (hours: Parameters<typeof findQuietEnd>[0], at: string) =>
  findQuietEnd(hours, new Date(at))?.toISOString() ?? null;

test.each([
  ['before they begin', '2031-03-10T20:59:59Z', null],
  ['as they begin', '2031-03-10T21:00:00Z', '2031-03-11T07:00:00.000Z'],
  ['at midnight', '2031-03-11T00:00:00Z', '2031-03-11T07:00:00.000Z'],
  ['in the last minute', '2031-03-11T06:59:59Z', '2031-03-11T07:00:00.000Z'],
  ['as they end', '2031-03-11T07:00:00Z', null],
  ['in the evening before the clocks go on', '2031-03-29T22:00:00Z', '2031-03-30T06:00:00.000Z'],
  ['in the evening before the clocks go back', '2031-10-25T21:00:00Z', '2031-10-26T07:00:00.000Z'],
  ['in summer, by the clock on the wall', '2031-07-01T20:00:00Z', '2031-07-02T06:00:00.000Z'],
])('from nine to seven in London: %s', (_, at, end) => expect(findEnd(LONDON, at)).toBe(end));

test('are those of the person’s own zone', () => {
  expect(findEnd({ ...LONDON, timezone: 'Asia/Kolkata' }, '2031-03-10T15:30:00Z')).toBe('2031-03-11T01:30:00.000Z');
  expect(findEnd({ ...LONDON, timezone: 'Asia/Kolkata' }, '2031-03-10T22:00:00Z')).toBe('2031-03-11T01:30:00.000Z');
  expect(findEnd({ ...LONDON, timezone: 'Asia/Kolkata' }, '2031-03-10T02:00:00Z')).toBeNull();
});

test('may lie within one day', () => {
  const lunch = { ...LONDON, quiet_from: 13 * 60, quiet_until: 15 * 60 };
  expect(findEnd(lunch, '2031-03-10T14:00:00Z')).toBe('2031-03-10T15:00:00.000Z');
  expect(findEnd(lunch, '2031-03-10T15:00:00Z')).toBeNull();
  expect(findEnd(lunch, '2031-03-10T12:59:00Z')).toBeNull();
});

test('until a time that the clock skips end when it jumps', () => {
  const hours = { ...LONDON, quiet_until: 90 };
  expect(findEnd(hours, '2031-03-30T00:30:00Z')).toBe('2031-03-30T01:00:00.000Z');
});

test('until a time that the clock shows twice end the first time', () => {
  const hours = { ...LONDON, quiet_until: 90 };
  expect(findEnd(hours, '2031-10-26T00:15:00Z')).toBe('2031-10-26T00:30:00.000Z');
  expect(findEnd(hours, '2031-10-26T01:15:00Z')).toBeNull();
});

test('are none when they are switched off', () => {
  expect(findEnd({ ...LONDON, quiet_from: null, quiet_until: null }, '2031-03-10T23:00:00Z')).toBeNull();
});

test.each([
  ['without a beginning', { quiet_from: null }, '2031-03-10T06:00:00Z'],
  ['without an end', { quiet_until: null }, '2031-03-10T22:00:00Z'],
  ['that end as they begin', { quiet_from: LONDON.quiet_until }, '2031-03-10T22:00:00Z'],
])('%s are none', (_, hours, at) => expect(findEnd({ ...LONDON, ...hours }, at)).toBeNull());

test('always end later than now, within a day, at a moment that is not quiet', () => {
  const minute = fc.integer({ min: 0, max: MINUTES_A_DAY - 1 });
  const zone = fc.constantFrom(
    'Europe/London',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'Africa/Cairo',
  );
  const when = fc.date({ min: new Date('2026-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(zone, minute, minute, when, (timezone, quiet_from, quiet_until, at) => {
      fc.pre(quiet_from !== quiet_until);
      const hours = { timezone, quiet_from, quiet_until };
      const end = findQuietEnd(hours, at);
      const { minute: now } = toZoned(timezone, at.getTime());
      const isQuiet =
        quiet_from < quiet_until ? now >= quiet_from && now < quiet_until : now >= quiet_from || now < quiet_until;
      const offsetAt = (moment: number) => offsetPeriodAt(timezone, moment).offset;
      // The hour that the clock shows twice may be quiet on the wall, and over all the same.
      const isSecondShowing = offsetAt(at.getTime() - DAY_MS / 8) > offsetAt(at.getTime());
      expect(isQuiet ? end !== null || isSecondShowing : end === null).toBe(true);
      if (!end) return;
      expect(end.getTime()).toBeGreaterThan(at.getTime());
      expect(end.getTime() - at.getTime()).toBeLessThanOrEqual(DAY_MS + DAY_MS / 12);
      // A time that the clock skips is the one end that is not where the wall says.
      const isSkipped = toZoned(timezone, end.getTime()).minute !== quiet_until;
      expect(isSkipped || findQuietEnd(hours, end) === null).toBe(true);
    }),
    { numRuns: runs(500) },
  );
});

describe('at ten in the evening', () => {
  const now = new Date('2031-03-10T22:00:00Z');
  const morning = new Date('2031-03-11T07:00:00Z');
  test.each([
    ['offer.published', 'push', morning],
    ['offer.published', 'email', null],
    ['record.published', 'push', morning],
    ['comment.added', 'text', morning],
    ['time.freed', 'push', morning],
    ['lesson.moved', 'push', null],
    ['lesson.cancelled', 'text', null],
    ['lessons.changed', 'push', null],
    ['lesson.reminder', 'push', null],
    ['practice.due', 'push', morning],
    ['practice.due', 'email', null],
    ['challenge.made', 'email', null],
    ['offer.redeemed', 'email', null],
    ['offer.redeemed', 'push', morning],
  ] as const)('%s by %s', (topic, channel, end) => {
    expect(findHoldEnd(topic, channel, LONDON, now)).toEqual(end);
  });

  test('a push goes out at once when it is about a lesson, or what somebody waits for, and wakes nobody else', () => {
    const topics = Object.keys(GROUP_BY_TOPIC) as NotificationTopic[];
    const atOnce = topics.filter((topic) => findHoldEnd(topic, 'push', LONDON, now) === null);
    expect(atOnce.toSorted()).toEqual([
      'account.erased',
      'challenge.made',
      'digest.due',
      'email.changed',
      'export.ready',
      'invitation.made',
      'lesson.booked',
      'lesson.cancelled',
      'lesson.moved',
      'lesson.reminder',
      'lessons.changed',
      'password.changed',
      'place.offered',
      'player.erased',
      'time.held',
    ]);
  });

  test('whoever has left is not waited for', () => {
    expect(findHoldEnd('offer.published', 'push', null, now)).toBeNull();
  });
});

test('the queue keeps back what is not due, and nothing that is', () => {
  const now = new Date('2031-03-10T22:00:00Z');
  expect(delayUntil(new Date('2031-03-10T22:01:00Z'), now)).toBe(60_000);
  expect(delayUntil(new Date('2031-03-10T21:00:00Z'), now)).toBe(0);
  expect(delayUntil(null, now)).toBe(0);
});
