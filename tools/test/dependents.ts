import path from 'node:path';

/** What a file imports when it runs: statements and calls, but no types, whose check is another one's. */
const IMPORT = /(?:^|[^\w$.])(?:import|export)\b(?!\s+type\b)(?:[\w$\s{},*]*?\bfrom)?\s*\(?\s*['"]([^'"\n]+)['"]/g;
const WITHOUT_ENDING = ['', '.ts', '.tsx', '.mjs'];
const SERVER = 'apps/server';
/** Where the files of a package lie that others name by it. */
const PACKAGE_FOLDERS = ['src', '.', 'src/main'];

/** The places that an import may mean, nearest first; none where it names a package that is not of this project. */
function listCandidates(from: string, specifier: string): string[] {
  if (specifier.startsWith('.')) return [path.posix.join(path.posix.dirname(from), specifier)];
  if (specifier.startsWith('#')) return [`${SERVER}/src/${specifier.slice(1)}`, `${SERVER}/${specifier.slice(1)}`];
  const [, name, file] = /^@fairway\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
  if (!name) return [];
  const folder = name === 'server' || name === 'web' ? `apps/${name}` : `packages/${name}`;
  return PACKAGE_FOLDERS.map((each) => path.posix.join(folder, each, file!));
}

/** Who imports a file, by its path from the root. */
export type Importers = ReadonlyMap<string, string[]>;

/**
 * Reads who imports whom: a few thousand files in a second or two, where Vite would compile all of them first.
 * @param files all there are, and those that are gone
 */
export function findImporters(files: string[], read: (file: string) => string): Importers {
  const known = new Set(files);
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const [, specifier] of read(file).matchAll(IMPORT)) {
      const places = listCandidates(file, specifier!).flatMap((place) => WITHOUT_ENDING.map((end) => place + end));
      const target = places.find((place) => known.has(place));
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  return importers;
}

/** The files that reach one of the changed ones by their imports, those themselves with them. */
export function findDependents(changed: string[], importers: Importers): Set<string> {
  const found = new Set(changed);
  // A set is walked to its end, what joins it on the way with it.
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}
