import path from 'node:path';

/** What the bundler says of a module before it shakes the tree. */
export interface ModuleFacts {
  code: string | null;
  importedIds: readonly string[];
}

/** The lists of everything that a library has. Each name leads to a module of its own, and whoever takes one takes no other. */
const BARREL =
  /\/node_modules\/(@mantine\/(core|hooks|dates)\/esm\/index|@tabler\/icons-react\/dist\/esm\/tabler-icons-react)\.mjs$/;
const PACKAGE = /\/node_modules\/(@[^/]+\/[^/]+)\//;
const NAMED = /(import|export)\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;

/** The names between the braces of an import or an export: as the module has them, and as they are known here. */
const parseNames = (list: string): { taken: string; known: string }[] =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((name) => {
      const [taken = name, known = taken] = name.split(/\s+as\s+/);
      return { taken, known };
    });

/** The module behind each name of a barrel. */
function parseBarrel(id: string, code: string): Map<string, string> {
  const modules = new Map<string, string>();
  for (const [, , list = '', from = ''] of code.matchAll(NAMED))
    if (from.startsWith('.'))
      for (const { known } of parseNames(list)) modules.set(known, path.posix.join(path.posix.dirname(id), from));
  return modules;
}

/** What a module really imports: of a library's barrel only what it names. */
export function createImportReader(read: (id: string) => ModuleFacts | null): (id: string) => readonly string[] {
  const barrels = new Map<string, Map<string, string>>();
  const openBarrel = (id: string): Map<string, string> => {
    const known = barrels.get(id) ?? parseBarrel(id, read(id)?.code ?? '');
    barrels.set(id, known);
    return known;
  };
  const imports = new Map<string, readonly string[]>();
  const readImports = (id: string): readonly string[] => {
    const { code, importedIds } = read(id) ?? { code: null, importedIds: [] };
    if (BARREL.test(id)) return [];
    return importedIds.flatMap((imported) => {
      const library = BARREL.test(imported) ? PACKAGE.exec(imported)?.[1] : undefined;
      if (library === undefined) return [imported];
      const modules = openBarrel(imported);
      const named = [...(code ?? '').matchAll(NAMED)].filter(([, , , from]) => from === library);
      return named.flatMap(([, , list = '']) => parseNames(list).flatMap(({ taken }) => modules.get(taken) ?? []));
    });
  };
  return (id) => {
    const known = imports.get(id) ?? readImports(id);
    imports.set(id, known);
    return known;
  };
}
