import TinyQueue from 'tinyqueue';

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

/** Small numbers, in the order in which they came, and a mark for each: they are asked for a hundred million times in a build. */
interface Numbers {
  list: number[];
  /** 1 at each number that is in. */
  marks: Uint8Array;
}

/** A chunk while chunks are merged. */
interface Node {
  /** Its place in the list. */
  at: number;
  modules: string[];
  bytes: number;
  isFixed: boolean;
  loads: Numbers;
  /** The chunks that come with it, by however many imports. */
  behind: Numbers;
}

/** What a request costs beside its bytes, in bytes of a slow line: headers, a place in the queue, what two files compressed apart miss. */
const REQUEST_BYTES = 5000;

/** How many times as much counts what is more than enough. */
const BEYOND = { bytes: 150, files: 150 };

function collectNumbers(from: Iterable<number>, below: number): Numbers {
  const marks = new Uint8Array(below);
  const list = [...from];
  for (const one of list) marks[one] = 1;
  return { list, marks };
}

function addNumbers(to: Numbers, more: Iterable<number>): void {
  for (const one of more)
    if (!to.marks[one]) {
      to.marks[one] = 1;
      to.list.push(one);
    }
}

function removeNumber(from: Numbers, one: number): void {
  if (!from.marks[one]) return;
  from.marks[one] = 0;
  from.list.splice(from.list.indexOf(one), 1);
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
  /** Of two that cost the same the one weighed first is made first, so that a build comes to the same each time. */
  nth: number;
}

const comparePlans = (one: Plan, other: Plan): number => one.cost - other.cost || one.nth - other.nth;

const countBeyond = (much: number, enough: number, factor: number): number =>
  much <= enough ? much : much + factor * (much - enough);

