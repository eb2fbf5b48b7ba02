import type { Plugin } from 'vite';
import { minifySync } from 'vite';
import { createImportReader } from './barrels.ts';
import { type Chunk, mergeChunks, type Weight } from './mergeChunks.ts';

type ReadImports = (id: string) => readonly string[];

const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
const VENDOR = /\/node_modules\/(@tanstack|@trpc|use-sync-external-store|superjson|copy-anything|is-what)\//;
const SIGN_IN = /\/src\/app\/signIn\/main\.tsx$/;
const APP = /\/src\/app\/(main|enterApp)\.tsx$/;
/** What only some who sign in need, and so is not part of what everyone loads first. */
const RECOVERY = /\/features\/auth\/pages\/(TwoFactor|Forgot|Reset|SetPassword)Page\.tsx$/;
const MAIN = /\/src\/app\/main\.tsx$/;
/** What the names of their chunks begin with. */
const AREA_CHUNK = 'area-';
/** The routes of an area, which only those load who enter it; what needs no area is the app's. */
const AREA = /\/src\/app\/areas\/routes\/(\w+)\.ts$/;
const PAGE = /\/src\/routes\/([^?]+)\.tsx\?tsr-split=/;
const ROUTE = /\/src\/routes\/([^?]+)\.tsx$/;
/** What a module weighs on the wire for each byte of its minified code, once it is compressed along with others. */
const WIRE_SHARE = 0.28;
/** What more than this share of the pages load is not of signing in alone: few pages ask for a password, and none draws the course. */
const MANY_PAGES = 1 / 8;
/**
 * How much a load counts when chunks are merged. People wait for the pages that the start
 * leads to and for booking, to which mails lead; what comes on demand comes while they look at a page.
 */
const WEIGHTS = {
  home: { bytes: 9000, requests: 300, enough: null },
  first: { bytes: 5000, requests: 200, enough: null },
  // A stranger's, who has nothing of the app on their device, and no use for its frame.
  open: { bytes: 9000, requests: 300, enough: null },
  // Seventeen requests and 200 kB of scripts, with the frame.
  page: { bytes: 1, requests: 1, enough: { bytes: 74_000, files: 9 } },
  onDemand: { bytes: 0.5, requests: 0.5, enough: null },
};
/** Pages by how soon somebody is to see them. */
export type PageKind = Exclude<keyof typeof WEIGHTS, 'onDemand'>;
const FIRST_PAGES = new Map<string, PageKind>([
  ['player/profile', 'home'],
  ['pro/home', 'home'],
  ['player/lessons/book/index', 'first'],
  ['c/$code', 'open'],
]);

/** The route of every path that is no other's. */
export const ANY_PATH = '$';

const readRoute = (file: RegExp, id: string): string | null => file.exec(id)?.[1]?.replaceAll('.', '/') ?? null;
/** The route that a module is the page of, by its file: `lessons/$id.change` is `lessons/$id/change`; null for every other module. */
export const findPage = (id: string): string | null => readRoute(PAGE, id);
/** The route that a module declares, with what it loads before its page is drawn; null for every other module. */
export const findRoute = (id: string): string | null => readRoute(ROUTE, id);

/** Whether this is what the app's page runs, and what the pages of signing in do. */
export const isMain = (id: string): boolean => MAIN.test(id);
export const isSignInMain = (id: string): boolean => SIGN_IN.test(id);

/** A route and those that it stands in: `pro/lessons/index` stands in `pro/lessons`, if there is such a layout, and in `pro`. */
export const listLevels = (route: string): string[] => {
  const parts = route.split('/');
  return parts.map((_, nth) => parts.slice(0, nth + 1).join('/'));
};

/** The kind of page that a module is the page of, or a layout around it; null for every other module. */
export function rankPage(id: string): PageKind | null {
  const route = findPage(id);
  if (route === null) return null;
  const firsts = [...FIRST_PAGES].filter(([first]) => listLevels(first).includes(route)).map(([, kind]) => kind);
  return (['home', 'first', 'open'] as const).find((kind) => firsts.includes(kind)) ?? 'page';
}

/** All that these import, with themselves; what is imported comes first. */
export function collectReachable(roots: Iterable<string>, readImports: ReadImports): Set<string> {
  const seen = new Set<string>();
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    readImports(id).forEach(visit);
    reached.add(id);
  };
  for (const id of roots) visit(id);
  return reached;
}

const collectFrom = (test: RegExp, ids: readonly string[], readImports: ReadImports): Set<string> =>
  collectReachable(
    ids.filter((id) => test.test(id)),
    readImports,
  );

interface Load {
  modules: Set<string>;
  weight: Weight;
  /** The first part of a page's route: the area that it lies in, if it lies in one. */
  area?: string;
}

