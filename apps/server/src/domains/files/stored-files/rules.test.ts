import { fc } from '#test/properties.ts';
import { VIDEO_OUTPUTS, type VideoOutput } from '@fairway/contracts/files/videos';
import { describe, expect, test } from 'vitest';
import {
  bestVariant,
  bytesToReserve,
  fileAt,
  isTooHeavy,
  keyIn,
  maySee,
  toPicturePath,
  pictureAt,
  placeFault,
  resolveRange,
  videoKeyIn,
  voiceKeyIn,
  toVoiceType,
  toOutputPath,
  toOutputPlace,
  partsPlace,
  originalPath,
  originalPlace,
  type FileFacts,
  type FileKind,
  type Uploads,
  PLACE_HELD_MS,
} from './rules.ts';

const HEX = '0123456789abcdef'.repeat(3);
const KEY = `images/${HEX}`;

describe('the name of a file', () => {
  test('says which picture it is and in what size', () => {
    expect(pictureAt(`${KEY}/320.webp`)).toEqual({ key: KEY, size: 320 });
    expect(fileAt(`${KEY}/320.webp`)).toEqual({ key: KEY, part: '320' });
    expect(toPicturePath(KEY)).toBe(`/files/${KEY}/1024.webp`);
    expect(keyIn(toPicturePath(KEY, 2048))).toBe(KEY);
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
    for (const path of [
      `https://elsewhere.example/files/${KEY}/320.webp`,
      `/${KEY}/320.webp`,
      `files/${KEY}/320.webp`,
      `/other/${KEY}/320.webp`,
    ])
      expect(keyIn(path)).toBeNull();
  });
});

describe('the name of a video', () => {
  const VIDEO = `videos/${HEX}`;

  test.each([
    ['video/mp4', 'mp4'],
    ['video/x-m4v', 'm4v'],
    ['video/quicktime', 'mov'],
    ['video/webm', 'webm'],
    ['video/3gpp', 'video'],
  ])('of %s ends in %s', (type, ending) => {
    const place = `${VIDEO}/original.${ending}`;
    expect(originalPlace(VIDEO, type)).toBe(place);
    expect(fileAt(place)).toEqual({ key: VIDEO, part: 'original' });
    expect(videoKeyIn(originalPath(VIDEO, type))).toBe(VIDEO);
    expect(bestVariant(VIDEO, type)).toEqual({ place, ending });
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
    `../${VIDEO}/everyday.mp4`,
    `${VIDEO}/everyday.mp4/`,
    `images/${HEX}/original.mp4`,
  ])('is none of ours: %j', (name) => {
    expect(fileAt(name)).toBeNull();
  });

  test.each(Object.entries(VIDEO_OUTPUTS))('says that it is %s, which is %s', (name, content_type) => {
    const [output, place] = [name as VideoOutput, `${VIDEO}/${name}`];
    expect(toOutputPlace(VIDEO, output)).toBe(place);
    expect(toOutputPath(VIDEO, output)).toBe(`/files/${place}`);
    expect(fileAt(place)).toEqual({ key: VIDEO, part: output, content_type });
    // A client that sends a video back names what was sent or what plays everywhere, and none of the other files.
    expect(videoKeyIn(`/files/${place}`)).toBe(output === 'everyday.mp4' ? VIDEO : null);
  });

  test('is no picture, and a picture’s is no video', () => {
    expect(keyIn(originalPath(VIDEO, 'video/mp4'))).toBeNull();
    expect(videoKeyIn(toPicturePath(KEY))).toBeNull();
    expect(bestVariant(KEY, 'image/webp')).toEqual({ place: `${KEY}/2048.webp`, ending: 'webp' });
  });
});

describe('the name of a voice', () => {
  const VOICE = `voices/${HEX}`;

  test.each([
    ['video/webm', 'audio/webm', 'webm'],
    ['audio/webm', 'audio/webm', 'webm'],
    ['video/mp4', 'audio/mp4', 'm4a'],
    ['audio/mp4', 'audio/mp4', 'm4a'],
    ['audio/x-m4a', 'audio/mp4', 'm4a'],
    ['audio/ogg; codecs=opus', 'audio/ogg', 'ogg'],
    ['audio/wav', 'audio/wav', 'wav'],
    ['audio/vnd.wave', 'audio/wav', 'wav'],
    ['audio/mpeg', 'audio/mpeg', 'mp3'],
  ])('whose content is taken for %s is of %s and ends in %s', (content, type, ending) => {
    expect(toVoiceType(content)).toBe(type);
    const place = `${VOICE}/original.${ending}`;
    expect(originalPlace(VOICE, type)).toBe(place);
    expect(fileAt(place)).toEqual({ key: VOICE, part: 'original' });
    expect(voiceKeyIn(originalPath(VOICE, type))).toBe(VOICE);
    expect(videoKeyIn(originalPath(VOICE, type))).toBeNull();
    expect(bestVariant(VOICE, type)).toEqual({ place, ending });
  });

  test.each(['image/png', 'text/html', '', 'video/quicktime'])('is not given to %j', (content) => {
    expect(toVoiceType(content)).toBeNull();
  });

  test.each([`../${VOICE}/original.webm`, `${VOICE}/original.webm/`, `videos/${HEX}/original.mp4`])(
    'is not %j',
    (name) => {
      expect(voiceKeyIn(`/files/${name}`)).toBeNull();
    },
  );

  test('is none where an upload is still coming', () => {
    expect(partsPlace(VOICE)).toBe(`${VOICE}/parts`);
    expect(fileAt(partsPlace(VOICE))).toBeNull();
  });
});

