import { ENOUGH, HELD, type Load, WEIGHTS } from './loads.ts';
import { type Burden, type Chunk, mergeChunks, type Weight } from './mergeChunks.ts';

/** The pages that people open first. */
const FIRST: readonly Weight[] = [WEIGHTS.home, WEIGHTS.first, WEIGHTS.open];

/** What all first pages load is on every page by then: it is part of the app, and no request of its own. */
export const findEverywhere = (loads: readonly Load[]): ((chunk: Chunk) => boolean) => {
  const isFirst = ({ weight }: Load) => FIRST.includes(weight);
  const firstPages = loads.flatMap((load, nth) => (isFirst(load) ? [nth] : []));
  return (chunk) => firstPages.length > 0 && firstPages.every((nth) => chunk.loads.has(nth));
};

/** The pages that bring more than they are held to, by their places among the loads. */
function findHeavy(chunks: readonly Chunk[], loads: readonly Load[], held: Burden): number[] {
  const isEverywhere = findEverywhere(loads);
  const isHeavy = (page: number): boolean => {
    const its = chunks.filter((chunk) => chunk.loads.has(page));
    const bytes = its.reduce((sum, chunk) => sum + chunk.bytes, 0);
    return bytes > held.bytes || its.filter((chunk) => !isEverywhere(chunk)).length > held.files;
  };
  return loads.flatMap(({ weight }, nth) => (weight === WEIGHTS.page && isHeavy(nth) ? [nth] : []));
}

/** How many times as much a page counts once it was too heavy, and how often that is tried. */
const HEAVIER = 4;
const ROUNDS = 4;

/** How much each load counts where so much is enough for a page, and where pages that were too heavy count for more. */
const weighLoads = (loads: readonly Load[], enough: number, times: readonly number[]): Weight[] =>
  loads.map(({ weight }, nth) => {
    if (weight !== WEIGHTS.page) return weight;
    const more = times[nth] ?? 1;
    return { bytes: more, requests: more, enough: { ...WEIGHTS.page.enough, bytes: enough } };
  });

/**
 * Merges chunks until no page is too heavy. The best merger of two is made first, which can leave a page behind that a worse one would have
 * served: such a page counts for more, and all of it is done again, by one measure of what is enough after another. Where nothing helps, it is
 * what leaves the fewest pages too heavy.
 */
export function mergeWithin(
  chunks: readonly Chunk[],
  imports: readonly Set<number>[],
  loads: readonly Load[],
  held: Burden = HELD,
): Chunk[] {
  let best: { merged: Chunk[]; heavy: number } | undefined;
  for (const enough of ENOUGH) {
    const times = loads.map(() => 1);
    for (let round = 0; round < ROUNDS; round += 1) {
      const merged = mergeChunks(chunks, imports, weighLoads(loads, enough, times));
      const heavy = findHeavy(merged, loads, held);
      if (!best || heavy.length < best.heavy) best = { merged, heavy: heavy.length };
      if (heavy.length === 0) return merged;
      for (const page of heavy) times[page]! *= HEAVIER;
    }
  }
  return best?.merged ?? [];
}