/** What is loaded by itself within the app, and how much it counts: every page with the layouts around it, and parts on demand. */
function listLoads(ids: readonly string[], readImports: ReadImports, onDemand: readonly string[]): Load[] {
  const byRoute = Map.groupBy(
    ids.filter((id) => PAGE.test(id)),
    (id) => findPage(id) ?? '',
  );
  const routes = [...byRoute.keys()];
  const pages = routes
    .filter((route) => !routes.some((other) => other.startsWith(`${route}/`)))
    .map((route): Load => {
      const roots = listLevels(route).flatMap((level) => byRoute.get(level) ?? []);
      return {
        modules: collectReachable(roots, readImports),
        weight: WEIGHTS[FIRST_PAGES.get(route) ?? 'page'],
        area: route.split('/', 1)[0]!,
      };
    });
  const parts = onDemand.map((id): Load => ({
    modules: collectReachable([id], readImports),
    weight: WEIGHTS.onDemand,
  }));
  return [...pages, ...parts];
}

/** The modules of the routes of each area, without those of the app. */
const listAreas = (ids: readonly string[], readImports: ReadImports, app: ReadonlySet<string>): Map<string, string[]> =>
  new Map(
    ids.flatMap((id): [string, string[]][] => {
      const area = AREA.exec(id)?.[1];
      if (area === undefined || app.has(id)) return [];
      return [[area, [...collectReachable([id], readImports)].filter((one) => !app.has(one))]];
    }),
  );

/**
 * The chunks that everybody loads, and those of the sign-in pages: React and what those pages share with the app or a home, the libraries
 * around the app's data, the app's frame, and the fields of a form, which most pages have too. None of them grows for the sake of a page.
 * The routes of an area are a chunk of their own; what two areas need, or a page of another, is the app's.
 */
function nameFrame(ids: readonly string[], readImports: ReadImports, loads: readonly Load[]): Map<string, string> {
  const signIn = collectFrom(SIGN_IN, ids, readImports);
  // Every page of an area stands in its frame; what stands in for an area that is missing cannot be fetched by then.
  const frames = [...ids.flatMap((id) => AREA.exec(id)?.[1] ?? []), ANY_PATH];
  const app = collectReachable(
    ids.filter((id) => APP.test(id) || frames.includes(findPage(id) ?? '')),
    readImports,
  );
  const recovery = collectFrom(RECOVERY, ids, readImports);
  const homes = loads.filter(({ weight }) => weight === WEIGHTS.home);
  const pages = loads.filter(({ weight }) => weight !== WEIGHTS.onDemand);
  const isOnManyPages = (id: string) =>
    pages.filter(({ modules }) => modules.has(id)).length > pages.length * MANY_PAGES;
  const areas = [...listAreas(ids, readImports, app)];
  const isOutside = (id: string, own: string) => pages.some(({ modules, area }) => area !== own && modules.has(id));
  const findArea = (id: string): string | null => {
    const [area, ...others] = areas.flatMap(([name, modules]) => (modules.includes(id) ? [name] : []));
    if (area === undefined) return null;
    return others.length > 0 || isOutside(id, area) ? 'app' : `${AREA_CHUNK}${area}`;
  };
  const findName = (id: string): string | null => {
    if (REACT.test(id)) return 'base';
    if (VENDOR.test(id)) return 'app';
    const area = findArea(id);
    if (signIn.has(id)) {
      if (app.has(id) || area !== null || homes.some(({ modules }) => modules.has(id))) return 'base';
      return isOnManyPages(id) ? 'fields' : 'sign-in';
    }
    if (app.has(id)) return 'app';
    if (area !== null) return area;
    return recovery.has(id) && !loads.some(({ modules }) => modules.has(id)) ? 'recovery' : null;
  };
  return new Map(
    ids.flatMap((id) => [[id, findName(id)] as const]).filter((pair) => pair[1] !== null) as [string, string][],
  );
}

/** Code without what the build leaves out of it: comments most of all, of which some modules have more than code. */
const measureModule = (id: string, code: string): number => minifySync(id, code).code.length;

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

/** Whether a chunk of the frame is one that a page of the app loads only where it needs it. */
const isSometimesLoaded = (name: string): boolean =>
  name === 'fields' || name === 'sign-in' || name.startsWith(AREA_CHUNK);

/** The chunks of the frame that not every page loads, as what is merged must know them. */
const groupByName = (
  named: ReadonlyMap<string, string>,
  loads: readonly Load[],
  measure: (id: string) => number,
): Chunk[] =>
  [...new Set(named.values())].filter(isSometimesLoaded).map((name) => {
    const modules = [...named].flatMap(([id, its]) => (its === name ? [id] : []));
    const isLoadedBy = (load: Load) =>
      name === `${AREA_CHUNK}${load.area}` || modules.some((id) => load.modules.has(id));
    const loadedBy = loads.flatMap((load, nth) => (isLoadedBy(load) ? [nth] : []));
    const bytes = modules.reduce((sum, id) => sum + measure(id), 0);
    return { modules, loads: new Set(loadedBy), bytes, isFixed: true };
  });

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
  const weights = loads.map(({ weight }) => weight);
  for (const [nth, chunk] of mergeChunks(groups, imports, weights).entries())
    if (!chunk.isFixed) for (const id of chunk.modules) named.set(id, nameChunk(chunk, nth));
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
    // The bundler's own few lines, which every chunk needs.
    nameChunk: (id) => (id.includes('rolldown/runtime') ? 'base' : (assigned.get(id) ?? null)),
  };
}
