import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getChartScale } from './chart-units.ts';
import {
  describeBias,
  fitEllipse,
  formatBias,
  formatMeasure,
  type Landing,
  measureDispersion,
  measureMonths,
} from './dispersion.ts';

const at = (horizon: number, vertically: number): Landing => ({ horizon, vertically });
const measure = (shots: readonly Landing[]) => measureDispersion(shots)!;
const fit = (shots: readonly Landing[], confidence = 0.9) => fitEllipse(measure(shots), confidence)!;
const YARDS = getChartScale('chart', false);
const FEET = getChartScale('putting_chart', false);
const INCHES = getChartScale('putting_chart', true);

/** A cross around (2, −1), worked by hand: deviations (±2, 0) and (0, ±1), so the variances are 8/3 and 2/3. */
const CROSS = [at(4, -1), at(0, -1), at(2, 0), at(2, -2)];

describe('dispersion', () => {
  test('of no shots is none', () => {
    expect(measureDispersion([])).toBeNull();
  });
  test('of one shot is its place, without a spread', () => {
    expect(measureDispersion([at(3, -2)])).toEqual({
      count: 1,
      mean: at(3, -2),
      covariance: { across: 0, along: 0, both: 0 },
      standardDistance: 0,
    });
  });
  test('of a cross is what its sums by hand say', () => {
    const { mean, covariance, standardDistance } = measure(CROSS);
    expect(mean).toEqual(at(2, -1));
    expect(covariance.across).toBeCloseTo(8 / 3, 12);
    expect(covariance.along).toBeCloseTo(2 / 3, 12);
    expect(covariance.both).toBe(0);
    expect(standardDistance).toBeCloseTo(Math.sqrt(10 / 3), 12);
  });
  // Deviations from (3, 3): (−2, −1), (−1, −2), (0, 0), (1, 2), (2, 1): squares 10 and 10, products 8, over 4.
  test('of shots along a slope has their covariance', () => {
    const { mean, covariance } = measure([at(1, 2), at(2, 1), at(3, 3), at(4, 5), at(5, 4)]);
    expect(mean).toEqual(at(3, 3));
    expect(covariance).toEqual({ across: 2.5, along: 2.5, both: 2 });
  });
});

describe('the ellipse', () => {
  test('of a cross has its axes by the chi-square of two degrees of freedom', () => {
    // −2 ln(1 − 0.95) = 5.991464547: the table's 5.991.
    const ellipse = fit(CROSS, 0.95);
    expect(ellipse.centre).toEqual(at(2, -1));
    expect(ellipse.major ** 2).toBeCloseTo((5.991464547107979 * 8) / 3, 9);
    expect(ellipse.minor ** 2).toBeCloseTo((5.991464547107979 * 2) / 3, 9);
    expect(ellipse.angle).toBe(0);
  });
  test('of a slope lies along it', () => {
    // The eigenvalues of (2.5 2; 2 2.5) are 4.5 and 0.5, its first axis the diagonal; −2 ln(1 − 0.5) = 2 ln 2.
    const ellipse = fit([at(1, 2), at(2, 1), at(3, 3), at(4, 5), at(5, 4)], 0.5);
    expect(ellipse.major).toBeCloseTo(Math.sqrt(9 * Math.LN2), 9);
    expect(ellipse.minor).toBeCloseTo(Math.sqrt(Math.LN2), 9);
    expect(ellipse.angle).toBeCloseTo(Math.PI / 4, 12);
  });
  test('stands upright where shots scatter in length', () => {
    expect(Math.abs(fit([at(0, 4), at(0, -4), at(1, 0), at(-1, 0)]).angle)).toBeCloseTo(Math.PI / 2, 12);
  });
  test.each([
    ['two shots', [at(0, 0), at(3, 4)]],
    ['shots across', [at(-3, 2), at(0, 2), at(5, 2)]],
    ['shots along', [at(1, -8), at(1, 0), at(1, 7)]],
    ['shots on a slope', [at(-3, -6), at(1, 2), at(2, 4), at(3, 6)]],
    ['one spot', [at(2, 2), at(2, 2), at(2, 2)]],
  ])('is none around %s', (_, shots) => {
    expect(fitEllipse(measure(shots), 0.9)).toBeNull();
  });
  test.each([0, 1, -0.1, 1.1, Number.NaN])('has no confidence of %s', (confidence) => {
    expect(() => fitEllipse(measure(CROSS), confidence)).toThrow(RangeError);
  });
});

const shot = fc.record({ horizon: fc.integer({ min: -6, max: 6 }), vertically: fc.integer({ min: -8, max: 8 }) });
/** Shots that span a plane: the last two of the three corners are at an angle. */
const spread = fc.array(shot, { maxLength: 27 }).map((shots) => [at(0, 0), at(2, 0), at(0, 3), ...shots]);
const shuffle = (shots: Landing[]) =>
  fc.tuple(fc.constant(shots), fc.shuffledSubarray(shots, { minLength: shots.length }));
