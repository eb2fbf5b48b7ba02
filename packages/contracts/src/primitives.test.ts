import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  date,
  duration,
  flag,
  idIn,
  idInOrNone,
  keysetCursor,
  longText,
  page,
  price,
  text,
  time,
} from './primitives.ts';
import { setZodMessages } from './zod-texts.ts';

beforeAll(setZodMessages);

/** What a schema makes of a value: the value read, or the text of the first fault. */
const read = (schema: z.ZodType, value: unknown) => {
  const { success, data, error } = schema.safeParse(value);
  return success ? data : `✗ ${error.issues[0]?.message}`;
};
const ID = '0192f0c1-7a3b-7c4d-8e5f-0123456789ab';
const NO_ROW = '00000000-0000-0000-0000-000000000000';
const CHOOSE = '✗ Please choose a duration.';
const PRICE = '✗ Please enter a price.';
const YEARS = '✗ Please give a day between the years 1900 and 2200.';

describe('an id', () => {
  test.each([
    ['as it is', ID, ID],
    ['in capitals', ID.toUpperCase(), ID],
    ['not shaped like one', 'guest', NO_ROW],
    ['half of one', ID.slice(0, 18), NO_ROW],
    ['an attack', `${ID}' OR 1=1 --`, NO_ROW],
    ['nothing', '', NO_ROW],
    ['far too long', 'x'.repeat(10_000), NO_ROW],
    ['a number', 7, '✗ This should be text.'],
    ['missing', undefined, '✗ This field is required.'],
  ])('%s', (_, given, expected) => {
    expect(read(idIn, given)).toBe(expected);
  });

  test('one that may be left out is left out when it is blank', () => {
    expect([read(idInOrNone, ''), read(idInOrNone, ' '), read(idInOrNone, 'x'), read(idInOrNone, ID)]).toEqual([
      null,
      null,
      NO_ROW,
      ID,
    ]);
  });
});

describe('a day', () => {
  test.each([
    ['2026-03-31', '2026-03-31'],
    ['2024-02-29', '2024-02-29'],
    ['1900-01-01', '1900-01-01'],
    ['2200-12-31', '2200-12-31'],
    ['2025-02-29', '✗ That day does not exist.'],
    ['2025-04-31', '✗ That day does not exist.'],
    ['2025-13-01', '✗ That day does not exist.'],
    ['2025-00-10', '✗ That day does not exist.'],
    ['2025-1-1', '✗ Please enter a date, such as 2026-11-24.'],
    ['01/02/2025', '✗ Please enter a date, such as 2026-11-24.'],
    ['2025-01-01T10:00', '✗ Please enter a date, such as 2026-11-24.'],
    ['', '✗ Please enter a date, such as 2026-11-24.'],
    ['0000-01-01', YEARS],
    ['1899-12-31', YEARS],
    ['2201-01-01', YEARS],
    ['9999-12-31', YEARS],
  ])('%s', (given, expected) => {
    expect(read(date, given)).toBe(expected);
  });
});

describe('a time', () => {
  test.each([
    ['09:15', '09:15:00'],
    ['09:15:00', '09:15:00'],
    ['00:00', '00:00:00'],
    ['23:45', '23:45:00'],
    ['09:10', '✗ Times go in steps of 15 minutes.'],
    ['24:00', '✗ Please enter a time as HH:MM.'],
    ['09:15:30', '✗ Please enter a time as HH:MM.'],
    ['9:15', '✗ Please enter a time as HH:MM.'],
    ['0915', '✗ Please enter a time as HH:MM.'],
    [915, '✗ This should be text.'],
  ])('%s', (given, expected) => {
    expect(read(time, given)).toBe(expected);
  });
});

