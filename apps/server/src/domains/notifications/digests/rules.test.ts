import { DAY_MS } from '@fairway/time/units';
import { toZoned } from '@fairway/time/zoned-time';
import { expect, test } from 'vitest';
import { fc, runs } from '#test/properties.ts';
import { findDigestEnd, findDigestTime } from './rules.ts';

const AT_SIX = { timezone: 'Europe/London', digest_at: 18 * 60 };
const findTime = (at: string, person = AT_SIX) => findDigestTime(person, new Date(at))?.toISOString();

test.each([
  ['in the morning, today', '2031-03-10T09:00:00Z', '2031-03-10T18:00:00.000Z'],
  ['in the last minute, tomorrow', '2031-03-10T17:59:00Z', '2031-03-11T18:00:00.000Z'],
  ['just before that, today', '2031-03-10T17:58:59Z', '2031-03-10T18:00:00.000Z'],
  ['as it comes, tomorrow', '2031-03-10T18:00:00Z', '2031-03-11T18:00:00.000Z'],
  ['before the clocks go on, by the clock on the wall', '2031-03-29T20:00:00Z', '2031-03-30T17:00:00.000Z'],
  ['before the clocks go back, by the clock on the wall', '2031-10-25T20:00:00Z', '2031-10-26T18:00:00.000Z'],
])('what comes %s', (_, at, due) => expect(findTime(at)).toBe(due));

test('is by the person’s own clock', () => {
  expect(findTime('2031-03-10T09:00:00Z', { ...AT_SIX, timezone: 'Asia/Kolkata' })).toBe('2031-03-10T12:30:00.000Z');
});

test('always lies more than a minute and at most a day and its change of clocks ahead, at the time that was chosen', () => {
  const zone = fc.constantFrom('Europe/London', 'America/New_York', 'Asia/Kolkata', 'Africa/Cairo');
  const when = fc.date({ min: new Date('2026-01-01'), max: new Date('2032-01-01'), noInvalidDate: true });
  // Around noon no clock of these is changed, so that each time is there once a day.
  const minute = fc.integer({ min: 600, max: 900 });
  fc.assert(
    fc.property(zone, minute, when, (timezone, digest_at, now) => {
      const due = findDigestTime({ timezone, digest_at }, now)!;
      const ahead = due.getTime() - now.getTime();
      expect(ahead).toBeGreaterThan(60_000);
      expect(ahead).toBeLessThanOrEqual(DAY_MS + DAY_MS / 24 + 60_000);
      expect(toZoned(timezone, due.getTime()).minute).toBe(digest_at);
    }),
    { numRuns: runs(300) },
  );
});

test('only messages and offers wait, and only for whoever chose it', () => {
  const now = new Date('2031-03-10T09:00:00Z');
  const due = new Date('2031-03-10T18:00:00Z');
  expect(findDigestEnd('message.sent', AT_SIX, now)).toEqual(due);
  expect(findDigestEnd('offer.published', AT_SIX, now)).toEqual(due);
  for (const topic of ['lesson.moved', 'record.published', 'offer.redeemed', 'challenge.made'] as const)
    expect(findDigestEnd(topic, AT_SIX, now)).toBeNull();
  expect(findDigestEnd('message.sent', { ...AT_SIX, digest_at: null }, now)).toBeNull();
  expect(findDigestEnd('message.sent', null, now)).toBeNull();
});
