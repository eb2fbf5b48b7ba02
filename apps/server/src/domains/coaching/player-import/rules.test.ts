import type { ImportRow } from '@fairway/contracts/coaching/player-import';
import { foldEmail } from '@fairway/contracts/auth/fold-email';
import { describe, expect, test } from 'vitest';
import { fc } from '#test/properties.ts';
import { checkRows, listEmails, pickAsked, readRows } from './rules.ts';

const row = (over: Partial<ImportRow> = {}): ImportRow => ({
  first_name: 'Alex',
  last_name: 'Taylor',
  email: 'alex@example.com',
  phone: '',
  ...over,
});
const parsePhone = (typed: string) => (/^\+?\d[\d ]{6,}$/.test(typed) ? `+44${typed.replaceAll(/\D/g, '')}` : null);
const read = (...rows: ImportRow[]) => readRows(rows, parsePhone);

describe('a row', () => {
  test('that nothing is wrong with is read as an invitation', () => {
    expect(read(row({ email: ' alex@example.com ', phone: '7700 900123' }))).toEqual([
      { invitee: { ...row(), phone: '+447700900123' }, errors: null },
    ]);
  });

  test.each<[string, Partial<ImportRow>, string[]]>([
    ['no email', { email: '' }, ['email']],
    ['half an email', { email: 'alex@' }, ['email']],
    ['no names', { first_name: ' ', last_name: '' }, ['first_name', 'last_name']],
    ['a web address for a name', { first_name: 'Win at evil.com' }, ['first_name']],
    ['a name of 101 letters', { last_name: 'x'.repeat(101) }, ['last_name']],
    ['words for a number', { phone: 'call me' }, ['phone']],
    ['a number of 33 signs', { phone: '1'.repeat(33) }, ['phone']],
    [
      'everything',
      { first_name: '', last_name: '', email: 'x', phone: 'y' },
      ['first_name', 'last_name', 'email', 'phone'],
    ],
  ])('with %s says so by field', (_, over, fields) => {
    const [only] = read(row(over));
    expect(only!.invitee).toBeNull();
    expect(Object.keys(only!.errors ?? {}).sort()).toEqual([...fields].sort());
  });

  test('says what to do in the words that a single invitation has', () => {
    const [only] = read(row({ first_name: ' ', last_name: '', email: 'alex@', phone: 'call me' }));
    expect(only!.errors).toEqual({
      first_name: ['Please enter a first name.'],
      last_name: ['Please enter a last name.'],
      email: ['Please enter a valid email address.'],
      phone: ['Please enter a valid phone number.'],
    });
  });

  test.each([
    ['nothing', '', null],
    ['blanks', '  ', null],
    ['a number between blanks', ' 7700 900123 ', '+447700900123'],
  ])(
    'with %s for a number has it read without the blanks around it, and none where nothing is left',
    (_, phone, kept) => {
      const dial = (typed: string) => `+44${typed.replaceAll(/(?<=\d) (?=\d)/g, '')}`;
      expect(readRows([row({ phone })], dial)).toEqual([{ invitee: { ...row(), phone: kept }, errors: null }]);
    },
  );

  test('with an address that stands further up, however it is typed, says where', () => {
    const [first, second, third] = read(row(), row({ email: 'x' }), row({ email: 'ALEX@example.com' }));
    expect([first!.errors, Object.keys(second!.errors!)]).toEqual([null, ['email']]);
    expect(third!.errors).toEqual({ email: ['Player 1 in the file already has this address.'] });
  });
});

test('the addresses of a file are those of the rows that nothing is wrong with, in one case and in their order', () => {
  const rows = read(row({ email: 'Jo@Example.com' }), row({ email: 'jo@' }), row({ email: 'alex@example.com' }));
  expect(listEmails(rows)).toEqual(['jo@example.com', 'alex@example.com']);
});

test.each([
  ['all of them while the day has room', [], 3, ['a', 'b', 'c']],
  ['the first of them once it has not', [], 2, ['a', 'b']],
  ['those not invited yet, for the others take no room', ['a'], 2, ['b', 'c']],
  ['none of them on a day without room', [], 0, []],
])('of the addresses of a file are looked at %s', (_, invited, left, asked) => {
  expect(pickAsked(['a', 'b', 'c'], new Set(invited), left)).toEqual(asked);
});

test('what is known of an address decides, and what an account belongs to is never said', () => {
  const names = ['invited', 'later', 'taken', 'full', 'free'];
  const rows = read(...names.map((name) => row({ email: `${name}@example.com` })));
  const set = (...all: string[]) => new Set(all.map((name) => `${name}@example.com`));
  const known = {
    invited: set('invited'),
    asked: set('taken', 'full', 'free'),
    taken: set('taken'),
    full: set('full'),
  };
  expect(checkRows(rows, { ...known, most: 100 })).toEqual([
    { email: ['This address is already invited. You can send the invitation again.'] },
    {
      row: [
        'You can send 100 invitations in a day. Please import this player tomorrow, or share your validation code.',
      ],
    },
    { email: ['This address cannot be invited: somebody already uses Fairway with it.'] },
    { email: ['We have sent several emails to this address recently. Please try again later.'] },
    null,
  ]);
});

test('whatever a file holds, each address is ready once, none that is invited is asked for, and a day’s room is kept', () => {
  const email = fc.constantFrom(
    'a@example.com',
    'A@example.com',
    'b@example.com',
    'c@example.com',
    'd@example.com',
    'none',
  );
  const emails = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd').map((name) => `${name}@example.com`));
  fc.assert(
    fc.property(fc.array(email, { maxLength: 12 }), emails, emails, fc.nat(5), (typed, invited, taken, left) => {
      const rows = read(...typed.map((one) => row({ email: one })));
      const asked = pickAsked(listEmails(rows), new Set(invited), left);
      const known = {
        invited: new Set(invited),
        asked: new Set(asked),
        taken: new Set(taken),
        full: new Set<string>(),
      };
      const errors = checkRows(rows, { ...known, most: 100 });
      const ready = typed.filter((_, nth) => errors[nth] === null).map(foldEmail);
      expect(errors).toHaveLength(typed.length);
      expect(new Set(ready).size).toBe(ready.length);
      expect(ready.length).toBeLessThanOrEqual(left);
      expect(asked.length).toBeLessThanOrEqual(left);
      for (const one of ready) expect([...invited, ...taken]).not.toContain(one);
    }),
  );
});