const person = (type: 'pro' | 'player' | 'admin', id: string, pro_id: string | null = null) => ({ type, id, pro_id });
const privately: FileFacts = {
  owner_id: 'pro',
  visibility: 'private',
  shown_by: null,
  on_public_page: false,
  lesson_pro_id: null,
  lesson_player_id: null,
  in_message: false,
  in_skill: false,
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
  ['another pro who once was their player', person('pro', 'other', 'pro'), false, false, false, true],
  ['an admin', person('admin', 'd'), false, true, false, true],
  ['nobody', null, false, false, false, true],
])('%s sees what is theirs to see', (_, actor, unused, profile, lesson, open) => {
  const seen = [privately, onProfile, inLesson, publicly].map((facts) => maySee(actor, facts));
  expect(seen).toEqual([unused, profile, lesson, open]);
});

test('the picture of a public page is seen by all', () => {
  expect(maySee(null, { ...onProfile, on_public_page: true })).toBe(true);
});

test('a picture of a message is seen by its two sides, and by nobody who is not signed in', () => {
  const inMessage = { ...privately, in_message: true };
  expect(maySee(person('player', 'a', 'pro'), inMessage)).toBe(true);
  expect(maySee(null, inMessage)).toBe(false);
});

test('a picture of a skill is seen by whoever the skill is theirs to read, and by nobody who is not signed in', () => {
  const inSkill = { ...privately, in_skill: true };
  expect(maySee(person('player', 'a', 'pro'), inSkill)).toBe(true);
  expect(maySee(null, inSkill)).toBe(false);
});

describe('a stretch of ten bytes', () => {
  test.each<[string | undefined, ReturnType<typeof resolveRange>]>([
    [undefined, 'whole'],
    ['bytes=0-1', { start: 0, end: 1 }],
    ['bytes=0-', { start: 0, end: 9 }],
    ['bytes=5-5', { start: 5, end: 5 }],
    ['bytes=-1', { start: 9, end: 9 }],
    [' bytes=0-1 ', { start: 0, end: 1 }],
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
    ['kilobytes=1-2', 'whole'],
    ['bytes=a-b', 'whole'],
  ])('%s', (header, stretch) => {
    expect(resolveRange(header, 10)).toEqual(stretch);
  });

  test('holds the bytes that were asked for and exist, each of them and no other', () => {
    const number = fc.option(fc.nat(50), { nil: '' as const });
    fc.assert(
      fc.property(number, number, fc.nat(40), (first, last, bytes) => {
        fc.pre(first !== '' || last !== '');
        fc.pre(first === '' || last === '' || first <= last);
        const wanted = Array.from({ length: bytes }, (_, nth) => nth).filter((nth) =>
          first === '' ? bytes - nth <= Number(last) : first <= nth && (last === '' || nth <= last),
        );
        const stretch = wanted.length === 0 ? 'none' : { start: wanted[0], end: wanted.at(-1) };
        expect(resolveRange(`bytes=${first}-${last}`, bytes)).toEqual(stretch);
      }),
    );
  });
});

describe('a place for a file', () => {
  const none: Uploads = { waiting: 0, pending: 0, today: 0 };
  const MB = 1024 * 1024;

  test.each<[string, FileKind, Partial<Uploads>, ReturnType<typeof placeFault>]>([
    ['the fiftieth picture', 'images/', { waiting: 49 }, null],
    ['the fifty-first picture', 'images/', { waiting: 50 }, 'many'],
    ['the tenth video', 'videos/', { waiting: 9 }, null],
    ['the eleventh video', 'videos/', { waiting: 10 }, 'many'],
    ['the last byte of the day', 'videos/', { today: 70, pending: 20 }, null],
    ['one byte more than has arrived', 'videos/', { today: 91 }, 'day'],
    ['one byte more than is under way', 'videos/', { pending: 91 }, 'day'],
    ['one byte more than both', 'videos/', { today: 71, pending: 20 }, 'day'],
  ])('for %s', (_, kind, known, fault) => {
    expect(placeFault({ kind, bytes: 10 }, { ...none, ...known }, 100)).toBe(fault);
  });

  test.each<[FileKind, number | null, number]>([
    ['images/', 5, 5],
    ['images/', 10 * MB, 10 * MB],
    ['images/', 11 * MB, 10 * MB],
    ['images/', null, 10 * MB],
    ['videos/', 11 * MB, 11 * MB],
    ['videos/', null, 500 * MB],
  ])('of %s in a body of %s bytes is held for %i', (kind, body, bytes) => {
    expect(bytesToReserve(kind, body)).toBe(bytes);
  });

  test.each<[FileKind, number | null, boolean]>([
    ['images/', null, false],
    ['images/', 11 * MB, false],
    ['images/', 11 * MB + 1, true],
    ['videos/', 501 * MB, false],
    ['videos/', 501 * MB + 1, true],
  ])('of %s is refused by the length of its body, %s: %s', (kind, body, heavy) => {
    expect(isTooHeavy(kind, body)).toBe(heavy);
  });
});

test('a place is held for an hour', () => {
  const asked = Date.parse('2031-03-10T09:00:00Z');
  expect(new Date(asked + PLACE_HELD_MS)).toEqual(new Date('2031-03-10T10:00:00Z'));
});
