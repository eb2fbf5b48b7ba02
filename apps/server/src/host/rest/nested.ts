/** A name's values, or the names below it. */
type Node = unknown[] | Branch;
type Branch = Map<string, Node>;

const DEPTH = 8;
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** `records[0][ref]` → records, 0, ref. A name that is not written so stays whole; one that is too deep or names a prototype is no path. */
function pathOf(name: string): string[] | null {
  const shape = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  const path = shape
    ? [shape[1] ?? '', ...[...(shape[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? '')]
    : [name];
  return path.length > DEPTH || path.some((step) => FORBIDDEN.has(step)) ? null : path;
}

function put(branch: Branch, [step = '', ...rest]: string[], value: unknown): void {
  // `name[]` adds to the end of a list.
  const key = step === '' ? `${branch.size}` : step;
  const found = branch.get(key);
  if (rest.length === 0) {
    if (Array.isArray(found)) found.push(value);
    else branch.set(key, [value]);
    return;
  }
  const next: Branch = found instanceof Map ? found : new Map();
  branch.set(key, next);
  put(next, rest, value);
}

function settle(node: Node): unknown {
  if (Array.isArray(node)) return node.length === 1 ? node[0] : node;
  const keys = [...node.keys()];
  const entries = [...node].map(([key, child]) => [key, settle(child)] as const);
  if (!keys.every((key) => /^\d+$/.test(key))) return Object.fromEntries(entries);
  return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, value]) => value);
}

/**
 * Reads a form's names as paths (decision V5a): `records[0][ref]` is the `ref` of the first of `records`, a name that comes
 * twice is a list. Numbers only give the order of a list: a gap in them leaves no hole.
 */
export function nest(fields: Iterable<readonly [name: string, value: unknown]>): Record<string, unknown> {
  const tree: Branch = new Map();
  for (const [name, value] of fields) {
    const path = pathOf(name);
    if (path) put(tree, path, value);
  }
  return Object.fromEntries([...tree].map(([name, node]) => [name, settle(node)]));
}
