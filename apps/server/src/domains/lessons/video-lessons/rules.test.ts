import { describe, expect, test } from 'vitest';
import { revokeRefusal, readVideoMetadata, videoRefusal, type VideoTerms } from './rules.ts';

const OFFERED: VideoTerms = {
  feature: true,
  video_lessons_enabled: true,
  video_lessons_price: 2500,
  subscribed: true,
};

describe('video lessons are offered', () => {
  const NOT_OFFERED = 'Video lessons are not offered at the moment.';
  test.each<[string, Partial<VideoTerms>, string | null]>([
    ['with the flag, the switch and a price', {}, null],
    ['not without the flag', { feature: false }, NOT_OFFERED],
    ['not when the pro has switched them off', { video_lessons_enabled: false }, NOT_OFFERED],
    ['not without a price', { video_lessons_price: null }, NOT_OFFERED],
    ['not for nothing', { video_lessons_price: 0 }, NOT_OFFERED],
    ['not by a pro who has lapsed', { subscribed: false }, 'Lessons cannot be booked with this coach at the moment.'],
  ])('%s', (_, change, refusal) => {
    expect(videoRefusal({ ...OFFERED, ...change })).toBe(refusal);
  });
});

describe('what a purchase keeps of one', () => {
  const kept = { video1: 'a', video2: 'b', files: ['1', '2'], note: null };

  test('is read back as it was written', () => {
    expect(readVideoMetadata(kept)).toEqual(kept);
    expect(readVideoMetadata({ ...kept, note: 'Bunkers' }).note).toBe('Bunkers');
    expect(readVideoMetadata({ ...kept, note: 7 }).note).toBeNull();
  });

  test.each([
    null,
    {},
    { video1: 'a', video2: 'b' },
    { ...kept, files: 'a' },
    { ...kept, video1: null },
    { ...kept, video2: 2 },
  ])('is not %j', (metadata) => {
    expect(() => readVideoMetadata(metadata)).toThrow('no video lesson');
  });
});

test('the money goes back until the pro has answered', () => {
  expect(revokeRefusal({ answered: false })).toBeNull();
  expect(revokeRefusal({ answered: true })).toMatch(/answered/);
});
