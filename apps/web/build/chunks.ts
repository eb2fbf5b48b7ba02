import path from 'node:path';
import type { Plugin } from 'vite';
import { minifySync } from 'vite';
import { createImportReader } from './barrels.ts';
import { groupByName, nameFrame } from './frameChunks.ts';
import { type Load, listLoads } from './loads.ts';
import type { Chunk } from './mergeChunks.ts';
import { findEverywhere, mergeWithin } from './mergeWithin.ts';
import { APP, AREA, findPage, MAIN, PAGE, type ReadImports, SIGN_IN } from './modules.ts';

/** What a module weighs on the wire for each byte of its minified code, once it is compressed along with others. */
const WIRE_SHARE = 0.28;
/** The folder that the repository lies in: until the bundler is done, code names other modules by their whole paths. */
const ROOT = path.join(import.meta.dirname, '../../..');

/**
 * Code without what the build leaves out of it: comments most of all, of which some modules have more than code. Nor does the folder count: chunks
 * would be merged otherwise in each.
 */
export const measureModule = (id: string, code: string): number =>
  minifySync(id, code).code.replaceAll(ROOT, '').length;

/** Modules that are loaded by the same, which make a chunk to begin with. */
function groupByLoads(ids: readonly string[], loads: readonly Load[], measure: (id: string) => number): Chunk[] {
  const groups = new Map<string, Chunk>();
  for (const id of ids) {
    const loadedBy = loads.flatMap(({ modules }, nth) => (modules.has(id) ? [nth] : []));
    if (loadedBy.length === 0) continue;
    const key = loadedBy.join();
    const group = groups.get(key) ?? { modules: [], loads: new Set(loadedBy), bytes: 0 };
    group.modules.push(id);
    group.bytes += measure(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** The name of a chunk, for whoever looks at the files: the page that loads it alone, or that it is shared. */
function nameChunk({ modules }: Chunk, nth: number): string {
  const pages = modules.flatMap((id) => findPage(id) ?? []);
  return pages.length === 1 ? pages[0]!.replaceAll(/\W+/g, '-') : `shared-${nth}`;
}

/**
 * The chunk of each module that has one assigned. Modules that the same pages load are together, and sets that nearly the same pages load are merged
 * (`mergeChunks`). What nothing loads by itself is left to the bundler, and so are the entries, which run when they are loaded.
 * @param measure the bytes of a module's code
 * @param onDemand the modules that something imports when it needs them
 */
export function assignChunks(
  modules: readonly string[],
  readImports: ReadImports,
  measure: (id: string) => number,
  onDemand: readonly string[],
): Map<string, string> {
  // In one order: files come as they are read, each time another way, and the merging goes from one to the next.
  const ids = modules.toSorted();
  const loads = listLoads(ids, readImports, onDemand.toSorted());
  const named = nameFrame(ids, readImports, loads);
  const others = ids.filter((id) => !named.has(id));
  const weigh = (id: string) => measure(id) * WIRE_SHARE;
  const groups = [...groupByLoads(others, loads, weigh), ...groupByName(named, loads, weigh)];
  const places = new Map(groups.flatMap(({ modules }, at) => modules.map((id): [string, number] => [id, at])));
  const imports = groups.map(({ modules }, at) => {
    const imported = modules.flatMap(readImports).flatMap((id) => places.get(id) ?? []);
    return new Set(imported.filter((place) => place !== at));
  });
  const isEverywhere = findEverywhere(loads);
  for (const [nth, chunk] of mergeWithin(groups, imports, loads).entries())
    if (!chunk.isFixed)
      for (const id of chunk.modules) named.set(id, isEverywhere(chunk) ? 'app' : nameChunk(chunk, nth));
  for (const id of ids) if (SIGN_IN.test(id) || MAIN.test(id)) named.delete(id);
  return named;
}

/** Chunks that import each other run in an order that nobody has chosen: the first such circle, or null when there is none. */
export function findCircle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const cleared = new Set<string>();
  const follow = (chunk: string, path: string[]): string[] | null => {
    if (path.includes(chunk)) return [...path.slice(path.indexOf(chunk)), chunk];
    if (cleared.has(chunk)) return null;
    for (const next of imports.get(chunk) ?? []) {
      const circle = follow(next, [...path, chunk]);
      if (circle) return circle;
    }
    cleared.add(chunk);
    return null;
  };
  for (const chunk of imports.keys()) {
    const circle = follow(chunk, []);
    if (circle) return circle;
  }
  return null;
}

/** Groups the app's modules into a few chunks, so that a page asks for a handful of files in place of fifty. */
export function chunks(): { plugin: Plugin; nameChunk: (id: string) => string | null } {
  let assigned = new Map<string, string>();
  return {
    plugin: {
      name: 'fairway-chunks',
      apply: 'build',
      buildEnd() {
        const ids = [...this.getModuleIds()];
        const onDemand = ids.flatMap((id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
        assigned = assignChunks(
          ids,
          createImportReader((id) => this.getModuleInfo(id)),
          (id) => measureModule(id, this.getModuleInfo(id)?.code ?? ''),
          [...new Set(onDemand)].filter((id) => !PAGE.test(id) && !APP.test(id) && !AREA.test(id)),
        );
      },
      generateBundle(_options, bundle) {
        const built = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
        const circle = findCircle(new Map(built.map(({ fileName, imports }) => [fileName, imports])));
        if (circle) this.error(`These chunks import each other: ${circle.join(' → ')}`);
      },
    },
    nameChunk: (id) => assigned.get(id) ?? null,
  };
}
