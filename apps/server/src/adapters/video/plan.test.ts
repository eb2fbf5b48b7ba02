import { MINUTE_MS } from '@fairway/time/units';
import { fc } from '#test/properties.ts';
import { describe, expect, test } from 'vitest';
import type { VideoFacts } from './facts.ts';
import { isCutShort, planVideo, type VideoPlan } from './plan.ts';

const clip: VideoFacts = {
  stream: 0,
  duration_ms: 20_000,
  width: 1920,
  height: 1080,
  fps: 30,
  hdr: null,
  sound: { stream: 1, delay_ms: 0 },
};

describe('the plan for a clip', () => {
  test.each<[string, Partial<VideoFacts>, Partial<VideoPlan>]>([
    ['of a phone', {}, { width: 1920, height: 1080, everydayFps: null, slow: false, sound: 1, limitMs: 260_000 }],
    ['held upright', { width: 1080, height: 1920 }, { width: 1080, height: 1920 }],
    ['in 4K', { width: 3840, height: 2160 }, { width: 1920, height: 1080 }],
    ['of odd sides', { width: 321, height: 241 }, { width: 322, height: 242 }],
    ['that is very wide', { width: 4000, height: 17 }, { width: 1920, height: 8 }],
    ['at sixty frames', { fps: 60 }, { everydayFps: null, slow: false }],
    ['at a little over sixty', { fps: 60.05 }, { everydayFps: null, slow: false }],
    ['at 120 frames', { fps: 120 }, { everydayFps: 60, slow: true }],
    ['at 240 frames', { fps: 239.76 }, { everydayFps: 60, slow: true }],
    ['at 240 frames, for twenty seconds', { fps: 240 }, { limitMs: MINUTE_MS + 20_000 * 10 * 8 }],
    ['at a rate nobody knows', { fps: 0 }, { everydayFps: 60, slow: false }],
    ['without sound', { sound: null }, { sound: null }],
    ['with the light of HDR', { hdr: 'smpte2084' }, { hdr: 'smpte2084' }],
    ['of ten minutes', { duration_ms: 10 * MINUTE_MS, fps: 240 }, { limitMs: 60 * MINUTE_MS }],
    ['of a length nobody knows', { duration_ms: null }, { duration_ms: null, limitMs: 60 * MINUTE_MS }],
  ])('%s', (_, facts, expected) => {
    expect(planVideo({ ...clip, ...facts })).toMatchObject(expected);
  });

  test.each<[string, Partial<VideoFacts> | null, string]>([
    ['that shows nothing', null, 'no_video'],
    ['longer than ten minutes', { duration_ms: 10 * MINUTE_MS + 1 }, 'too_long'],
    ['with a side too long', { width: 9000, height: 20 }, 'too_large'],
    ['with too many pixels', { width: 5000, height: 5000 }, 'too_large'],
    ['too small to see', { height: 15 }, 'unreadable'],
  ])('is refused of one %s', (_, facts, refused) => {
    expect(planVideo(facts && { ...clip, ...facts })).toEqual({ refused });
  });

  test('keeps the shape, has even sides and never grows', () => {
    const side = fc.integer({ min: 16, max: 4400 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const plan = planVideo({ ...clip, width, height });
        const made = 'refused' in plan ? { width: 0, height: 0 } : plan;
        expect([made.width % 2, made.height % 2]).toEqual([0, 0]);
        expect(Math.min(made.width, made.height)).toBeGreaterThanOrEqual(2);
        expect(Math.max(made.width, made.height)).toBeLessThanOrEqual(1920);
        const scale = Math.min(1, 1920 / Math.max(width, height));
        expect(Math.abs(made.width - width * scale)).toBeLessThanOrEqual(1);
        expect(Math.abs(made.height - height * scale)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test.each<[number | null, number, boolean]>([
  [2000, 2000, false],
  [2000, 1600, false],
  [2000, 1000, true],
  [20_000, 17_800, false],
  [20_000, 17_600, true],
  [100, 40, false],
  [null, 40, false],
])('of %s ms promised, %i made: cut short %s', (promised, made, expected) => {
  expect(isCutShort(promised, made)).toBe(expected);
});
