import type { Chunk } from './mergeChunks.ts';
import { isPage, type Load, WEIGHTS } from './loads.ts';
import { ANY_PATH, APP, AREA, collectReachable, findPage, type ReadImports, SIGN_IN } from './modules.ts';

const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
const VENDOR = /\/node_modules\/(@tanstack|@trpc|use-sync-external-store|superjson|copy-anything|is-what)\//;
/** What only some who sign in need, and so is not part of what everyone loads first. */
const RECOVERY = /\/features\/auth\/pages\/(TwoFactor|Forgot|Reset|SetPassword)Page\.tsx$/;
/** What the names of their chunks begin with. */
const AREA_CHUNK = 'area-';
/** What more than this share of the pages load is not of signing in alone: few pages ask for a password, and none draws the course. */
const MANY_PAGES = 1 / 8;

const collectFrom = (test: RegExp, ids: readonly string[], readImports: ReadImports): Set<string> =>
  collectReachable(
    ids.filter((id) => test.test(id)),
    readImports,
  );

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
export function nameFrame(
  ids: readonly string[],
  readImports: ReadImports,
  loads: readonly Load[],
): Map<string, string> {
  const signIn = collectFrom(SIGN_IN, ids, readImports);
  // Every page of an area stands in its frame; what stands in for an area that is missing cannot be fetched by then.
  const frames = [...ids.flatMap((id) => AREA.exec(id)?.[1] ?? []), ANY_PATH];
  const app = collectReachable(
    ids.filter((id) => APP.test(id) || frames.includes(findPage(id) ?? '')),
    readImports,
  );
  const recovery = collectFrom(RECOVERY, ids, readImports);
  const homes = loads.filter(({ weight }) => weight === WEIGHTS.home);
  const booking = loads.filter(({ weight }) => weight === WEIGHTS.first);
  const pages = loads.filter(isPage);
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
      return isOnManyPages(id) || booking.some(({ modules }) => modules.has(id)) ? 'fields' : 'sign-in';
    }
    if (app.has(id)) return 'app';
    if (area !== null) return area;
    return recovery.has(id) && !loads.some(({ modules }) => modules.has(id)) ? 'recovery' : null;
  };
  return new Map(
    ids.flatMap((id) => [[id, findName(id)] as const]).filter((pair) => pair[1] !== null) as [string, string][],
  );
}

/** Whether a chunk of the frame is one that a page of the app loads only where it needs it. */
const isSometimesLoaded = (name: string): boolean =>
  name === 'fields' || name === 'sign-in' || name.startsWith(AREA_CHUNK);

/** The chunks of the frame that not every page loads, as what is merged must know them. */
export const groupByName = (
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
