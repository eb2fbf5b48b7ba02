import { MINUTE_MS } from '@fairway/time/units';
import { expect, test } from 'vitest';
import {
  describeMissing,
  MISSING_FILES,
  exportExpiry,
  exportKey,
  GIVEN_UP_AFTER,
  isOwnLink,
  mayExport,
} from './rules.ts';

const AT = new Date('2031-03-10T09:00:00Z');
const ago = (minutes: number) => new Date(AT.getTime() - minutes * MINUTE_MS);

test.each([
  ['was never asked for', null, true],
  ['is being made', { status: 'asked', asked_at: ago(600) }, false],
  ['was made just now', { status: 'ready', asked_at: ago(59) }, false],
  ['was made an hour ago', { status: 'ready', asked_at: ago(60) }, true],
  ['could not be made', { status: 'failed', asked_at: ago(1) }, true],
] as const)('data that %s may be asked for: %#', (_, last, may) => {
  expect(mayExport(last, AT)).toBe(may);
});

test('an export that nobody could make in two days is given up', () => {
  expect(new Date(AT.getTime() + GIVEN_UP_AFTER)).toEqual(new Date('2031-03-12T09:00:00Z'));
});

test('a link works for seven days', () => {
  expect(exportExpiry(AT)).toEqual(new Date('2031-03-17T09:00:00Z'));
});

test.each([
  ['was sent to nobody', null, 'zoe@example.com', true],
  ['was sent to the address of today, in other letters', 'Zoe@Example.com', 'zoe@example.com', true],
  ['was sent to an address that was given up since', 'old@example.com', 'zoe@example.com', false],
  ['was sent to somebody who has no address any more', 'zoe@example.com', null, false],
  ['was sent to nobody, and there is no address', null, null, true],
])('a link that %s works, or not', (_, sent_to, email, works) => {
  expect(isOwnLink({ sent_to, user: { email } })).toBe(works);
});

test('one export has one place', () => {
  expect(exportKey('0190b1a2-0000-7000-8000-000000000000')).toBe('exports/0190b1a2-0000-7000-8000-000000000000.zip');
});

test('files that are missing are named, one a line, in a text of their own', () => {
  expect(MISSING_FILES).toBe('missing_files.txt');
  expect(describeMissing(['one.webp', 'two.mp4']).split('\n')).toEqual([
    'These files of yours are missing from our storage, so they are not in this export:',
    '',
    'one.webp',
    'two.mp4',
    '',
  ]);
});
