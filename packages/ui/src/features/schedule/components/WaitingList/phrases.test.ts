import { expect, test } from 'vitest';
import { wishDay, wishWindow } from './phrases.ts';

const requested = { date: null, day: 3, start: '09:00:00', end: '12:00:00', duration: 60 };

test('a requested is said as people say it', () => {
  expect(wishDay(requested, '2026-11-24')).toBe('Every Thursday');
  expect(wishDay({ date: '2026-11-26', day: null }, '2026-11-24')).toBe('Thursday 26 November');
  expect(wishDay({ date: '2027-01-07', day: null }, '2026-11-24')).toBe('Thursday 7 January 2027');
  expect(wishWindow(requested)).toBe('1 hour between 09:00 and 12:00');
  expect(wishWindow({ ...requested, start: '00:00:00', end: '00:00:00' })).toBe('1 hour at any time');
  expect(wishWindow({ ...requested, end: '00:00:00' })).toBe('1 hour between 09:00 and midnight');
});
