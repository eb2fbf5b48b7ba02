import { DURATIONS } from '@fairway/contracts/constants';
import { HOUR_MS, MINUTE_MS } from '@fairway/time/units';
import { parseMinute, toInstant } from '@fairway/time/zoned-time';
import { expect, test } from 'vitest';
import { fc } from '#test/properties.ts';
import { isLate } from '#domains/lessons/lesson/rules.ts';
import { lastRefillStart, mayRefill } from './rules.ts';

const NOW = Date.parse('2031-03-10T09:00:00Z');
const LONGEST_MS = Math.max(...DURATIONS) * MINUTE_MS;

test('no lesson that begins later can stand in the time of one cancelled late', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 24 * 60 }), (minutes) => {
      const forfeited = NOW + minutes * MINUTE_MS;
      fc.pre(isLate(forfeited, NOW));
      expect(forfeited + LONGEST_MS).toBeLessThan(lastRefillStart(NOW));
    }),
  );
});

test.each(['Pacific/Kiritimati', 'Europe/London', 'Pacific/Pago_Pago', 'Asia/Kathmandu'])(
  'every time of the clock of %s that may be one is taken for one',
  (zone) => {
    const times = [
      { date: '2031-03-10', start: '23:45:00' },
      { date: '2031-03-11', start: '10:00:00' },
      { date: '2031-03-12', start: '02:00:00' },
    ];
    const near = times.filter(
      ({ date, start }) => toInstant(zone, date, parseMinute(start)).at <= lastRefillStart(NOW),
    );
    expect(near.length).toBeGreaterThan(0);
    expect(near.filter((time) => !mayRefill(time, NOW))).toEqual([]);
  },
);

test('a time of next week is not', () => {
  expect(mayRefill({ date: '2031-03-17', start: '10:00:00' }, NOW)).toBe(false);
  expect(lastRefillStart(NOW)).toBeLessThan(NOW + 30 * HOUR_MS);
});
