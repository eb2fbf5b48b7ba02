import { expect, test } from 'vitest';
import { plotScores } from './plot.ts';

const at = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString();
const now = Date.parse(at(100));

test('scores stand on the span from the first of them to now, and the line goes on to now', () => {
  const history = [
    { score: 2, at: at(0), lesson_id: null },
    { score: 6, at: at(50), lesson_id: 'a' },
  ];
  const { points, line } = plotScores(history, [], now);
  expect(points.map(({ x, score, hasLesson }) => [x, score, hasLesson])).toEqual([
    [0, 2, false],
    [50, 6, true],
  ]);
  expect(line).toBe('0,8 50,4 100,4');
});

test('lessons of that span are marked, and those that brought a score are told apart', () => {
  const history = [{ score: 2, at: at(20), lesson_id: 'b' }];
  const lessons = ['a', 'b', 'c'].map((id, nth) => ({ id, title: null, starts_at: at(10 + nth * 50) }));
  expect(plotScores(history, lessons, now).marks).toEqual([{ id: 'b', x: 50, isScored: true }]);
});

test('a single score of this moment stands at its end, and a clock that is behind moves nothing out', () => {
  const history = [{ score: 2, at: at(100), lesson_id: null }];
  expect(plotScores(history, [], now)).toMatchObject({ points: [{ x: 100 }], line: '100,8 100,8' });
  expect(plotScores(history, [], now - 1).points[0]?.x).toBe(100);
});

test('without scores there is nothing to plot', () => {
  expect(plotScores([], [], now)).toEqual({ points: [], line: '', marks: [] });
});