const turn =
  (angle: number) =>
  ({ horizon, vertically }: Landing) =>
    at(
      horizon * Math.cos(angle) - vertically * Math.sin(angle),
      horizon * Math.sin(angle) + vertically * Math.cos(angle),
    );

describe('whatever the shots', () => {
  test('their order does not matter', () => {
    fc.assert(
      fc.property(spread.chain(shuffle), ([shots, shuffled]) => {
        const [one, other] = [measure(shots), measure(shuffled)];
        expect(other.standardDistance).toBeCloseTo(one.standardDistance, 9);
        expect(other.mean.horizon).toBeCloseTo(one.mean.horizon, 9);
        expect(fit(shuffled).major).toBeCloseTo(fit(shots).major, 9);
      }),
    );
  });
  test('moved together, only their mean moves', () => {
    fc.assert(
      fc.property(spread, shot, (shots, by) => {
        const moved = shots.map((each) => at(each.horizon + by.horizon, each.vertically + by.vertically));
        const [before, after] = [fit(shots), fit(moved)];
        expect(after.centre.horizon).toBeCloseTo(before.centre.horizon + by.horizon, 9);
        expect(after.centre.vertically).toBeCloseTo(before.centre.vertically + by.vertically, 9);
        expect(after.major).toBeCloseTo(before.major, 9);
        expect(after.minor).toBeCloseTo(before.minor, 9);
        expect(measure(moved).standardDistance).toBeCloseTo(measure(shots).standardDistance, 9);
      }),
    );
  });
  test('turned, their ellipse turns with them and keeps its size', () => {
    fc.assert(
      fc.property(spread, fc.double({ min: -3, max: 3, noNaN: true }), (shots, by) => {
        const [before, after] = [fit(shots), fit(shots.map(turn(by)))];
        expect(after.major).toBeCloseTo(before.major, 6);
        expect(after.minor).toBeCloseTo(before.minor, 6);
        // A circle has no first axis. Else the axes agree but for half turns: the sine of their difference is 0.
        const oval = before.major - before.minor > 0.01;
        expect(oval ? Math.sin(after.angle - before.angle - by) : 0).toBeCloseTo(0, 4);
      }),
    );
  });
  test('the major axis is the longer, and more confidence needs more room', () => {
    fc.assert(
      fc.property(spread, (shots) => {
        const [half, most] = [fit(shots, 0.5), fit(shots, 0.9)];
        expect(half.major).toBeGreaterThanOrEqual(half.minor);
        expect(most.major).toBeGreaterThan(half.major);
        expect(most.minor).toBeGreaterThan(half.minor);
      }),
    );
  });
});

describe('the bias is said', () => {
  test.each([
    [at(1.2, -0.8), YARDS, 'You miss 6 yards right and 4 yards short'],
    [at(-0.2, 0), YARDS, 'You miss 1 yard left'],
    [at(0, 2), YARDS, 'You miss 10 yards long'],
    [at(0.05, -0.09), YARDS, 'You are on target on average'],
    [at(-1.5, 1), FEET, 'You miss 1.5 feet left and 1 foot long'],
    [at(-1.5, 0.04), INCHES, 'You miss 18 inches left'],
  ])('of %o', (mean, scale, sentence) => {
    expect(describeBias(mean, scale)).toBe(sentence);
  });
  test('of a player, to their coach', () => {
    const who = { name: 'Amelia' };
    expect(describeBias(at(1.2, 0), YARDS, who)).toBe('Amelia misses 6 yards right');
    expect(describeBias(at(0, 0), YARDS, who)).toBe('Amelia is on target on average');
  });
  test('not at all where there is none', () => {
    expect(formatBias(at(0, 0), YARDS)).toBeNull();
    expect(formatMeasure(0, YARDS)).toBe('0 yards');
  });
});

describe('months', () => {
  test('stand in order, with the shots of all their charts', () => {
    const months = measureMonths([
      { date: '2026-11-02', shots: [at(0, 0), at(2, 2)] },
      { date: '2025-12-31', shots: CROSS },
      { date: '2026-11-30', shots: [at(4, -2)] },
    ]);
    expect(months.map(({ month, dispersion }) => [month, dispersion.count])).toEqual([
      ['2025-12', 4],
      ['2026-11', 3],
    ]);
    expect(months[1]?.dispersion.mean).toEqual(at(2, 0));
  });
  test('with fewer than three shots are left out', () => {
    expect(measureMonths([{ date: '2026-11-02', shots: [at(0, 0), at(2, 2)] }])).toEqual([]);
  });
});
