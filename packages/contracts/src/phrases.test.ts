import { describe, expect, test } from 'vitest';
import {
  creditsPhrase,
  currencySymbol,
  datePhrase,
  dayPhrase,
  durationPhrase,
  elsewherePhrase,
  fullName,
  initialAndLastName,
  minorDigits,
  moneyPhrase,
  monthPhrase,
  shortDayPhrase,
  timesPhrase,
  whenPhrase,
  zonePhrase,
} from './phrases.ts';

describe('days and times', () => {
  test('are said in full or in short, and stay on their day in any zone', () => {
    expect(dayPhrase('2026-11-24')).toBe('Tuesday 24 November');
    expect(shortDayPhrase('2026-11-24')).toBe('Tue 24 Nov');
    expect(datePhrase('2026-01-01')).toBe('1 January 2026');
    expect(monthPhrase('2026-12-31')).toBe('December 2026');
    expect(whenPhrase({ date: '2028-02-29', start: '23:00:00', end: '00:00:00' })).toBe(
      'Tuesday 29 February, 23:00 to 00:00',
    );
  });

  test('from one time to another, as one instant, or a whole day', () => {
    expect(timesPhrase('10:00:00', '11:00:00')).toBe('10:00 to 11:00');
    expect(timesPhrase('10:23:00', '10:23:00')).toBe('10:23');
    expect(timesPhrase('00:00:00', '00:00:00')).toBe('00:00 to 00:00');
    expect(timesPhrase('00:00', '00:00')).toBe('00:00 to 00:00');
  });

  test('have their zone by name, in winter and in summer', () => {
    expect(zonePhrase('2026-01-15T12:00:00Z', 'Europe/London')).toBe('GMT');
    expect(zonePhrase('2026-07-15T12:00:00Z', 'Europe/London')).toBe('BST');
  });

  test('elsewhere are of the day it is there', () => {
    expect(elsewherePhrase('2026-11-24T18:30:00Z', 'Asia/Kathmandu')).toBe('Wednesday 25 November, 00:15');
    expect(elsewherePhrase('2026-11-24T18:30:00Z', 'America/New_York')).toBe('Tuesday 24 November, 13:30');
  });
});

test.each([
  [15, '15 minutes'],
  [60, '1 hour'],
  [90, '1 hour 30 minutes'],
  [120, '2 hours'],
])('%i minutes are %s', (minutes, phrase) => {
  expect(durationPhrase(minutes)).toBe(phrase);
});

test('one credit is one credit', () => {
  expect([creditsPhrase(0), creditsPhrase(1), creditsPhrase(4)]).toEqual(['0 credits', '1 credit', '4 credits']);
});

describe('money', () => {
  test.each([
    ['GBP', 2, '£', 1_250, '£12.50'],
    ['GBP', 2, '£', 123_456, '£1,234.56'],
    ['EUR', 2, '€', 0, '€0.00'],
    ['JPY', 0, '¥', 1_250, '¥1,250'],
    ['HUF', 2, 'Ft', 125_000, 'Ft 1,250.00'],
    ['ISK', 0, 'kr', 1_250, 'kr 1,250'],
  ])('of %s has %i digits and the sign %s: %i is %s', (currency, digits, symbol, minor, phrase) => {
    expect([minorDigits(currency), currencySymbol(currency), moneyPhrase(minor, currency).replace(/\s/, ' ')]).toEqual([
      digits,
      symbol,
      phrase,
    ]);
  });

  test('of thousandths has three digits', () => {
    expect(minorDigits('KWD')).toBe(3);
    expect(moneyPhrase(1_250, 'KWD')).toMatch(/1\.250$/);
  });
});

describe('people', () => {
  test.each([
    [{ first_name: 'Alex', last_name: 'Taylor' }, 'A. Taylor', 'Alex Taylor'],
    [{ first_name: 'zoë', last_name: 'de Vries' }, 'Z. de Vries', 'zoë de Vries'],
    [{ first_name: '', last_name: 'Taylor' }, 'Taylor', 'Taylor'],
    [{ first_name: 'Alex', last_name: '' }, 'A.', 'Alex'],
  ])('%j', (person, short, full) => {
    expect([initialAndLastName(person), fullName(person)]).toEqual([short, full]);
  });
});
