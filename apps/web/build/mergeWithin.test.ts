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

/** A page with two chunks, the second of which another page would load in vain if they were one. */
const CHUNKS = [chunk('own', [0], 9000), chunk('shared', [0, 1], 9000)];
const PAGES = [load(WEIGHTS.page), load(WEIGHTS.page)];
const merge = (held: { bytes: number; files: number }): string[] =>
  mergeWithin(CHUNKS, [new Set(), new Set()], PAGES, held).map(({ modules }) => modules.join());

describe('merging until no page is too heavy', () => {
  it('leaves apart what costs another page more than it saves, where no page is', () => {
    expect(merge({ bytes: 30_000, files: 2 })).toEqual(['own', 'shared']);
  });

  it('lets a page that is too heavy count for more, until a merger serves it', () => {
    expect(merge({ bytes: 30_000, files: 1 })).toEqual(['own,shared']);
  });

  it('keeps what leaves the fewest too heavy where nothing helps', () => {
    // Merged, the second page would bring 18 kB as well.
    expect(merge({ bytes: 10_000, files: 2 })).toEqual(['own', 'shared']);
    expect(merge({ bytes: 1, files: 1 })).toEqual(['own', 'shared']);
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
