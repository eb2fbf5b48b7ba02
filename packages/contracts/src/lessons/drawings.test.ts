import { expect, test } from 'vitest';
import { DRAWING_LIMITS } from '../constants.ts';
import { overlay } from './drawings.ts';
import { sectionIn } from './records.ts';

const LINE = {
  id: 'l1',
  kind: 'line',
  colour: 'red',
  at_ms: 1200,
  span: 'clip',
  points: [
    [0.1, 0.2],
    [0.3, 0.4],
  ],
};
const accepts = (...drawings: unknown[]) => overlay.safeParse(drawings).success;

test.each([
  ['a line', {}],
  [
    'an angle',
    {
      kind: 'angle',
      points: [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
    },
  ],
  [
    'a circle that reaches beyond the picture',
    {
      kind: 'circle',
      points: [
        [0.5, 0.5],
        [1.4, 0.5],
      ],
    },
  ],
  ['a line drawn by hand', { kind: 'free', points: Array.from({ length: DRAWING_LIMITS.points }, () => [0.5, 0.5]) }],
  ['a word', { kind: 'text', points: [[0.5, 0.5]], text: 'Keep the head still' }],
  [
    'numbers as a form sends them',
    {
      at_ms: '1200',
      points: [
        ['0.1', '0.2'],
        ['0.3', '0.4'],
      ],
    },
  ],
])('%s is kept', (_, over) => {
  expect(accepts({ ...LINE, ...over })).toBe(true);
});

test.each([
  ['a kind that nobody draws', { kind: 'spiral' }],
  [
    'a line of three points',
    {
      points: [
        [0, 0],
        [1, 1],
        [0, 1],
      ],
    },
  ],
  ['an angle of two', { kind: 'angle' }],
  [
    'a point far outside',
    {
      points: [
        [0, 0],
        [9, 9],
      ],
    },
  ],
  ['a point of one number', { points: [[0], [1, 1]] }],
  ['a word without letters', { kind: 'text', points: [[0, 0]], text: '  ' }],
  [
    'a line by hand without end',
    { kind: 'free', points: Array.from({ length: DRAWING_LIMITS.points + 1 }, () => [0, 0]) },
  ],
  ['a moment before the clip', { at_ms: -1 }],
  ['a colour in code', { colour: '#ff0000' }],
])('%s is refused', (_, over) => {
  expect(accepts({ ...LINE, ...over })).toBe(false);
});

test('an overlay is bounded, and names no drawing twice', () => {
  const many = (count: number) => Array.from({ length: count }, (_, nth) => ({ ...LINE, id: `l${nth}` }));
  expect(accepts(...many(DRAWING_LIMITS.drawings))).toBe(true);
  expect(accepts(...many(DRAWING_LIMITS.drawings + 1))).toBe(false);
  expect(accepts(LINE, LINE)).toBe(false);
});

test('only a video is drawn over', () => {
  expect(sectionIn.safeParse({ ref: 'a', type: 'video', overlay: [LINE] }).success).toBe(true);
  expect(sectionIn.safeParse({ ref: 'a', type: 'text', overlay: [LINE] }).error?.issues[0]?.path).toEqual(['overlay']);
  expect(sectionIn.safeParse({ ref: 'a', type: 'text', overlay: [] }).success).toBe(true);
});
