import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawFlight, findFlight } from './flight.ts';
import { type Place, TEE, toPlace, WIDTH } from './geometry.ts';

/** Where a cubic curve is at `t`. */
const pointAt = ([a, b, c, d]: Place[], t: number): Place => {
  const mix = (get: (place: Place) => number) =>
    (1 - t) ** 3 * get(a!) + 3 * (1 - t) ** 2 * t * get(b!) + 3 * (1 - t) * t ** 2 * get(c!) + t ** 3 * get(d!);
  return { x: mix(({ x }) => x), y: mix(({ y }) => y) };
};
/** On which side of the line from the tee a point is: right above 0, left below 0. */
const sideFrom = (landing: Place, { x, y }: Place) =>
  (landing.x - TEE.x) * (y - TEE.y) - (landing.y - TEE.y) * (x - TEE.x);
const anyShot = fc.record({ horizon: fc.integer({ min: -6, max: 6 }), vertically: fc.integer({ min: -8, max: 8 }) });

describe('a flight', () => {
  test('leads from the tee to where the ball landed', () => {
    expect(drawFlight({ x: 140, y: 180 }, 1)).toBe('M140.0 370.0C140.0 294.0 140.0 218.0 140.0 180.0');
  });
  test('that curves right starts left of the line, and bends the other way for left', () => {
    fc.assert(
      fc.property(anyShot, fc.double({ min: 0.05, max: 0.95, noNaN: true }), (shot, t) => {
        const landing = toPlace(shot);
        expect(sideFrom(landing, pointAt(findFlight(landing, 2), t))).toBeLessThan(0);
        expect(sideFrom(landing, pointAt(findFlight(landing, 3), t))).toBeGreaterThan(0);
        expect(sideFrom(landing, pointAt(findFlight(landing, 1), t))).toBeCloseTo(0, 6);
        expect(sideFrom(landing, pointAt(findFlight(landing, -1), t))).toBeCloseTo(0, 6);
      }),
    );
  });
  test('to the other side with the other curve is the same in a mirror', () => {
    fc.assert(
      fc.property(anyShot, ({ horizon, vertically }) => {
        const flight = findFlight(toPlace({ horizon, vertically }), 2);
        const mirrored = findFlight(toPlace({ horizon: -horizon, vertically }), 3);
        for (const [nth, { x, y }] of flight.entries()) {
          expect(mirrored[nth]!.x).toBeCloseTo(WIDTH - x, 9);
          expect(mirrored[nth]!.y).toBeCloseTo(y, 9);
        }
      }),
    );
  });
  test('stays on the drawing', () => {
    fc.assert(
      fc.property(anyShot, fc.constantFrom(2, 3), fc.double({ min: 0, max: 1, noNaN: true }), (shot, type, t) => {
        const { x } = pointAt(findFlight(toPlace(shot), type), t);
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(WIDTH);
      }),
    );
  });
});
