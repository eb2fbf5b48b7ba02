import { describe, expect, test } from 'vitest';
import {
  formatDate,
  formatDay,
  formatDuration,
  formatInZone,
  formatMonth,
  formatShortDay,
  formatTimes,
  formatWhen,
  formatZone,
  greeting,
} from './phrases.ts';

describe('days and times', () => {
  test('are said in full or in short, and stay on their day in any zone', () => {
    expect(formatDay('2026-11-24')).toBe('Tuesday 24 November');
    expect(formatShortDay('2026-11-24')).toBe('Tue 24 Nov');
    expect(formatDate('2026-01-01')).toBe('1 January 2026');
    expect(formatMonth('2026-12-31')).toBe('December 2026');
    expect(formatWhen({ date: '2028-02-29', start: '23:00:00', end: '00:00:00' })).toBe(
      'Tuesday 29 February, 23:00 to 00:00',
    );
  });

  test('from one time to another, as one instant, or a whole day', () => {
    expect(formatTimes('10:00:00', '11:00:00')).toBe('10:00 to 11:00');
    expect(formatTimes('10:23:00', '10:23:00')).toBe('10:23');
    expect(formatTimes('00:00:00', '00:00:00')).toBe('00:00 to 00:00');
    expect(formatTimes('00:00', '00:00')).toBe('00:00 to 00:00');
  });

  test('have their zone by name, in winter and in summer', () => {
    expect(formatZone('2026-01-15T12:00:00Z', 'Europe/London')).toBe('GMT');
    expect(formatZone('2026-07-15T12:00:00Z', 'Europe/London')).toBe('BST');
  });

  test('elsewhere are of the day it is there', () => {
    expect(formatInZone('2026-11-24T18:30:00Z', 'Asia/Kathmandu')).toBe('Wednesday 25 November, 00:15');
    expect(formatInZone('2026-11-24T18:30:00Z', 'America/New_York')).toBe('Tuesday 24 November, 13:30');
  });
});

test.each([
  [15, '15 minutes'],
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [120, '2 hours'],
])('%i minutes are %s', (minutes, phrase) => {
  expect(formatDuration(minutes)).toBe(phrase);
});

test.each([
  ['03:59', 'Good evening'],
  ['04:00', 'Good morning'],
  ['11:59', 'Good morning'],
  ['12:00', 'Good afternoon'],
  ['17:29', 'Good afternoon'],
  ['17:30', 'Good evening'],
  ['23:59', 'Good evening'],
])('at %s one says %s', (time, words) => {
  expect(greeting(time)).toBe(words);
});
