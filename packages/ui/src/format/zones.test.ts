import { expect, test } from 'vitest';
import { clocksDiffer, dayAt, toIsoInstant, timeAt } from './zones.ts';

test.each([
  ['2026-11-24', '10:00:00', 'Europe/London', '2026-11-24T10:00:00.000Z'],
  ['2026-07-01', '10:00:00', 'Europe/London', '2026-07-01T09:00:00.000Z'],
  ['2026-11-24', '10:00', 'Asia/Kolkata', '2026-11-24T04:30:00.000Z'],
  ['2026-11-24', '00:15:00', 'America/New_York', '2026-11-24T05:15:00.000Z'],
])('%s %s in %s is %s', (date, time, zone, instant) => {
  expect(toIsoInstant(date, time, zone)).toBe(instant);
});

test('the doubled hour of autumn is its first passing', () => {
  expect(toIsoInstant('2026-10-25', '01:30:00', 'Europe/London')).toBe('2026-10-25T00:30:00.000Z');
  expect(toIsoInstant('2026-10-25', '02:00:00', 'Europe/London')).toBe('2026-10-25T02:00:00.000Z');
});

test('a time in the missing hour of spring is the moment the clock jumps', () => {
  expect(toIsoInstant('2026-03-29', '01:30:00', 'Europe/London')).toBe('2026-03-29T01:00:00.000Z');
  expect(toIsoInstant('2026-03-29', '02:00:00', 'Europe/London')).toBe('2026-03-29T01:00:00.000Z');
});

test('in the doubled hour of a zone whose clocks change by half an hour it is the first passing too', () => {
  expect(toIsoInstant('2026-04-05', '01:45:00', 'Australia/Lord_Howe')).toBe('2026-04-04T14:45:00.000Z');
  expect(toIsoInstant('2026-04-05', '02:00:00', 'Australia/Lord_Howe')).toBe('2026-04-04T15:30:00.000Z');
  expect(toIsoInstant('2026-10-04', '02:15:00', 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00.000Z');
});

test('zones with another name and the same clock do not differ', () => {
  expect(clocksDiffer('2026-11-24T10:00:00Z', 'Europe/London', 'Europe/Jersey')).toBe(false);
  expect(clocksDiffer('2026-11-24T10:00:00Z', 'Europe/London', 'Europe/Paris')).toBe(true);
  expect(clocksDiffer('2026-11-24T10:00:00Z', 'Europe/London', 'UTC')).toBe(false);
  expect(clocksDiffer('2026-07-01T10:00:00Z', 'Europe/London', 'UTC')).toBe(true);
  // The same time of another day.
  expect(clocksDiffer('2026-07-01T10:30:00Z', 'Pacific/Kiritimati', 'Pacific/Honolulu')).toBe(true);
});

test('a day and a time are those of the zone', () => {
  const at = new Date('2026-11-24T22:40:30Z');
  expect(dayAt(at, 'Europe/London')).toBe('2026-11-24');
  expect(dayAt(at, 'Asia/Kolkata')).toBe('2026-11-25');
  expect(timeAt(at, 'Asia/Kolkata')).toBe('04:10');
  expect(timeAt(at.toISOString(), 'Europe/London')).toBe('22:40');
});
