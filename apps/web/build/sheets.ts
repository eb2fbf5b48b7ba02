import type { Plugin, Rolldown } from 'vite';
import { collectReachable, isMain, isSignInMain, type PageKind, rankPage } from './modules.ts';

/** A built chunk, as far as its styles are concerned. */
export interface StyledChunk {
  fileName: string;
  moduleIds: readonly string[];
  /** The chunks that it needs before it can run. */
  imports: readonly string[];
  /** The chunks that it loads when it needs them. */
  dynamicImports: readonly string[];
  /** The stylesheets of its own modules. */
  css: readonly string[];
}

/** Which stylesheets each sheet is made of, in order, and which sheets and stylesheets each chunk brings. */
export interface SheetPlan {
  sheets: Map<string, string[]>;
  css: Map<string, string[]>;
}

/** The sheets of the app with the pages that each is for. The first is loaded by all; of the others a page needs only its own. */
const SHEETS: { name: string; pages: PageKind }[] = [
  { name: 'app', pages: 'home' },
  { name: 'first', pages: 'first' },
  { name: 'pages', pages: 'page' },
];
const SIGN_IN_SHEET = 'sign-in';
/** All sheets in the order in which they stand in a document, whichever was loaded first. What comes on demand stands behind them. */
export const SHEET_ORDER: readonly string[] = [SIGN_IN_SHEET, ...SHEETS.map(({ name }) => name)];

/** Sheets that have all of another's rules: where one of them stands, the other is not needed. */
export const SHEET_HOLDERS: Readonly<Record<string, string>> = { first: 'pages' };

/** The name that a sheet's file begins with. */
export const namesSheet = (file: string, name: string): boolean => file.includes(`/${name}-`);

/**
 * Plans a few sheets in place of a stylesheet for each chunk: one for whoever signs in, one that all of the app loads, one for booking, and one for
 * every other page, which has the rules of booking too. A rule that stands in two of them counts where it stands last, and they have one order
 * (`styleLinks`): which of two rules counts would else depend on the way that somebody went through the app. Two kinds of chunks keep their own
 * stylesheets: those of an open page, which strangers load first, and those that come on demand alone.
 */
export function planSheets(built: readonly StyledChunk[]): SheetPlan {
  // Not by the names of files, in which stands what is in them: a sheet would be another one for a line of code that changed.
  const [keys, compare] = [
    new Map(built.map((chunk) => [chunk, chunk.moduleIds.join()])),
    new Intl.Collator('en').compare,
  ];
  const ordered = built.toSorted((one, other) => compare(keys.get(one) ?? '', keys.get(other) ?? ''));
  const chunks = new Map(ordered.map((chunk) => [chunk.fileName, chunk]));
  const follow = (roots: Iterable<string>) =>
    collectReachable(roots, (fileName) => chunks.get(fileName)?.imports ?? []);
  const findChunks = (test: (id: string) => boolean) =>
    ordered.filter(({ moduleIds }) => moduleIds.some(test)).map(({ fileName }) => fileName);
  const listCss = (files: Iterable<string>) => [...files].flatMap((fileName) => chunks.get(fileName)?.css ?? []);

  const app = follow(findChunks(isMain));
  const signIn = follow(findChunks(isSignInMain));
  const common = new Set([...app].filter((fileName) => signIn.has(fileName)));
  const places = new Map<string, number>();
  for (const [place, { pages }] of SHEETS.entries())
    for (const fileName of follow(findChunks((id) => rankPage(id) === pages || (place === 0 && isMain(id)))))
      if (!places.has(fileName)) places.set(fileName, place);

  /** The sheets that a chunk needs for itself and for all it imports, where somebody has loaded these already, and after them its own. */
  const bring = (fileName: string, loaded: ReadonlySet<string>): string[] => {
    const files = [...follow([fileName])].filter((file) => !loaded.has(file));
    const last = Math.max(
      -1,
      ...files.filter((file) => listCss([file]).length > 0).map((file) => places.get(file) ?? -1),
    );
    const brought = SHEETS.filter((_, place) => place === last || (place === 0 && last > 0));
    return [...brought.map(({ name }) => name), ...listCss(files.filter((file) => !places.has(file)))];
  };
  const loaders = Map.groupBy(
    ordered.flatMap(({ fileName, dynamicImports }) => dynamicImports.map((to) => ({ fileName, to }))),
    ({ to }) => to,
  );
  const bringOnDemand = (fileName: string): string[] => {
    const isOfSignIn = loaders.get(fileName)?.every((loader) => signIn.has(loader.fileName));
    return bring(fileName, isOfSignIn ? signIn : common);
  };
  const css = new Map<string, string[]>();
  for (const { fileName, moduleIds } of ordered) {
    if (common.has(fileName)) css.set(fileName, []);
    else if (moduleIds.some(isSignInMain)) css.set(fileName, [SIGN_IN_SHEET]);
    else if (moduleIds.some(isMain)) css.set(fileName, bring(fileName, common));
    else css.set(fileName, loaders.has(fileName) ? bringOnDemand(fileName) : []);
  }
  const all = [...follow(chunks.keys())];
  /** Every sheet has what those between the app's and itself have, so that nobody needs them. */
  const isWithin = (fileName: string, place: number): boolean => {
    const first = places.get(fileName);
    return first === place || (first !== undefined && first > 0 && first < place);
  };
  const sheets = SHEETS.map(({ name }, place): [string, string[]] => [
    name,
    listCss(all.filter((fileName) => isWithin(fileName, place))),
  ]);
  return { sheets: new Map([[SIGN_IN_SHEET, listCss(signIn)], ...sheets]), css };
}

