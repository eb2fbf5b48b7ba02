import { ENOUGH, HELD, type Load, WEIGHTS } from './loads.ts';
import { type Burden, type Chunk, mergeChunks, type Weight } from './mergeChunks.ts';

/** What all first pages load is on every page by then: it is part of the app, and no request of its own. */
export const findEverywhere = (loads: readonly Load[]): ((chunk: Chunk) => boolean) => {
  const isFirst = ({ weight }: Load) => weight !== WEIGHTS.page && weight !== WEIGHTS.onDemand;
  const firstPages = loads.flatMap((load, nth) => (isFirst(load) ? [nth] : []));
  return (chunk) => firstPages.length > 0 && firstPages.every((nth) => chunk.loads.has(nth));
};

/** How many pages bring more than they are held to. */
function countHeavy(chunks: readonly Chunk[], loads: readonly Load[], held: Burden): number {
  const isEverywhere = findEverywhere(loads);
  const isHeavy = (page: number): boolean => {
    const its = chunks.filter((chunk) => chunk.loads.has(page));
    const bytes = its.reduce((sum, chunk) => sum + chunk.bytes, 0);
    return bytes > held.bytes || its.filter((chunk) => !isEverywhere(chunk)).length > held.files;
  };
  return loads.filter(({ weight }, nth) => weight === WEIGHTS.page && isHeavy(nth)).length;
}

/**
 * Merges chunks by what is enough for a page, trying one after another until no page is too heavy; where none does so, the one that leaves the
 * fewest that are.
 */
export function mergeWithin(
  chunks: readonly Chunk[],
  imports: readonly Set<number>[],
  loads: readonly Load[],
  { enough = ENOUGH, held = HELD }: { enough?: readonly Burden[]; held?: Burden } = {},
): Chunk[] {
  let best: { merged: Chunk[]; heavy: number } | undefined;
  for (const tried of enough) {
    const weigh = ({ weight }: Load): Weight => (weight === WEIGHTS.page ? { ...weight, enough: tried } : weight);
    const merged = mergeChunks(chunks, imports, loads.map(weigh));
    const heavy = countHeavy(merged, loads, held);
    if (!best || heavy < best.heavy) best = { merged, heavy };
    if (heavy === 0) break;
  }
  return best?.merged ?? [];
}
