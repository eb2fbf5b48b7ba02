import type { Plugin } from 'vite';

/** A built chunk, as far as this looks at it and changes it. */
export interface FoldedChunk {
  fileName: string;
  code: string;
  imports: string[];
}

const EXPORTS = /export\{([^}]*)\};?\s*$/;
/** The names by which the others import the helpers; nothing that a minifier makes up. */
const nameHelper = (helper: string): string => `__runtime_${helper}`;

/** Pairs of an outer and an inner name: `{s as n, o}` gives n and s, o and o. */
const readNames = (list: string): { inner: string; outer: string }[] =>
  list.split(',').map((one) => {
    const [inner = '', outer = inner] = one.trim().split(/\s+as\s+/);
    return { inner, outer };
  });

const basename = (fileName: string): string => fileName.slice(fileName.lastIndexOf('/') + 1);
const findImport = (fileName: string): RegExp =>
  new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${basename(fileName).replaceAll('.', '\\.')}["'];?`);

/** Puts the bundler's helpers into a chunk, and has the other chunks import them from there. */
export function foldRuntime(runtime: FoldedChunk, host: FoldedChunk, others: readonly FoldedChunk[]): void {
  const exported = EXPORTS.exec(runtime.code);
  if (!exported || runtime.imports.length > 0) throw new Error(`${runtime.fileName} is not what helpers are built as.`);
  if (host.imports.some((file) => file !== runtime.fileName))
    throw new Error(`${host.fileName} imports others, which may need the helpers before it has them.`);
  const helpers = readNames(exported[1]!);
  const own = helpers.map(({ outer }) => nameHelper(outer));
  const declared = `const [${own.join()}]=(()=>{${runtime.code.slice(0, exported.index)};return[${helpers.map(({ inner }) => inner).join()}]})();`;
  const given = `export{${own.join()}};`;
  const used = findImport(runtime.fileName);

  const alias = (names: string): string =>
    readNames(names)
      .map(({ inner, outer }) => `${outer}=${nameHelper(inner)}`)
      .join();
  host.code = used.test(host.code)
    ? `${host.code.replace(used, (_, names: string) => `${declared}const ${alias(names)};`)}${given}`
    : `${declared}${host.code}${given}`;
  host.imports = [];
  for (const chunk of others) {
    if (!chunk.imports.includes(runtime.fileName)) continue;
    chunk.code = chunk.code.replace(used, (_, names: string) => {
      const taken = readNames(names).map(({ inner, outer }) => `${nameHelper(inner)} as ${outer}`);
      return `import{${taken.join()}}from"./${basename(host.fileName)}";`;
    });
    chunk.imports = [...new Set(chunk.imports.map((file) => (file === runtime.fileName ? host.fileName : file)))];
  }
}

const RUNTIME = /^\0rolldown\/runtime/;

/**
 * The bundler keeps its helpers in a file of their own, 400 bytes that every page would have to ask for: they stand in the file with React,
 * which every page loads.
 */
export function inlineRuntime(): Plugin {
  return {
    name: 'fairway-inline-runtime',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const runtime = chunks.find(({ moduleIds }) => moduleIds.length > 0 && moduleIds.every((id) => RUNTIME.test(id)));
      const host = chunks.find(({ name }) => name === 'base');
      if (!runtime || !host) return;
      foldRuntime(
        runtime,
        host,
        chunks.filter((chunk) => chunk !== runtime && chunk !== host),
      );
      delete bundle[runtime.fileName];
    },
  };
}
