import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { registerIn } from './accounts.ts';
import { firstName, lastName, nameText } from './identity.ts';
import { inviteIn } from '../coaching/joining.ts';
import { userChangeIn } from '../coaching/people.ts';
import { setZodMessages } from '../zod-texts.ts';

beforeAll(setZodMessages);

const LINKS = [
  'https://evil.example',
  'Win a phone evil.com',
  'evil.com/now',
  'www.evil',
  'WWW．evil',
  'ｅvil。com',
  'mail me@evil.golf',
  'see 203.0.113.9',
  'xn--80ak6aa92e.xn--p1ai',
  'пример.рф',
  'R.Tolkien',
];
/** Pieces that each way to write an address begins with, again and again, and is not one. */
const LONG = [
  ['digits', '1'],
  ['digits of another script', '٣'],
  ['numbers with a dot', '1.1 '],
  ['long numbers with two dots', `${'1'.repeat(1000)}.${'2'.repeat(1000)}.${'3'.repeat(247)} `],
  ['dots', '.'],
  ['letters', 'w'],
  ['words with a dot', 'ww.1'],
  ['hyphens', '-'],
  ['beginnings of a scheme', ':/'],
  ['beginnings of a foreign host', '-.xn'],
  ['line breaks', 'a\n'],
] as const;
const UNSEEN = ['Alex\nBcc: a', 'Alex\r', 'Al\tex', 'Al\u2028ex', 'Al\u202eex', 'Al\u0007ex', 'a\u0085b'];

describe('a name', () => {
  test.each([
    'Zoë',
    '<b>Zoë</b>',
    'O’Brien-Featherstonehaugh',
    'J. R. R.',
    'J.R.',
    'O.J. Simpson',
    'St. John',
    'Smith Jr.',
    'Nguyễn Thị Ánh',
    '김민준',
    'van der Berg / Cox',
  ])('may be %s', (name) => {
    expect(firstName.safeParse(name).success).toBe(true);
    expect(lastName.safeParse(name).success).toBe(true);
  });

  test.each(LINKS)('is no web address: %s', (name) => {
    const { error } = firstName.safeParse(name);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'A name cannot hold a web address. If it has a dot in it, leave a space after the dot.',
    ]);
  });

  test.each(UNSEEN)('is one line without hidden characters: %j', (name) => {
    const { error } = lastName.safeParse(`${name} x`);
    expect(error?.issues.map(({ message }) => message)).toEqual(['A name is one line, without hidden characters.']);
  });

  test('is refused wherever it is told', () => {
    const fields = (
      schema: { safeParse: (value: unknown) => { error?: { issues: { path: PropertyKey[] }[] } } },
      value: object,
    ) => schema.safeParse(value).error?.issues.map(({ path }) => path.join('.'));
    const email = 'a@example.com';
    expect(fields(registerIn, { name: 'evil.com', email, password: 'fairway-demo-1' })).toEqual(['name']);
    expect(fields(inviteIn, { first_name: 'evil.com', last_name: 'evil.com', email })).toEqual([
      'first_name',
      'last_name',
    ]);
    expect(fields(userChangeIn, { first_name: 'evil.com', last_name: 'evil.com' })).toEqual([
      'first_name',
      'last_name',
    ]);
  });

  test.each(LONG)('of 900,000 characters is refused at once, with one word about it: %s', (_, piece) => {
    const name = piece.repeat(900_000 / piece.length);
    const begun = performance.now();
    const { error } = registerIn.safeParse({ name, email: 'a@example.com', password: 'fairway-demo-1' });
    const allowed = nameText(name.length).safeParse(name);
    expect(performance.now() - begun).toBeLessThan(10_000);
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['name', 'At most 200 characters, please.'],
    ]);
    expect(allowed.error?.issues.length ?? 0).toBeLessThanOrEqual(1);
  });

  test('holds no address of a host, whatever the host', () => {
    const label = fc.stringMatching(/^[a-z0-9]{1,8}$/);
    const ending = fc.stringMatching(/^[a-z]{2,8}$/);
    fc.assert(
      fc.property(label, ending, fc.string({ maxLength: 20 }), (host, tld, around) => {
        expect(firstName.safeParse(`${around}${host}.${tld}`).success).toBe(false);
      }),
    );
  });
});
