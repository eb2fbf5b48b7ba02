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
  /** The chunks that come with it, by however many imports. */
  behind: Set<number>;
}

/** What a request costs beside its bytes, in bytes of a slow line: headers, a place in the queue, what two files compressed apart miss. */
const REQUEST_BYTES = 5000;

/** How many times as much counts what is more than enough. */
const BEYOND = { bytes: 150, files: 150 };

const unite = <T>(one: Iterable<T>, other: Iterable<T>): Set<T> => new Set([...one, ...other]);
const without = <T>(all: ReadonlySet<T>, some: ReadonlySet<T>): T[] => [...all].filter((one) => !some.has(one));

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

/** Two chunks as one, what that changes for each load, and what it costs over all of them. */
interface Merger {
  merged: Node;
  changes: Map<number, Burden>;
  cost: number;
}

const countBeyond = (much: number, enough: number, factor: number): number =>
  much + factor * Math.max(0, much - enough);

/** What it costs to load this much, in bytes that count once. */
function priceLoad({ bytes, files }: Burden, weight: Weight): number {
  const weigh = (kind: keyof Burden, much: number) =>
    weight.enough ? countBeyond(much, weight.enough[kind], BEYOND[kind]) : much;
  return weight.bytes * weigh('bytes', bytes) + weight.requests * REQUEST_BYTES * weigh('files', files);
}

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
  const nodes = new Map<number, Node>(chunks.map((chunk, at) => [at, { ...chunk, behind: behinds[at] ?? new Set() }]));
  const spreadLoads = ({ behind, loads }: Node) => {
    for (const at of behind) {
      const node = nodes.get(at);
      if (node) node.loads = unite(node.loads, loads);
    }
  };
  for (const node of nodes.values()) spreadLoads(node);

  const NOTHING: Burden = { bytes: 0, files: 0 };
  const add = (burdens: Map<number, Burden>, loads: Iterable<number>, bytes: number, files: number) => {
    for (const load of loads) {
      const now = burdens.get(load) ?? NOTHING;
      burdens.set(load, { bytes: now.bytes + bytes, files: now.files + files });
    }
  };
  const burdens = new Map<number, Burden>();
  for (const node of nodes.values()) add(burdens, node.loads, node.bytes, 1);

  const join = (one: Node, other: Node): Node => ({
    modules: [...one.modules, ...other.modules],
    loads: unite(one.loads, other.loads),
    bytes: one.bytes + other.bytes,
    behind: unite(one.behind, other.behind),
  });

  /** What a merger costs over all loads, in bytes: less than nothing when it is worth it. */
  const priceChanges = (changes: ReadonlyMap<number, Burden>): number => {
    let cost = 0;
    for (const [load, { bytes, files }] of changes) {
      const [now, weight] = [burdens.get(load) ?? NOTHING, weights[load]];
      if (weight)
        cost += priceLoad({ bytes: now.bytes + bytes, files: now.files + files }, weight) - priceLoad(now, weight);
    }
    return cost;
  };

  /** What two chunks would be as one, and what that changes for each load; null where it costs more than it saves, or a third stands between them. */
  function planMerger(a: number, b: number): Merger | null {
    const [one, other] = [nodes.get(a), nodes.get(b)];
    if (!one || !other || one.isFixed || other.isFixed) return null;
    const merged = join(one, other);
    const changes = new Map<number, Burden>();
    add(changes, merged.loads, merged.bytes, 1);
    for (const node of [one, other]) add(changes, node.loads, -node.bytes, -1);
    for (const at of merged.behind) {
      const node = nodes.get(at);
      if (!node || at === a || at === b) continue;
      if (node.behind.has(a) || node.behind.has(b)) return null;
      add(changes, without(merged.loads, node.loads), node.bytes, 1);
    }
    const cost = priceChanges(changes);
    return cost < 0 ? { merged, changes, cost } : null;
  }

  function merge(a: number, b: number, { merged, changes }: Merger) {
    merged.behind.delete(a);
    merged.behind.delete(b);
    nodes.set(a, merged);
    nodes.delete(b);
    for (const node of nodes.values())
      if (node !== merged && (node.behind.has(a) || node.behind.has(b))) {
        node.behind.delete(b);
        node.behind = unite(node.behind, merged.behind).add(a);
      }
    spreadLoads(merged);
    for (const [load, { bytes, files }] of changes) add(burdens, [load], bytes, files);
  }

  const sharesLoad = (a: number, b: number): boolean => {
    const loads = nodes.get(b)?.loads;
    return [...(nodes.get(a)?.loads ?? [])].some((load) => loads?.has(load));
  };
  /** Mergers by what they are worth, the best last, as they were weighed: those made since then may have changed it. */
  const plans: { a: number; b: number; cost: number }[] = [];
  const plan = (a: number, b: number) => {
    const cost = sharesLoad(a, b) ? planMerger(a, b)?.cost : undefined;
    if (cost !== undefined)
      plans.splice(
        countWhile(plans, (other) => other.cost > cost),
        0,
        { a, b, cost },
      );
  };
  const planAll = () => {
    const ats = [...nodes.keys()];
    for (const [nth, a] of ats.entries()) for (const b of ats.slice(nth + 1)) plan(a, b);
  };
  // What a merger costs may have fallen as well since it was weighed, or since it was found to be worth nothing: all of them are weighed until none is worth it.
  for (planAll(); plans.length > 0; planAll())
    for (let best = plans.pop(); best; best = plans.pop()) {
      const { a, b } = best;
      const merger = planMerger(a, b);
      if (!merger) continue;
      // It is worth less by now than the next one.
      if (merger.cost > (plans.at(-1)?.cost ?? 0)) plan(a, b);
      else {
        merge(a, b, merger);
        for (const other of nodes.keys()) if (other !== a) plan(a, other);
      }
    }
  return [...nodes.values()].map(({ behind: _, ...chunk }) => chunk);
}
