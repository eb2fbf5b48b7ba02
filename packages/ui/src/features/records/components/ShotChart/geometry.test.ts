import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  findNearest,
  findPlace,
  HEIGHT,
  keepInBounds,
  snap,
  TARGET,
  toLanding,
  toPlace,
  UNIT,
  WIDTH,
} from './geometry.ts';

const at = (horizon: number, vertically: number) => ({ horizon, vertically });
const anyShot = fc.record({ horizon: fc.integer({ min: -6, max: 6 }), vertically: fc.integer({ min: -8, max: 8 }) });

describe('the drawing', () => {
  test.each([
    ['the target', at(0, 0), { x: 140, y: 180 }],
    ['left and short', at(-6, -8), { x: 20, y: 340 }],
    ['right and long', at(6, 8), { x: 260, y: 20 }],
  ])('has %s where it belongs', (_, shot, place) => {
    expect(toPlace(shot)).toEqual(place);
  });
  test('holds every shot with a unit to spare, and gives back where it was', () => {
    fc.assert(
      fc.property(anyShot, (shot) => {
        const { x, y } = toPlace(shot);
        expect(x).toBeGreaterThanOrEqual(UNIT);
        expect(x).toBeLessThanOrEqual(WIDTH - UNIT);
        expect(y).toBeGreaterThanOrEqual(UNIT);
        expect(y).toBeLessThanOrEqual(HEIGHT - UNIT);
        expect(snap(toLanding({ x, y }))).toEqual(shot);
      }),
    );
  });
  test('gives whole units, and never less than nothing', () => {
    expect(snap(at(-0.4, 0.4))).toEqual(at(0, 0));
    expect(snap(at(-1.6, 2.5))).toEqual(at(-2, 3));
  });
  test('has nothing outside its bounds', () => {
    expect(keepInBounds(at(-9, 12))).toEqual(at(-6, 8));
    expect(toLanding({ x: -500, y: 900 })).toEqual(at(-6, -8));
  });
});

describe('a point of the screen', () => {
  test.each([
    ['as wide as the drawing', { left: 0, top: 0, width: WIDTH, height: HEIGHT }, TARGET],
    ['twice as large', { left: 10, top: 20, width: 2 * WIDTH, height: 2 * HEIGHT }, { x: 290, y: 380 }],
    ['with room at its sides', { left: 0, top: 0, width: WIDTH + 100, height: HEIGHT }, { x: 190, y: 180 }],
    ['with room above', { left: 0, top: 0, width: WIDTH, height: HEIGHT + 60 }, { x: 140, y: 210 }],
  ])('on a frame %s is found', (_, box, client) => {
    expect(findPlace(client, box)).toEqual(TARGET);
  });
});

describe('the nearest shot', () => {
  const shots = [at(0, 0), at(2, 0), at(2, 0)];
  test('is the one under the finger', () => {
    expect(findNearest(shots, { x: 145, y: 178 }, 20)).toBe(0);
  });
  test('is the upper one of two on one spot', () => {
    expect(findNearest(shots, { x: 180, y: 180 }, 20)).toBe(2);
  });
  test('is none where none is near', () => {
    expect(findNearest(shots, { x: 20, y: 20 }, 20)).toBe(-1);
    expect(findNearest([], TARGET, 20)).toBe(-1);
  });
});
