import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampFrame, countFrames, findFrame, formatMoment, getSeekTime, spaceFrames, toFrames } from './frames.ts';

test('the frame at a moment is the last that has begun', () => {
  const frames = { starts: [0, 0.04, 0.05, 0.1], duration: 0.2 };
  expect([0, 0.039, 0.04, 0.049, 0.05, 0.0999, 0.1, 0.19, 9].map((time) => findFrame(frames, time))).toEqual([
    0, 0, 1, 1, 2, 3, 3, 3, 3,
  ]);
  expect(findFrame(frames, -1)).toBe(0);
});

test('a file’s times are put in order, once each and within the clip', () => {
  expect(toFrames([0.1, 0, 0.05, 0.05, -0.02, 7], 1)?.starts).toEqual([0, 0.05, 0.1]);
  expect(toFrames([], 1)).toBeNull();
  expect(toFrames([5], 1)).toBeNull();
});

test('a clip whose times are unknown has thirty frames a second, and one at least', () => {
  expect(countFrames(spaceFrames(2))).toBe(60);
  expect(countFrames(spaceFrames(0.001))).toBe(1);
});

test('a frame beyond either end is the last or the first', () => {
  const frames = spaceFrames(1);
  expect([-3, 4.4, 99].map((frame) => clampFrame(frames, frame))).toEqual([0, 4, 29]);
});

test('a moment is read in seconds', () => {
  expect(formatMoment(1204)).toBe('1.20 s');
});

test('seeking to a frame shows that frame, however unevenly they follow', () => {
  // A clip of 240 frames a second leaves 4 ms to each; phones that drop some leave more.
  const gaps = fc.array(fc.integer({ min: 3, max: 200 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(gaps, (each) => {
      let at = 0;
      const starts = each.map((gap) => (at += gap / 1000) - gap / 1000);
      const frames = { starts, duration: at };
      expect(starts.map((_, frame) => findFrame(frames, getSeekTime(frames, frame)))).toEqual(
        starts.map((_, frame) => frame),
      );
    }),
  );
});