/** A chunk as the bundler knows it, before or after its file has its name. */
type BundledChunk = Pick<Rolldown.RenderedChunk, 'fileName' | 'moduleIds' | 'imports' | 'dynamicImports'>;

const toStyled = (
  { fileName, moduleIds, imports, dynamicImports }: BundledChunk,
  css: Iterable<string>,
): StyledChunk => ({
  fileName,
  moduleIds,
  imports,
  dynamicImports,
  css: [...css],
});

/** A sign of Vite's for itself, which it takes out of the stylesheets of chunks. */
const VITE_MARK = /\/\*\$vite\$:\d+\*\//g;

/** Writes the styles of all pages into a few sheets, so that a page asks for two of them in place of one for each of its chunks. */
export function sheets(): Plugin {
  const rendered = new Map<string, StyledChunk>();
  let contents: string | null = null;
  return {
    name: 'fairway-sheets',
    apply: 'build',
    renderChunk: {
      // Vite has then written the stylesheet of the chunk, under a name that says what is in it.
      order: 'post',
      handler(_code, chunk) {
        rendered.set(chunk.fileName, toStyled(chunk, chunk.viteMetadata?.importedCss ?? []));
        return null;
      },
    },
    // A chunk names the sheets of what it loads on demand, so what is in them is part of what is in the chunk.
    augmentChunkHash({ dynamicImports }) {
      if (dynamicImports.length === 0) return undefined;
      contents ??= JSON.stringify([...planSheets([...rendered.values()]).sheets]);
      return contents;
    },
    generateBundle(_options, bundle) {
      const files = Object.values(bundle);
      const all = files.flatMap((file) => (file.type === 'chunk' ? [file] : []));
      const plan = planSheets(all.map((chunk) => toStyled(chunk, chunk.viteMetadata?.importedCss ?? [])));
      const sources = new Map(
        files.flatMap((file) => (file.type === 'asset' ? [[file.fileName, file.source.toString()] as const] : [])),
      );
      const names = new Map<string, string>();
      for (const [name, parts] of plan.sheets) {
        const source = parts.map((part) => sources.get(part)?.replaceAll(VITE_MARK, '')).join('');
        names.set(name, this.getFileName(this.emitFile({ type: 'asset', name: `${name}.css`, source })));
      }
      for (const { fileName, viteMetadata } of all)
        if (viteMetadata)
          viteMetadata.importedCss = new Set(plan.css.get(fileName)?.map((name) => names.get(name) ?? name));
      const kept = new Set([...plan.css.values()].flat());
      for (const part of [...plan.sheets.values()].flat()) if (!kept.has(part)) delete bundle[part];
    },
  };
}
