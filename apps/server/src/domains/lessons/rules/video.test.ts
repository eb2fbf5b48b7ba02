import { describe, expect, test } from 'vitest';
import { takeBackRefusal, videoGoodsIn, videoRefusal, type VideoTerms } from './video.ts';

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
    ['not by a pro who has lapsed', { subscribed: false }, 'Lessons cannot be booked with this pro at the moment.'],
  ])('%s', (_, change, refusal) => {
    expect(videoRefusal({ ...OFFERED, ...change })).toBe(refusal);
  });
});

describe('what a purchase keeps of one', () => {
  const kept = { video1: 'a', video2: 'b', files: ['1', '2'], note: null };

  test('is read back as it was written', () => {
    expect(videoGoodsIn(kept)).toEqual(kept);
    expect(videoGoodsIn({ ...kept, note: 'Bunkers' }).note).toBe('Bunkers');
  });

  test.each([null, {}, { video1: 'a', video2: 'b' }, { ...kept, files: 'a' }])('is not %j', (goods) => {
    expect(() => videoGoodsIn(goods)).toThrow('no video lesson');
  });
});

test('the money goes back until the pro has answered', () => {
  expect(takeBackRefusal({ answered: false })).toBeNull();
  expect(takeBackRefusal({ answered: true })).toMatch(/answered/);
});
