import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  bestOf,
  fileAt,
  keyIn,
  maySee,
  pathOf,
  pictureAt,
  pictureKey,
  stretchOf,
  videoKey,
  videoKeyIn,
  videoPath,
  videoPlace,
  type FileFacts,
} from './rules.ts';

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
    expect(fileAt(name)).toBeNull();
  });

  test('in an address counts only below our own', () => {
    for (const path of [`https://elsewhere.example/files/${KEY}/320.webp`, `/${KEY}/320.webp`, `files/${KEY}/320.webp`])
      expect(keyIn(path)).toBeNull();
  });
});

describe('the name of a video', () => {
  const VIDEO = videoKey(HEX);

  test.each([
    ['video/mp4', 'mp4'],
    ['video/x-m4v', 'm4v'],
    ['video/quicktime', 'mov'],
    ['video/webm', 'webm'],
    ['video/3gpp', 'video'],
  ])('of %s ends in %s', (type, ending) => {
    const place = `${VIDEO}/original.${ending}`;
    expect(videoPlace(VIDEO, type)).toBe(place);
    expect(fileAt(place)).toEqual({ key: VIDEO, part: 'original' });
    expect(videoKeyIn(videoPath(VIDEO, type))).toBe(VIDEO);
    expect(bestOf(VIDEO, type)).toEqual({ place, ending });
  });

  test.each([
    VIDEO,
    `${VIDEO}/original`,
    `${VIDEO}/original.mp4/`,
    `${VIDEO}/original.mp4\n`,
    `${VIDEO}/other.mp4`,
    `${VIDEO}/original.MP4`,
    `${VIDEO}/1024.webp`,
    `../${VIDEO}/original.mp4`,
    `images/${HEX}/original.mp4`,
  ])('is none of ours: %j', (name) => {
    expect(fileAt(name)).toBeNull();
  });

  test('is no picture, and a picture’s is no video', () => {
    expect(keyIn(videoPath(VIDEO, 'video/mp4'))).toBeNull();
    expect(videoKeyIn(pathOf(KEY))).toBeNull();
    expect(bestOf(KEY, 'image/webp')).toEqual({ place: `${KEY}/2048.webp`, ending: 'webp' });
  });
});

const person = (type: 'pro' | 'player' | 'admin', id: string, pro_id: string | null = null) => ({ type, id, pro_id });
const privately: FileFacts = {
  owner_id: 'pro',
  visibility: 'private',
  shown_by: null,
  lesson_pro_id: null,
  lesson_player_id: null,
};
const inLesson: FileFacts = { ...privately, owner_id: 'gone', lesson_pro_id: 'pro', lesson_player_id: 'a' };
const onProfile: FileFacts = { ...privately, shown_by: 'pro' };
const publicly: FileFacts = { ...privately, visibility: 'public' };

test.each([
  ['the owner', person('pro', 'pro'), true, true, true, true],
  ['a player of theirs', person('player', 'a', 'pro'), false, true, true, true],
  ['another player of theirs', person('player', 'e', 'pro'), false, true, false, true],
  ['a player of another pro', person('player', 'b', 'other'), false, false, false, true],
  ['a player of nobody', person('player', 'c'), false, false, false, true],
  ['another pro', person('pro', 'other'), false, false, false, true],
  ['an admin', person('admin', 'd'), false, true, false, true],
  ['nobody', null, false, false, false, true],
])('%s sees what is theirs to see', (_, actor, unused, profile, lesson, open) => {
  const seen = [privately, onProfile, inLesson, publicly].map((facts) => maySee(actor, facts));
  expect(seen).toEqual([unused, profile, lesson, open]);
});

describe('a stretch of ten bytes', () => {
  test.each<[string | undefined, ReturnType<typeof stretchOf>]>([
    [undefined, 'whole'],
    ['bytes=0-1', { start: 0, end: 1 }],
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=0-9', { start: 0, end: 9 }],
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
