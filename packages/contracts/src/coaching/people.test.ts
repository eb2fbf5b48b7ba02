import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { CURRENCIES } from '../checkout/currencies.ts';
import { groupIn, groupPutIn, playersQuery, userChangeIn } from './people.ts';
import { setZodMessages } from '../zod-texts.ts';

beforeAll(setZodMessages);

/** What a schema makes of a value: the value read, or the first text of each field. */
function read(schema: z.ZodType, value: unknown): unknown {
  const { success, data, error } = schema.safeParse(value);
  return success ? data : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a change of a person', () => {
  test.each<[string, object, unknown]>([
    ['nothing', {}, {}],
    [
      'blanks around words',
      { first_name: ' Zoë ', email: ' zoe@example.com ' },
      { first_name: 'Zoë', email: 'zoe@example.com' },
    ],
    [
      'what a form leaves blank',
      { phone: '', dob: '', gender: '', handed: '', shoe: '' },
      { phone: null, dob: null, gender: null, handed: null, shoe: null },
    ],
    ['numbers and flags as text', { shoe: '9.5', skills_enabled: '0' }, { shoe: 9.5, skills_enabled: false }],
    ['a length as text', { lesson_settings: { lesson_duration: '45' } }, { lesson_settings: { lesson_duration: 45 } }],
    [
      'no length of their own',
      { lesson_settings: { lesson_duration: '' } },
      { lesson_settings: { lesson_duration: null } },
    ],
    ['a currency in small letters', { currency: 'eur' }, { currency: 'EUR' }],
    [
      'zones of every kind',
      { timezone: 'America/Argentina/Buenos_Aires' },
      { timezone: 'America/Argentina/Buenos_Aires' },
    ],
    ['UTC', { timezone: 'UTC' }, { timezone: 'UTC' }],
    ['a zone in other letters', { timezone: 'eUROPE/lONDON' }, { timezone: 'Europe/London' }],
    ['one with words between', { timezone: 'AMERICA/PORT-AU-PRINCE' }, { timezone: 'America/Port-au-Prince' }],
    ['a zone by its older name', { timezone: 'Asia/Calcutta' }, { timezone: 'Asia/Calcutta' }],
    ['and by its newer one', { timezone: 'Asia/Kolkata' }, { timezone: 'Asia/Kolkata' }],
    ['no last name', { last_name: '' }, { last_name: '' }],
    ['no email', { email: '' }, { email: '' }],
    ['what nobody may change', { type: 'admin', pro_id: 'x', subscribed: true, id: 'x', stripe_id: 'x' }, {}],
  ])('takes %s', (_, sent, taken) => {
    expect(read(userChangeIn, sent)).toEqual(taken);
  });

  test.each<[string, unknown, string]>([
    ['email', 'zoe@', 'Please enter a valid email address.'],
    ['first_name', ' ', 'Please enter a first name.'],
    ['first_name', 'x'.repeat(101), 'At most 100 characters, please.'],
    ['first_name', 'a\0b', 'This text has a character that we cannot save. Please remove it and try again.'],
    ['dob', '17/05/1990', 'Please enter a date, such as 2026-11-24.'],
    ['dob', '1899-12-31', 'Please give a day between the years 1900 and 2200.'],
    ['gender', 'Female', 'Please choose one of these, or none.'],
    ['handed', 'both', 'Please choose left or right.'],
    ['shoe', 9.25, 'Please choose a whole or half size.'],
    ['shoe', 1, 'Shoe sizes go from 2 to 15.'],
    ['shoe', 15.5, 'Shoe sizes go from 2 to 15.'],
    ['shoe', 'nine', 'Please choose a shoe size.'],
    ['timezone', '+01:00', 'Please choose a time zone.'],
    ['timezone', '', 'Please choose a time zone.'],
    ['timezone', 'Europe/London; DROP TABLE users', 'Please choose a time zone.'],
    ['currency', 'DEM', 'Please choose a currency.'],
    ['currency', 'XAU', 'Please choose a currency.'],
    ['lesson_settings', 60, 'This should be a set of fields.'],
    ['skills_enabled', 'perhaps', 'Please answer true or false.'],
  ])('refuses %s %j: %s', (field, value, text) => {
    expect(read(userChangeIn, { [field]: value })).toContain(`${field}: ${text}`);
  });
});

test('a zone has few names, in however many letters it is sent', () => {
  const name = (zone: string) => userChangeIn.parse({ timezone: zone }).timezone;
  for (const zone of [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Etc/GMT+5', 'Europe/Isle_of_Man']) {
    const names = [zone, zone.toLowerCase(), zone.toUpperCase()].map(name);
    expect([zone, new Set(names).size]).toEqual([zone, 1]);
  }
  expect(['asia/kolkata', 'ASIA/KOLKATA', 'aSIA/kOLKATA'].map(name)).toEqual(Array(3).fill(name('Asia/Calcutta')));
});

test('every currency is one that the runtime knows, or was renamed of late', () => {
  const known = new Set(Intl.supportedValuesOf('currency'));
  expect(CURRENCIES.filter((code) => !known.has(code) && !['XCG', 'ZWG', 'SLE', 'VED'].includes(code))).toEqual([]);
  expect(new Set(CURRENCIES).size).toBe(CURRENCIES.length);
});

describe('groups', () => {
  test.each<[z.ZodType, object, unknown]>([
    [groupIn, { name: '  Juniors ' }, { name: 'Juniors' }],
    [groupIn, { name: ' ' }, ['name: Please give the group a name.']],
    [groupIn, {}, ['name: This field is required.']],
    [groupPutIn, { id: 'x' }, ['player: Please choose a player.']],
    [groupPutIn, { id: 'x', name: '' }, ['name: Please give the group a name.']],
  ])('%# are read', (schema, sent, taken) => {
    expect(read(schema, sent)).toEqual(taken);
  });
});

test('a search for players is short, and page one unless it says otherwise', () => {
  expect(read(playersQuery, { q: ' tay ' })).toEqual({ q: 'tay', page: 1 });
  expect(read(playersQuery, { q: 'x'.repeat(101) })).toEqual(['q: At most 100 characters, please.']);
});
