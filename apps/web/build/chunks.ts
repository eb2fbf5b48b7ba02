import type { Plugin } from 'vite';
import { createImportReader } from './barrels.ts';

type ReadImports = (id: string) => readonly string[];

/** What is too heavy for pages that do not use it: each has chunks of its own, with whatever is built on it. */
const HEAVY: [name: string, test: RegExp][] = [
  ['dates', /\/node_modules\/(@mantine\/dates|dayjs)\//],
  ['phone', /\/node_modules\/libphonenumber-js\//],
  ['sorting', /\/node_modules\/@dnd-kit\//],
  ['stripe', /\/node_modules\/@stripe\//],
  ['validation', /\/node_modules\/zod\//],
  // What its address is made of is read with the routes, and so is no part of it.
  ['calendar', /\/features\/schedule\/(components\/Calendar|screens\/CalendarScreen\/(?!calendarText))/],
  ['toasts', /\/node_modules\/@mantine\/notifications\//],
];
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;
const VENDOR = /\/node_modules\/(@tanstack|@trpc|use-sync-external-store|superjson|copy-anything|is-what)\//;
/** What only some who sign in need, and so is not part of what everyone loads first. */
const RECOVERY = /\/features\/auth\/pages\/(TwoFactor|Forgot|Reset|SetPassword)Page\.tsx$/;
const PAGE = /\/src\/routes\/([^?]+)\.tsx\?tsr-split=/;
const AREAS = ['player', 'pro', 'admin', 'account'];
/**
 * The pages that the start leads to, each with the layout around it, and booking, to which mails lead: people wait for one of these.
 * The dialogs of the pages for lessons are fetched when they are asked for.
 */
const FIRST_PAGES = [
  { name: 'player', routes: ['player', 'player/profile'] },
  { name: 'pro', routes: ['pro', 'pro/home'] },
  { name: 'admin', routes: ['admin', 'admin/players/index'] },
  { name: 'booking', routes: ['player/lessons/book/index'] },
];
const DIALOGS = /\/(CancelLessonDialog|PaidSheet)\.tsx$/;
/** What one of these has in common with another first page is light enough for every first page. */
const LIGHT = ['player', 'pro'];

/** The name of the route's file that a module is the page of; null for every other module. */
export const findPage = (id: string): string | null => PAGE.exec(id)?.[1] ?? null;

/** The part of the app that a page belongs to; whoever opens one of its pages soon opens another. */
export function findArea(id: string): string | null {
  const route = findPage(id);
  if (route === null) return null;
  const [area = ''] = route.split(/[/.]/);
  return AREAS.includes(area) ? area : 'joining';
}

function collectReachable(roots: readonly string[], readImports: ReadImports): Set<string> {
  const reached = new Set<string>();
  const visit = (id: string) => {
    if (reached.has(id)) return;
    reached.add(id);
    readImports(id).forEach(visit);
  };
  roots.forEach(visit);
  return reached;
}

/**
 * The chunk of each module that has one assigned: what the pages of signing in and the app have in common, either of them, what
 * first pages share and what each has alone, each area, and what areas share. Imports lead from an area to what is shared, to first
 * pages, to the app, to the base, and never back. What only a part on demand needs is left to the bundler.
 */
export function assignChunks(ids: readonly string[], readImports: ReadImports): Map<string, string> {
  const find = (test: RegExp) => ids.filter((id) => test.test(id));
  const reachFrom = (isRoot: (id: string) => boolean) => collectReachable(ids.filter(isRoot), readImports);
  const signIn = collectReachable(find(/\/src\/app\/signIn\/main\.tsx$/), readImports);
  const app = collectReachable(find(/\/src\/app\/(main|enterApp)\.tsx$/), readImports);
  const recovery = collectReachable(find(RECOVERY), readImports);
  const pages = ids.flatMap((id) => findArea(id) ?? []);
  const areas = [...new Set(pages)].map((area) => ({ area, reached: reachFrom((id) => findArea(id) === area) }));
  const firsts = [
    ...FIRST_PAGES.map(({ name, routes }) => ({
      name,
      reached: reachFrom((id) => routes.includes(findPage(id) ?? '')),
    })),
    { name: 'dialogs', reached: collectReachable(find(DIALOGS), readImports) },
  ];
  const heavies = HEAVY.map(([name, test]) => ({ name, users: collectUsers(find(test), ids, readImports) }));

  const findFrame = (id: string): string | undefined => {
    const isOfHome = firsts.some(({ name, reached }) => LIGHT.includes(name) && reached.has(id));
    if (signIn.has(id)) return app.has(id) || isOfHome ? 'base' : 'sign-in';
    if (app.has(id)) return 'app';
    if (!recovery.has(id)) return undefined;
    return firsts.some(({ reached }) => reached.has(id)) ? 'recovery-shared' : 'recovery';
  };
  const findPart = (id: string): string | undefined => {
    const names = firsts.flatMap(({ name, reached }) => (reached.has(id) ? [name] : []));
    const isLight = names.length > 1 && names.some((name) => LIGHT.includes(name));
    if (names.length > 0) return isLight ? 'home' : ['home', ...names].join('-');
    const [user, ...users] = areas.filter(({ reached }) => reached.has(id));
    return users.length > 0 ? 'shared' : user?.area;
  };

  const chunks = new Map<string, string>();
  for (const id of ids) {
    const frame = findFrame(id);
    const part = findPart(id);
    const weights = heavies.flatMap(({ name, users }) => (users.has(id) ? [name] : []));
    if (REACT.test(id)) chunks.set(id, 'base');
    else if (VENDOR.test(id)) chunks.set(id, 'core');
    else if (frame !== undefined) chunks.set(id, frame);
    else if (part !== undefined) chunks.set(id, [part, ...weights].join('-'));
  }
  // An entry runs when it is loaded, so it is in no chunk that another one loads.
  for (const id of find(/\/src\/app\/(signIn\/)?main\.tsx$/)) chunks.delete(id);
  return chunks;
}

/** Every module that imports one of these, by however many steps, and these themselves. */
function collectUsers(targets: readonly string[], ids: readonly string[], readImports: ReadImports): Set<string> {
  const importers = new Map<string, string[]>();
  for (const id of ids)
    for (const imported of readImports(id)) importers.set(imported, [...(importers.get(imported) ?? []), id]);
  return collectReachable(targets, (id) => importers.get(id) ?? []);
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
        assigned = assignChunks(
          [...this.getModuleIds()],
          createImportReader((id) => this.getModuleInfo(id)),
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