/** What it costs a load, by its number, to bring this much, in bytes that count once. The weights lie in columns: it is asked most of all. */
function createPricing(weights: readonly Weight[]): (load: number, bytes: number, files: number) => number {
  const perByte = Float64Array.from(weights, ({ bytes }) => bytes);
  const perFile = Float64Array.from(weights, ({ requests }) => requests * REQUEST_BYTES);
  const enoughBytes = Float64Array.from(weights, ({ enough }) => enough?.bytes ?? Infinity);
  const enoughFiles = Float64Array.from(weights, ({ enough }) => enough?.files ?? Infinity);
  return (load, bytes, files) =>
    perByte[load]! * countBeyond(bytes, enoughBytes[load]!, BEYOND.bytes) +
    perFile[load]! * countBeyond(files, enoughFiles[load]!, BEYOND.files);
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
  /** By their places; null where one has become a part of another. */
  const nodes: (Node | null)[] = chunks.map(({ modules, bytes, isFixed = false, loads }, at) => ({
    at,
    modules,
    bytes,
    isFixed,
    loads: collectNumbers(loads, weights.length),
    behind: collectNumbers(behinds[at] ?? [], chunks.length),
  }));
  const listNodes = () => nodes.filter((node) => node !== null);
  const spreadLoads = ({ behind, loads }: Node) => {
    for (const at of behind.list) {
      const node = nodes[at];
      if (node) addNumbers(node.loads, loads.list);
    }
  };
  for (const node of listNodes()) spreadLoads(node);

  const priceLoad = createPricing(weights);
  const bytesNow = new Float64Array(weights.length);
  const filesNow = new Float64Array(weights.length);
  /** What each load costs now, and what one file fewer would save it. */
  const prices = new Float64Array(weights.length);
  const savings = new Float64Array(weights.length);
  function weighLoads(): void {
    bytesNow.fill(0);
    filesNow.fill(0);
    for (const { loads, bytes } of listNodes())
      for (const load of loads.list) {
        bytesNow[load]! += bytes;
        filesNow[load]! += 1;
      }
    for (const load of weights.keys()) {
      const price = priceLoad(load, bytesNow[load]!, filesNow[load]!);
      prices[load] = price;
      savings[load] = price - priceLoad(load, bytesNow[load]!, filesNow[load]! - 1);
    }
  }
  weighLoads();
  /** What it costs that a load brings so much more. */
  const priceMore = (load: number, bytes: number, files: number): number =>
    priceLoad(load, bytesNow[load]! + bytes, filesNow[load]! + files) - prices[load]!;

  /** Whether one leads to the other by way of a third. */
  const hasBetween = (one: Node, other: Node): boolean =>
    one.behind.marks[other.at] === 1 && one.behind.list.some((at) => nodes[at]?.behind.marks[other.at] === 1);

  /** What it costs that all who load one chunk load another with it, and what is behind that; given up once it is `worth` or more. */
  function priceBringing(from: Node, to: Node, worth: number): number {
    let least = 0;
    // A load keeps its number of files: it has one already that this becomes a part of.
    for (const load of to.loads.list)
      if (!from.loads.marks[load]) {
        least += priceMore(load, from.bytes, 0);
        if (least >= worth) return least;
      }
    if (least === 0) return least;
    const behind: Node[] = [];
    for (const at of from.behind.list) {
      const node = nodes[at];
      if (node && node !== to && !to.behind.marks[at]) behind.push(node);
    }
    if (behind.length === 0) return least;
    let cost = 0;
    for (const load of to.loads.list) {
      if (from.loads.marks[load]) continue;
      let { bytes } = from;
      let files = 0;
      for (const node of behind)
        if (!node.loads.marks[load]) {
          bytes += node.bytes;
          files += 1;
        }
      cost += priceMore(load, bytes, files);
      if (cost >= worth) break;
    }
    return cost;
  }

  /** What a merger costs over all loads: it is worth it below nothing. */
  function priceMerger(one: Node, other: Node): number {
    if (one.isFixed || other.isFixed) return 0;
    let saved = 0;
    for (const load of one.loads.list) if (other.loads.marks[load]) saved += savings[load]!;
    if (saved <= 0) return 0;
    const brought = priceBringing(one, other, saved);
    if (brought >= saved) return 0;
    const cost = brought + priceBringing(other, one, saved - brought) - saved;
    return cost < 0 && !hasBetween(one, other) && !hasBetween(other, one) ? cost : 0;
  }

  /** Makes the other a part of the one. */
  function merge(one: Node, other: Node): void {
    one.modules = [...one.modules, ...other.modules];
    one.bytes += other.bytes;
    addNumbers(one.loads, other.loads.list);
    addNumbers(one.behind, other.behind.list);
    removeNumber(one.behind, one.at);
    removeNumber(one.behind, other.at);
    nodes[other.at] = null;
    for (const node of listNodes())
      if (node !== one && (node.behind.marks[one.at] || node.behind.marks[other.at])) {
        removeNumber(node.behind, other.at);
        addNumbers(node.behind, one.behind.list);
        addNumbers(node.behind, [one.at]);
      }
    spreadLoads(one);
    weighLoads();
  }

  let planned = 0;
  const plan = (one: Node, other: Node, into: Plan[] | TinyQueue<Plan>): void => {
    const cost = priceMerger(one, other);
    if (cost < 0) into.push({ a: one.at, b: other.at, cost, nth: (planned += 1) });
  };
  function planAll(): TinyQueue<Plan> {
    const all = listNodes();
    const plans: Plan[] = [];
    for (const [nth, one] of all.entries()) for (const other of all.slice(nth + 1)) plan(one, other, plans);
    return new TinyQueue(plans, comparePlans);
  }
  // What a merger costs may have fallen as well since it was weighed, or since it was found to be worth nothing: all of them are weighed until none is worth it.
  for (let plans = planAll(); plans.length > 0; plans = planAll())
    for (let best = plans.pop(); best; best = plans.pop()) {
      const [one, other] = [nodes[best.a], nodes[best.b]];
      const cost = one && other ? priceMerger(one, other) : 0;
      if (!one || !other || cost >= 0) continue;
      // It is worth less by now than the next one.
      if (cost > (plans.peek()?.cost ?? 0)) plans.push({ ...best, cost, nth: (planned += 1) });
      else {
        merge(one, other);
        for (const node of listNodes()) if (node !== one) plan(one, node, plans);
      }
    }
  return listNodes().map(({ modules, bytes, isFixed, loads }) => ({
    modules,
    bytes,
    loads: new Set(loads.list),
    ...(isFixed ? { isFixed } : {}),
  }));
}
