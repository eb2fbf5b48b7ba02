import { describe, expect, test } from 'vitest';
import { chart, chartPoint, type ChartPoint } from './charts.ts';

const shot: ChartPoint = { horizon: 0, vertically: 0, type: 1 };
const isShot = (changes: object) => chartPoint.safeParse({ ...shot, ...changes }).success;

describe('a shot of a chart', () => {
  test.each([-6, 0, 6])('lies %i units across', (horizon) => {
    expect(chartPoint.parse({ ...shot, horizon })).toEqual({ ...shot, horizon });
  });
  test.each([-8, 0, 8])('lies %i units along', (vertically) => {
    expect(chartPoint.parse({ ...shot, vertically })).toEqual({ ...shot, vertically });
  });
  test.each([-7, 7, 0.5, '', 'left', null, undefined, true, Number.NaN])('lies nowhere %s across', (horizon) => {
    expect(isShot({ horizon })).toBe(false);
  });
  test.each([-9, 9, 1.5, '', 'long', null, undefined, false, Number.POSITIVE_INFINITY])(
    'lies nowhere %s along',
    (vertically) => {
      expect(isShot({ vertically })).toBe(false);
    },
  );
  test.each([-1, 1, 2, 3] as const)('may have the shape %i', (type) => {
    expect(chartPoint.parse({ ...shot, type }).type).toBe(type);
  });
  test.each([0, 4, -2, 1.5, 'straight', null, undefined])('has no shape %s', (type) => {
    expect(isShot({ type })).toBe(false);
  });
  test('may come as text, as forms send numbers', () => {
    expect(chartPoint.parse({ horizon: '-6', vertically: '8', type: '-1' })).toEqual({
      horizon: -6,
      vertically: 8,
      type: -1,
    });
  });
  test('says what is wrong with it in plain words', () => {
    const { error } = chartPoint.safeParse({ horizon: 7, vertically: -9, type: 4 });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'A shot lies up to 6 whole units to the left or right.',
      'A shot lies up to 8 whole units short or long.',
      'Please choose straight, curved right or curved left.',
    ]);
  });
});

describe('a chart', () => {
  const shots = (length: number) => Array.from({ length }, () => shot);
  test.each([0, 1, 10])('may hold %i shots', (count) => {
    expect(chart.parse(shots(count))).toHaveLength(count);
  });
  test('holds no eleventh', () => {
    expect(chart.safeParse(shots(11)).error?.issues[0]?.message).toBe('A chart holds up to 10 shots.');
  });
});
