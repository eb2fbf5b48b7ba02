/** What a set of pages loads together: a chunk to be. */
export interface Chunk {
  modules: string[];
  /** What loads it, by number: an entry, a page, or a part on demand. */
  loads: Set<number>;
  /** What it weighs on the wire. */
  bytes: number;
  /** It stays as it is. It counts all the same: who loads a chunk that imports it loads it too. */
  isFixed?: boolean;
}

/** A chunk while chunks are merged. */
interface Node extends Chunk {
  /** Its place in the list. */
  at: number;
  /** The chunks that come with it, by however many imports. */
  behind: Set<number>;
}

/** What a request costs beside its bytes, in bytes of a slow line: headers, a place in the queue, what two files compressed apart miss. */
const REQUEST_BYTES = 5000;

/** How many times as much counts what is more than enough. */
const BEYOND = { bytes: 150, files: 150 };

const unite = <T>(one: Iterable<T>, other: Iterable<T>): Set<T> => new Set([...one, ...other]);

/** Numbers of the first set that the second has not. An array filled by hand: this runs a million times in a build. */
function without(all: ReadonlySet<number>, some: ReadonlySet<number>): number[] {
  const left: number[] = [];
  for (const one of all) if (!some.has(one)) left.push(one);
  return left;
}

/** What a load brings, or how much more of it a merger would. */
export interface Burden {
  bytes: number;
  files: number;
}

/** How much the bytes of a load count, and how much its requests. */
export interface Weight {
  bytes: number;
  requests: number;
  /** What it may bring beside the frame of the app: with more than that, what is more counts for many times as much. */
  enough: Burden | null;
}

/** A merger that is worth it, as it was weighed: those made since then may have changed it. */
interface Plan {
  a: number;
  b: number;
  /** What it costs over all loads, in bytes: less than nothing. */
  cost: number;
}

const countBeyond = (much: number, enough: number | undefined, factor: number): number =>
  enough === undefined || much <= enough ? much : much + factor * (much - enough);

/** What it costs to load this much, in bytes that count once. */
const priceLoad = (bytes: number, files: number, weight: Weight): number =>
  weight.bytes * countBeyond(bytes, weight.enough?.bytes, BEYOND.bytes) +
  weight.requests * REQUEST_BYTES * countBeyond(files, weight.enough?.files, BEYOND.files);

/** How many stand at the start of a sorted list for which this holds. */
function countWhile<T>(sorted: readonly T[], holds: (one: T) => boolean): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(sorted[middle]!)) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** All that is imported from each place of the list on, by however many steps. */
function followImports(imports: readonly Set<number>[]): Set<number>[] {
  const follow = (at: number, behind: Set<number>): Set<number> => {
    for (const next of imports[at] ?? [])
      if (!behind.has(next)) {
        behind.add(next);
        follow(next, behind);
      }
    return behind;
  };
  return imports.map((_, at) => follow(at, new Set()));
}

/**
 * Merges chunks as long as the requests saved are worth more than the bytes that are then loaded in vain. A chunk brings what it
 * imports, so whoever loads a merged one loads the imports of both. Two chunks with a third between them stay apart: merged, they and it would
 * import each other.
 * @param imports the chunks that each chunk imports, by their places in the list
 * @param weights how much each load counts, by its number
 */