describe('a number, of a form or not, is never made of nothing', () => {
  test.each([
    [duration, 45, 45],
    [duration, '45', 45],
    [duration, 40, CHOOSE],
    [duration, 0, CHOOSE],
    [duration, -15, CHOOSE],
    [duration, '', CHOOSE],
    [duration, null, CHOOSE],
    [duration, 'long', CHOOSE],
    [duration, [45], CHOOSE],
    [price, '1250', 1250],
    [price, 0, 0],
    [price, '', PRICE],
    [price, null, PRICE],
    [price, true, PRICE],
    [price, [], PRICE],
    [price, 12.5, PRICE],
    [price, -1, PRICE],
    [price, 'free', PRICE],
    [price, Number.NaN, PRICE],
    [price, 1_000_000, '✗ That price is too high.'],
    [page, undefined, 1],
    [page, '', 1],
    [page, '3', 3],
    [page, 0, '✗ This should be at least 1.'],
    [page, '-1', '✗ This should be at least 1.'],
    [page, 10_001, '✗ This should be at most 10000.'],
    [page, 1.5, '✗ This should be a whole number.'],
    [page, 'two', '✗ This should be a number.'],
  ])('%#: %s', (schema, given, expected) => {
    expect(read(schema, given)).toBe(expected);
  });
});

describe('a flag', () => {
  test.each([
    [true, true],
    [false, false],
    ['true', true],
    ['0', false],
    ['1', true],
    ['false', false],
    ['maybe', '✗ Please answer true or false.'],
    ['', '✗ Please answer true or false.'],
    [2, '✗ Please answer true or false.'],
  ])('%s', (given, expected) => {
    expect(read(flag, given)).toBe(expected);
  });
});

describe('a text', () => {
  test.each([
    [' Sam ', 'Sam'],
    ['Zoë 🏌️', 'Zoë 🏌️'],
    ['', ''],
    ['x'.repeat(10), 'x'.repeat(10)],
    ['x'.repeat(11), '✗ At most 10 characters, please.'],
    ['Sam\0', '✗ This text has a character that we cannot save. Please remove it and try again.'],
    [{}, '✗ This should be text.'],
    [undefined, '✗ This field is required.'],
  ])('%s', (given, expected) => {
    expect(read(text(10), given)).toBe(expected);
  });
});

describe('a cursor', () => {
  test.each([
    '2026-02-28T23:59:59.999Z',
    '2024-02-29T00:00:00.000Z',
    '1900-01-01T00:00:00.000Z',
    '2200-12-31T23:59:59.999Z',
  ])('%s is where a page may have ended', (at) => {
    expect(read(keysetCursor, `${at}_${ID}`)).toBe(`${at}_${ID}`);
  });

  test.each([
    ['a day that does not exist', `2026-02-30T10:00:00.000Z_${ID}`],
    ['an hour that does not exist', `2026-02-28T24:00:00.000Z_${ID}`],
    ['the year nought', `0000-01-01T00:00:00.000Z_${ID}`],
    ['a year before clocks', `1899-12-31T23:59:59.999Z_${ID}`],
    ['a year beyond them', `9999-12-31T23:59:59.999Z_${ID}`],
    ['half of one', '2026-02-28T10:00:00.000Z_'],
    ['another’s', 'MjAyNi0wMi0yOA=='],
  ])('%s is none', (_, given) => {
    expect(read(keysetCursor, given)).toBe('✗ This is not where a page of ours ended.');
  });
});

describe('text of several lines', () => {
  test.each([
    ['one text', 'a\r\nb', 'a\nb'],
    ['a list of lines', ['a', 'b\r'], 'a\nb'],
    ['a list that is not of lines', [{ toString: 1 }], '✗ This should be text.'],
    ['a list of lists', [['a']], '✗ This should be text.'],
    ['no text', { length: 1 }, '✗ This should be text.'],
  ])('%s', (_, given, expected) => {
    expect(read(longText(20), given)).toBe(expected);
  });
});

test('text that PostgreSQL cannot keep is refused', () => {
  const refused = '✗ This text has a character that we cannot save. Please remove it and try again.';
  expect(['a\0b', '\ud800', 'a\udfff'].map((given) => read(text(20), given))).toEqual([refused, refused, refused]);
});
