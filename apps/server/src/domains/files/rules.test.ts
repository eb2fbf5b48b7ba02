import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyIn, maySee, pathOf, pictureAt, pictureKey, stretchOf, type FileFacts } from './rules.ts';

const HEX = '0123456789abcdef'.repeat(3);
const KEY = pictureKey(HEX);

describe('the name of a file', () => {
  test('says which picture it is and in what size', () => {
    expect(pictureAt(`${KEY}/320.webp`)).toEqual({ key: KEY, size: 320 });
    expect(pathOf(KEY)).toBe(`/files/${KEY}/1024.webp`);
    expect(keyIn(pathOf(KEY, 2048))).toBe(KEY);
  });

  test.each([
    '',
    KEY,
    `${KEY}/`,
    `${KEY}/1024.png`,
    `${KEY}/1000.webp`,
    `${KEY}/1024.webp/`,
    `${KEY}/1024.webp\n`,
    `${KEY}/1024.webp\0.png`,
    `${KEY.toUpperCase()}/1024.webp`,
    `images/${HEX.slice(1)}/1024.webp`,
    `../${KEY}/1024.webp`,
    `images/../images/${HEX}/1024.webp`,
    `images//${HEX}/1024.webp`,
    `/etc/passwd`,
    `images/${HEX}/..%2f1024.webp`,
    `exports/${HEX}.zip`,
  ])('is none of ours: %j', (name) => {
    expect(pictureAt(name)).toBeNull();
  });

  test('in an address counts only below our own', () => {
    for (const path of [`https://elsewhere.example/files/${KEY}/320.webp`, `/${KEY}/320.webp`, `files/${KEY}/320.webp`])
      expect(keyIn(path)).toBeNull();
  });
});

const person = (type: 'pro' | 'player' | 'admin', id: string, pro_id: string | null = null) => ({ type, id, pro_id });
const privately: FileFacts = { owner_id: 'pro', visibility: 'private', profile_of: null };
const onProfile: FileFacts = { ...privately, profile_of: 'pro' };
const publicly: FileFacts = { ...privately, visibility: 'public' };

test.each([
  ['the owner', person('pro', 'pro'), true, true, true],
  ['a player of theirs', person('player', 'a', 'pro'), false, true, true],
  ['a player of another pro', person('player', 'b', 'other'), false, false, true],
  ['a player of nobody', person('player', 'c'), false, false, true],
  ['another pro', person('pro', 'other'), false, false, true],
  ['an admin', person('admin', 'd'), false, true, true],
  ['nobody', null, false, false, true],
])('%s sees what is theirs to see', (_, actor, unused, profile, open) => {
  expect([privately, onProfile, publicly].map((facts) => maySee(actor, facts))).toEqual([unused, profile, open]);
});

describe('a stretch of ten bytes', () => {
  test.each<[string | undefined, ReturnType<typeof stretchOf>]>([
    [undefined, 'whole'],
    ['bytes=0-3', { start: 0, end: 3 }],
    ['bytes=4-', { start: 4, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-30', { start: 0, end: 9 }],
    ['bytes=5-500', { start: 5, end: 9 }],
    ['bytes=10-', 'none'],
    ['bytes=-0', 'none'],
    ['bytes=5-2', 'whole'],
    ['bytes=0-1,4-5', 'whole'],
    ['bytes=-', 'whole'],
    ['lines=1-2', 'whole'],
    ['bytes=a-b', 'whole'],
  ])('%s', (header, stretch) => {
    expect(stretchOf(header, 10)).toEqual(stretch);
  });

  test('never leaves the file', () => {
    const number = fc.option(fc.nat(50), { nil: '' as const });
    fc.assert(
      fc.property(number, number, fc.nat(40), (first, last, bytes) => {
        const stretch = stretchOf(`bytes=${first}-${last}`, bytes);
        if (typeof stretch === 'string') return true;
        return stretch.start >= 0 && stretch.start <= stretch.end && stretch.end < bytes;
      }),
    );
  });
});