export function mergeChunks(
  chunks: readonly Chunk[],
  imports: readonly Set<number>[],
  weights: readonly Weight[],
): Chunk[] {
  const behinds = followImports(imports);
  const nodes = new Map<number, Node>(
    chunks.map((chunk, at) => [at, { ...chunk, at, behind: behinds[at] ?? new Set() }]),
  );
  const spreadLoads = ({ behind, loads }: Node) => {
    for (const at of behind) {
      const node = nodes.get(at);
      if (node) node.loads = unite(node.loads, loads);
    }
  };
  for (const node of nodes.values()) spreadLoads(node);

  const weighLoads = (): Burden[] => {
    const burdens = weights.map(() => ({ bytes: 0, files: 0 }));
    for (const { loads, bytes } of nodes.values())
      for (const load of loads) {
        burdens[load]!.bytes += bytes;
        burdens[load]!.files += 1;
      }
    return burdens;
  };
  let burdens = weighLoads();
  /** What it costs that a load brings so much more, or less. */
  const priceChange = (load: number, bytes: number, files: number): number => {
    const weight = weights[load]!;
    const now = burdens[load]!;
    return priceLoad(now.bytes + bytes, now.files + files, weight) - priceLoad(now.bytes, now.files, weight);
  };

  /** Whether one leads to the other by way of a third. */
  const hasBetween = (one: Node, other: Node): boolean =>
    one.behind.has(other.at) && [...one.behind].some((at) => nodes.get(at)?.behind.has(other.at));

  /** What it costs that all who load one chunk load another with it, and what is behind that; given up once it is more than `worth`. */
  function priceBringing(from: Node, to: Node, worth: number): number {
    const loads = without(to.loads, from.loads);
    let least = 0;
    // A load keeps its number of files: it has one already that this becomes a part of.
    for (const load of loads) least += priceChange(load, from.bytes, 0);
    if (least >= worth || loads.length === 0) return least;
    const behind: Node[] = [];
    for (const at of from.behind) {
      const node = nodes.get(at);
      if (node && node !== to && !to.behind.has(at)) behind.push(node);
    }
    if (behind.length === 0) return least;
    let cost = 0;
    for (const load of loads) {
      let { bytes } = from;
      let files = 0;
      for (const node of behind)
        if (!node.loads.has(load)) {
          bytes += node.bytes;
          files += 1;
        }
      cost += priceChange(load, bytes, files);
      if (cost >= worth) break;
    }
    return cost;
  }

  /** What a merger costs over all loads: it is worth it below nothing. */
  function priceMerger(one: Node, other: Node): number {
    if (one.isFixed || other.isFixed) return 0;
    let saved = 0;
    for (const load of one.loads) if (other.loads.has(load)) saved -= priceChange(load, 0, -1);
    if (saved <= 0) return 0;
    const brought = priceBringing(one, other, saved);
    if (brought >= saved) return 0;
    const cost = brought + priceBringing(other, one, saved - brought) - saved;
    return cost < 0 && !hasBetween(one, other) && !hasBetween(other, one) ? cost : 0;
  }

  function merge(one: Node, other: Node): Node {
    const { at } = one;
    const merged: Node = {
      modules: [...one.modules, ...other.modules],
      loads: unite(one.loads, other.loads),
      bytes: one.bytes + other.bytes,
      behind: unite(one.behind, other.behind),
      at,
    };
    merged.behind.delete(at);
    merged.behind.delete(other.at);
    nodes.set(at, merged);
    nodes.delete(other.at);
    for (const node of nodes.values())
      if (node !== merged && (node.behind.has(at) || node.behind.has(other.at))) {
        node.behind.delete(other.at);
        node.behind = unite(node.behind, merged.behind).add(at);
      }
    spreadLoads(merged);
    burdens = weighLoads();
    return merged;
  }

  const plan = (one: Node, other: Node): Plan[] => {
    const cost = priceMerger(one, other);
    return cost < 0 ? [{ a: one.at, b: other.at, cost }] : [];
  };
  const planAll = (): Plan[] => {
    const all = [...nodes.values()];
    const plans = all.flatMap((one, nth) => all.slice(nth + 1).flatMap((other) => plan(one, other)));
    return plans.toReversed().sort((one, other) => other.cost - one.cost);
  };
  // What a merger costs may have fallen as well since it was weighed, or since it was found to be worth nothing: all of them are weighed until none is worth it.
  for (let plans = planAll(); plans.length > 0; plans = planAll()) {
    const add = (next: Plan) => {
      plans.splice(
        countWhile(plans, ({ cost }) => cost > next.cost),
        0,
        next,
      );
    };
    for (let best = plans.pop(); best; best = plans.pop()) {
      const [one, other] = [nodes.get(best.a), nodes.get(best.b)];
      const cost = one && other ? priceMerger(one, other) : 0;
      if (!one || !other || cost >= 0) continue;
      // It is worth less by now than the next one.
      if (cost > (plans.at(-1)?.cost ?? 0)) add({ ...best, cost });
      else {
        const merged = merge(one, other);
        for (const node of nodes.values()) if (node !== merged) plan(merged, node).forEach(add);
      }
    }
  }
  return [...nodes.values()].map(({ behind: _, at: __, ...chunk }) => chunk);
}
