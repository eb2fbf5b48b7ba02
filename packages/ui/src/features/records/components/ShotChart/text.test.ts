import { getChartScale } from '@fairway/contracts/lessons/chart-units';
import type { ChartPoint } from '@fairway/contracts/lessons/charts';
import { describe, expect, test } from 'vitest';
import { describeChart, describeShot, formatAcross, formatAlong, nameCurve } from './text.ts';

const YARDS = getChartScale('chart', false);
const FEET = getChartScale('putting_chart', false);
const INCHES = getChartScale('putting_chart', true);
const shot = (horizon: number, vertically: number, type: ChartPoint['type'] = 1): ChartPoint => ({
  horizon,
  vertically,
  type,
});

describe('a shot is said', () => {
  test.each([
    [3, shot(-2, 1, 3), YARDS, 'Shot 3, curved left, 10 yds left, 5 yds long'],
    [1, shot(6, -8, 2), YARDS, 'Shot 1, curved right, 30 yds right, 40 yds short'],
    [2, shot(0, 0, 1), YARDS, 'Shot 2, straight, on target'],
    [4, shot(0, -1, -1), YARDS, 'Shot 4, no shape, 5 yds short'],
    [10, shot(3, -1, 1), FEET, 'Shot 10, straight, 3 ft right, 1 ft short'],
    [5, shot(-3, 0, 2), INCHES, 'Shot 5, curved right, 36 in left'],
  ])('as number %i', (number, point, scale, text) => {
    expect(describeShot(number, point, scale)).toBe(text);
  });
  test('a shot chart has yards, metric or not', () => {
    expect(formatAcross(1, getChartScale('chart', true))).toBe('5 yds right');
    expect(formatAlong(0, YARDS)).toBeNull();
  });
});

describe('a curve is called', () => {
  test.each([
    [3, 'right', 'draw'],
    [2, 'right', 'fade'],
    [3, 'left', 'fade'],
    [2, 'left', 'draw'],
    [1, 'left', null],
    [-1, 'right', null],
  ] as const)('%i of a %s-hander: %s', (type, handed, name) => {
    expect(nameCurve(type, handed)).toBe(name);
  });
});

describe('a chart is said', () => {
  const points = [shot(1, 0, 3), shot(2, -1, 3), shot(0, -2, 1)];
  test('with its shapes and its bias', () => {
    expect(describeChart({ kind: 'chart', points, author: 'pro', metric: false })).toBe(
      'Shot chart by the coach: 3 shots, 2 curved left, 1 straight. On average 5 yards right and 5 yards short.',
    );
  });
  test('of one putt in inches', () => {
    expect(describeChart({ kind: 'putting_chart', points: [shot(0, 0)], author: 'player', metric: true })).toBe(
      'Putting chart by the player: 1 shot, 1 straight. On average on target.',
    );
  });
  test('that is empty', () => {
    expect(describeChart({ kind: 'chart', points: [], author: 'player', metric: false })).toBe(
      'Shot chart by the player: no shots yet.',
    );
  });
});
