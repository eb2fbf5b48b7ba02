import { describe, expect, test } from 'vitest';
import { chooseReminderDays, isOn } from './rules.ts';

const choose = (timezone: string, at: string) => chooseReminderDays([timezone], new Date(at))[0]?.day ?? null;

describe('a reminder goes out from eight until noon of its zone', () => {
  test.each([
    ['Europe/London', '2031-01-15T07:59:59Z', null],
    ['Europe/London', '2031-01-15T08:00:00Z', '2031-01-15'],
    ['Europe/London', '2031-01-15T11:59:00Z', '2031-01-15'],
    ['Europe/London', '2031-01-15T12:00:00Z', null],
    ['Asia/Kolkata', '2031-01-15T02:29:00Z', null],
    ['Asia/Kolkata', '2031-01-15T02:30:00Z', '2031-01-15'],
    ['Asia/Kathmandu', '2031-01-15T02:15:00Z', '2031-01-15'],
    // Their day is already the next one, or still the one before.
    ['Pacific/Kiritimati', '2031-01-14T18:00:00Z', '2031-01-15'],
    ['Pacific/Pago_Pago', '2031-01-15T22:00:00Z', '2031-01-15'],
    ['Pacific/Pago_Pago', '2031-01-15T18:59:00Z', null],
  ])('%s at %s', (zone, at, day) => expect(choose(zone, at)).toBe(day));
});

describe('on the days on which the clock changes it is eight by the new time', () => {
  test.each([
    ['Europe/London', '2031-03-30T06:59:00Z', null],
    ['Europe/London', '2031-03-30T07:00:00Z', '2031-03-30'],
    ['Europe/London', '2031-10-26T07:59:00Z', null],
    ['Europe/London', '2031-10-26T08:00:00Z', '2031-10-26'],
    ['America/New_York', '2031-03-09T12:00:00Z', '2031-03-09'],
    ['America/New_York', '2031-03-09T11:59:00Z', null],
    ['Australia/Lord_Howe', '2031-10-04T21:00:00Z', '2031-10-05'],
    ['Australia/Lord_Howe', '2031-10-04T20:59:00Z', null],
  ])('%s at %s', (zone, at, day) => expect(choose(zone, at)).toBe(day));
});

test('every zone of the list is asked for itself', () => {
  const zones = ['Europe/London', 'America/Los_Angeles', 'Pacific/Auckland'];
  expect(chooseReminderDays(zones, new Date('2031-01-15T08:30:00Z'))).toEqual([
    { timezone: 'Europe/London', day: '2031-01-15' },
  ]);
});

test('an unknown zone falls back to the default one, under its own name', () => {
  expect(chooseReminderDays(['no/where'], new Date('2031-01-15T08:00:00Z'))).toEqual([
    { timezone: 'no/where', day: '2031-01-15' },
  ]);
  expect(isOn('2031-01-15', 'no/where', new Date('2031-01-15T23:59:00Z'))).toBe(true);
});
