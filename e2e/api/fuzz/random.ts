/** Chance that can be had again: the same seed makes the same choices, in the same order. */
export interface Random {
  /** From 0 up to 1. */
  next: () => number;
  /** A whole number below `bound`. */
  below: (bound: number) => number;
  /** True so many times of a hundred. */
  chance: (percent: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
}

const STEP = 0x6d2b79f5;

/** Mulberry32: small, and random enough to fuzz with. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + STEP) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    next,
    below,
    chance: (percent) => next() * 100 < percent,
    pick: (list) => {
      const one = list[below(list.length)];
      if (one === undefined && list.length === 0) throw new Error('There is nothing to choose from');
      return one as (typeof list)[number];
    },
  };
}

/** A seed of one's own for each name, so that what one does changes nothing for another. */
export const seedFor = (seed: number, name: string): number =>
  Buffer.from(name).reduce((hash, byte) => Math.imul(hash ^ byte, 16_777_619), seed ^ 0x811c9dc5);
