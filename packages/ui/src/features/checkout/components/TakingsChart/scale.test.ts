import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toBar, linesFor, stepFor, type Bar } from './scale.ts';

const bar = (card: number, on_day = 0, refunded = 0): Bar => ({ month: '2026-11', card, on_day, refunded });

test('cards are taken together, whatever they paid for', () => {
  const month = { month: '2026-11', credits: 1, offer: 2, video_lesson: 4, on_day: 8, refunded: 16, total: -1 };
  expect(toBar(month)).toEqual({ month: '2026-11', card: 7, on_day: 8, refunded: 16 });
});

describe('the lines of a chart', () => {
  test.each([
    [0, 0.5],
    [10_000, 5_000],
    [82_400, 50_000],
    [140_000, 50_000],
    [27_500_000, 10_000_000],
  ])('that reaches %i are %i apart', (most, step) => {
    expect(stepFor(most)).toBe(step);
  });

  test('reach down as far as was given back', () => {
    expect(linesFor([bar(82_400), bar(12_000, 0, 26_000)])).toEqual([-50_000, 0, 50_000, 100_000]);
  });

  test('hold every bar, with few of them', () => {
    const sum = fc.integer({ min: 0, max: 100_000_000 });
    fc.assert(
      fc.property(fc.array(fc.tuple(sum, sum, sum), { maxLength: 12 }), (rows) => {
        const bars = rows.map(([card, on_day, refunded]) => bar(card, on_day, refunded));
        const lines = linesFor(bars);
        expect(lines).toContain(0);
        expect(lines.length).toBeLessThanOrEqual(8);
        for (const { card, on_day, refunded } of bars) {
          expect(card + on_day).toBeLessThanOrEqual(lines.at(-1)!);
          expect(-refunded).toBeGreaterThanOrEqual(lines[0]!);
        }
      }),
    );
  });
});
