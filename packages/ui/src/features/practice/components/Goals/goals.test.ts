import type { Goal } from '@fairway/contracts/practice/goals';
import { describe, expect, test } from 'vitest';
import { measureShare, plotGoal } from './goals.ts';

const noted = (value: number, at: string) => ({ value, at, note: '', by_pro: true });
const aGoal = (over: Partial<Goal> = {}): Goal => ({
  id: 'goal',
  title: 'Single figures',
  measure: 'handicap',
  unit: '',
  start: 14,
  target: 10,
  due_on: '2026-01-21',
  revision: 1,
  by_pro: true,
  agreed_at: '2026-01-01T00:00:00.000Z',
  created_at: '2025-12-01T00:00:00.000Z',
  progress: [],
  can: { accept: false, edit: false, note: true },
  ...over,
});

describe('how much of the way is behind', () => {
  test.each([
    ['before anything is noted', aGoal(), 0],
    ['half way down', aGoal({ progress: [noted(12, '2026-01-11T00:00:00Z')] }), 0.5],
    ['half way up', aGoal({ start: 90, target: 100, progress: [noted(95, '2026-01-11T00:00:00Z')] }), 0.5],
    ['beyond the target', aGoal({ progress: [noted(8, '2026-01-11T00:00:00Z')] }), 1],
    ['further away than before', aGoal({ progress: [noted(16, '2026-01-11T00:00:00Z')] }), 0],
  ])('%s', (_, goal, share) => {
    expect(measureShare(goal)).toBe(share);
  });
});

describe('the plot', () => {
  test('begins where the goal was agreed, and goes towards its day', () => {
    const { points, line, way } = plotGoal(aGoal({ progress: [noted(12, '2026-01-11T00:00:00Z')] }), 'UTC');
    expect(points.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [50, 50],
    ]);
    expect([line, way]).toEqual(['0,0 50,50', '0,0 100,100']);
  });
  test('has room for what is noted after the day, and for what is worse than the beginning', () => {
    const { points, way } = plotGoal(aGoal({ progress: [noted(18, '2026-02-10T00:00:00Z')] }), 'UTC');
    expect(points.map(({ x, y }) => [x, y])).toEqual([
      [0, 50],
      [100, 0],
    ]);
    expect(way).toBe('0,50 50,100');
  });
  test('of what was noted at a moment before the goal was agreed stays inside', () => {
    const { points } = plotGoal(aGoal({ progress: [noted(12, '2025-12-11T00:00:00Z')] }), 'UTC');
    expect(points[1]?.x).toBe(0);
  });
});
