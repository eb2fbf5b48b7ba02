import { DRAWING_LIMITS } from '@fairway/contracts/constants';
import { drawing as drawingSchema, type DrawingPoint } from '@fairway/contracts/lessons/drawings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  describeShown,
  dragPoints,
  extendStroke,
  isDrawn,
  isShownAt,
  makeDrawing,
  makeSheet,
  measureAngle,
  moveDrawing,
  movePoint,
  toPoint,
  toSpot,
} from './drawings.ts';

const draft = { id: 'd1', kind: 'line', colour: 'red', at_ms: 1000 } as const;
const line = makeDrawing(draft, [
  [0.1, 0.1],
  [0.4, 0.5],
]);
const sheet = makeSheet(240, 320);

test.each([
  ['clip', [0, 1000, 5000], [true, true, true]],
  ['onwards', [0, 940, 1000, 5000], [false, true, true, true]],
  ['moment', [0, 940, 1000, 1060, 1100], [false, true, true, true, false]],
] as const)('what is drawn for the %s is seen when it should', (span, moments, shown) => {
  expect(moments.map((ms) => isShownAt({ ...line, span }, ms))).toEqual(shown);
});

test.each([
  [[0, 0], [10, 0], [0, 10], 90],
  [[0, 0], [10, 0], [-10, 0], 180],
  [[0, 0], [10, 0], [10, 10], 45],
  [[5, 5], [5, 5], [5, 9], 90],
] as const)('the angle at %j between %j and %j is %d degrees', (corner, first, second, degrees) => {
  expect(measureAngle([corner, first, second].map(([x, y]) => ({ x, y })))).toBe(degrees);
});

test('an angle does not depend on which arm came first, nor on where it stands', () => {
  const spot = fc.record({ x: fc.integer({ min: -500, max: 500 }), y: fc.integer({ min: -500, max: 500 }) });
  fc.assert(
    fc.property(spot, spot, spot, (corner, first, second) => {
      const shift = ({ x, y }: { x: number; y: number }) => ({ x: x + 37, y: y - 11 });
      const degrees = measureAngle([corner, first, second]);
      expect(measureAngle([corner, second, first])).toBe(degrees);
      expect(measureAngle([corner, first, second].map(shift))).toBe(degrees);
      expect(degrees).toBeGreaterThanOrEqual(0);
      expect(degrees).toBeLessThanOrEqual(180);
    }),
  );
});

test('a picture’s angles are true though its shares are not square', () => {
  const corner: DrawingPoint = [0.5, 0.5];
  const spots = [corner, [0.7, 0.5], [0.7, 0.35]].map(([x = 0, y = 0]) => toSpot([x, y], sheet));
  expect(measureAngle(spots)).toBe(45);
});

describe('a stroke by hand', () => {
  test('takes no point where the hand rests', () => {
    expect(extendStroke([[0.5, 0.5]], [0.502, 0.5])).toEqual([[0.5, 0.5]]);
    expect(extendStroke([[0.5, 0.5]], [0.52, 0.5])).toHaveLength(2);
  });

  test('without end grows coarser and keeps its beginning and its end', () => {
    let points: DrawingPoint[] = [[0, 0]];
    for (let nth = 1; nth < 1000; nth += 1) points = extendStroke(points, [nth / 100, 0]);
    expect(points.length).toBeLessThanOrEqual(DRAWING_LIMITS.points);
    expect(points[0]).toEqual([0, 0]);
    expect(points.at(-1)).toEqual([9.99, 0]);
  });
});

test.each(['line', 'angle', 'circle', 'text'] as const)('a drag draws a %s that may be kept', (kind) => {
  const points = dragPoints(kind, [0.2, 0.3], [0.6, 0.1]);
  const drawn = makeDrawing({ ...draft, kind }, points, 'Head still');
  expect(isDrawn(drawn)).toBe(true);
  expect(drawingSchema.safeParse(drawn).success).toBe(true);
});

test('a tap draws no line', () => {
  expect(isDrawn({ kind: 'line', points: dragPoints('line', [0.2, 0.3], [0.205, 0.3]) })).toBe(false);
});

test('moving keeps the shape; a circle’s middle takes its edge along, its edge alone makes it larger', () => {
  expect(moveDrawing(line, 0.1, -0.05).points).toEqual([
    [0.2, 0.05],
    [0.5, 0.45],
  ]);
  const circle = makeDrawing({ ...draft, kind: 'circle' }, [
    [0.5, 0.5],
    [0.6, 0.5],
  ]);
  expect(movePoint(circle, 0, [0.4, 0.4]).points).toEqual([
    [0.4, 0.4],
    [0.5, 0.4],
  ]);
  expect(movePoint(circle, 1, [0.9, 0.5]).points).toEqual([
    [0.5, 0.5],
    [0.9, 0.5],
  ]);
});

test('what is dragged far away may still be kept', () => {
  const anywhere = fc.double({ min: -50_000, max: 50_000, noNaN: true });
  fc.assert(
    fc.property(anywhere, anywhere, (x, y) => {
      const dragged = movePoint(line, 1, toPoint({ x, y }, sheet));
      expect(drawingSchema.safeParse(dragged).success).toBe(true);
    }),
  );
});

test('a drawing is described with what it measures and when it is seen', () => {
  expect(describeShown(line, sheet)).toBe('Red line');
  expect(describeShown({ ...line, span: 'onwards' }, sheet)).toBe('Red line, from 1.00 s on');
  const angle = makeDrawing({ ...draft, kind: 'angle', colour: 'white' }, dragPoints('angle', [0.5, 0.5], [0.7, 0.35]));
  expect(describeShown({ ...angle, span: 'moment' }, sheet)).toBe('White angle of 45°, at 1.00 s');
  expect(describeShown(makeDrawing({ ...draft, kind: 'text' }, [[0, 0]], 'Head still'), sheet)).toBe(
    'Red words: Head still',
  );
});
