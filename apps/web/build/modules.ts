/** What a module imports, by its name. */
export type ReadImports = (id: string) => readonly string[];

export const SIGN_IN = /\/src\/app\/signIn\/main\.tsx$/;
export const APP = /\/src\/app\/(main|enterApp)\.tsx$/;
export const MAIN = /\/src\/app\/main\.tsx$/;
/** The routes of an area, which only those load who enter it; what needs no area is the app's. */
export const AREA = /\/src\/app\/areas\/routes\/(\w+)\.ts$/;
/** What every page of the app fetches for itself once it stands (`whenIdle`): what waits to be sent, the toaster, the changes of others. */
export const LATER =
  /\/src\/(app\/(notices\/lazyToasts|live\/openLive)|features\/(messaging\/outbox|kit\/runKit|practice\/plans\/ticks))\.ts$/;
export const PAGE = /\/src\/routes\/([^?]+)\.tsx\?tsr-split=/;
const ROUTE = /\/src\/routes\/([^?]+)\.tsx$/;

/** Pages by how soon somebody is to see them: a home, to which the start leads; booking, to which mails lead; one that a stranger opens; any other. */
export type PageKind = 'home' | 'first' | 'open' | 'page';
const FIRST_PAGES = new Map<string, PageKind>([
  ['player/profile', 'home'],
  ['pro/home', 'home'],
  ['player/lessons/book/index', 'first'],
  ['c/$code', 'open'],
]);

/** The kind of a page, by its route. */
export const findKind = (route: string): PageKind => FIRST_PAGES.get(route) ?? 'page';

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
