import { describe, expect, it } from 'vitest';
import { type Load, WEIGHTS } from './loads.ts';
import type { Chunk } from './mergeChunks.ts';
import { findEverywhere, mergeWithin } from './mergeWithin.ts';

const load = (weight: Load['weight']): Load => ({ modules: new Set(), weight });
const chunk = (name: string, loads: number[], bytes: number): Chunk => ({
  modules: [name],
  loads: new Set(loads),
  bytes,
});

/** Two pages that share one of three chunks, each too heavy to be loaded in vain. */
const CHUNKS = [chunk('own', [0], 9000), chunk('shared', [0, 1], 9000), chunk('other', [1], 9000)];
const PAGES = [load(WEIGHTS.page), load(WEIGHTS.page)];
const LAX = { bytes: 100_000, files: 12 };
/** What makes a second file count for so much that all is one. */
const STRICT = { bytes: 100_000, files: 1 };
const merge = (enough: (typeof LAX)[], held: typeof LAX): number =>
  mergeWithin(CHUNKS, [new Set(), new Set(), new Set()], PAGES, { enough, held }).length;

describe('what is enough', () => {
  it('is the first that keeps all pages to what they are held to', () => {
    expect(merge([LAX, STRICT], { bytes: 30_000, files: 2 })).toBe(3);
    expect(merge([LAX, STRICT], { bytes: 30_000, files: 1 })).toBe(1);
  });

  it('is the one with the fewest heavy pages where none keeps all of them', () => {
    expect(merge([LAX, STRICT], { bytes: 20_000, files: 2 })).toBe(3);
    expect(merge([STRICT, LAX], { bytes: 20_000, files: 2 })).toBe(3);
    expect(merge([STRICT, LAX], { bytes: 1, files: 1 })).toBe(1);
  });
});

it('what all first pages load is everywhere, whatever other pages do', () => {
  const loads = [load(WEIGHTS.home), load(WEIGHTS.first), load(WEIGHTS.page)];
  const isEverywhere = findEverywhere(loads);
  expect([[0, 1], [0, 1, 2], [0, 2], [2]].map((its) => isEverywhere(chunk('a', its, 1)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(findEverywhere([load(WEIGHTS.page)])(chunk('a', [0], 1))).toBe(false);
});
