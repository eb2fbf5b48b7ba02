import { median } from '../figures.ts';

/** The same read in a club of each size. */
export interface Pair {
  few: () => Promise<unknown>;
  many: () => Promise<unknown>;
}

/** How long such reads take, in ms: p50 of all of them in `rounds` rounds, after one that warms up. */
export async function measureBeside(pairs: Pair[], rounds: number): Promise<{ few: number; many: number }> {
  const costs = { few: [] as number[], many: [] as number[] };
  for (let round = -1; round < rounds; round += 1)
    for (const pair of pairs) {
      // Beside each other, so that what the machine does to one it does to the other.
      const one = await measureMs(pair.few);
      const other = await measureMs(pair.many);
      if (round < 0) continue;
      costs.few.push(one);
      costs.many.push(other);
    }
  return { few: median(costs.few), many: median(costs.many) };
}

/** How long a piece of work takes, in ms. */
export async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
