import { describe, expect, test } from 'vitest';
import { RADAR, toAnchor, toCorners, toLines, toPoint } from './radar.ts';

describe('a point', () => {
  test('of no score is the middle, on whichever axis', () => {
    for (const nth of [0, 1, 2]) expect(toPoint(0, nth, 3)).toEqual({ x: RADAR.x, y: RADAR.y });
  });
  test('of the full score on the first axis is straight above', () => {
    expect(toPoint(10, 0, 5)).toEqual({ x: RADAR.x, y: RADAR.y - RADAR.radius });
  });
  test('goes clockwise', () => {
    expect(toPoint(10, 1, 4)).toEqual({ x: RADAR.x + RADAR.radius, y: RADAR.y });
    expect(toPoint(5, 2, 4)).toEqual({ x: RADAR.x, y: RADAR.y + RADAR.radius / 2 });
  });
});

test('an area has a corner for each score', () => {
  expect(toCorners([10, 0, 0, 0])).toBe('180,62 180,150 180,150 180,150');
});

test('names stand outside of their axes', () => {
  expect([0, 1, 2, 3].map((nth) => toAnchor(nth, 4))).toEqual(['middle', 'start', 'middle', 'end']);
});

test('a name takes a second line where it is long, and is cut only beyond it', () => {
  expect(toLines('Putting')).toEqual(['Putting']);
  expect(toLines('Short game')).toEqual(['Short game']);
  expect(toLines('Course management')).toEqual(['Course', 'management']);
  expect(toLines('Distance control from the rough')).toEqual(['Distance', 'control fr…']);
  expect(toLines('Uncompromising')).toEqual(['Uncompromi…']);
});
