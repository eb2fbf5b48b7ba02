import type { Burden, Weight } from './mergeChunks.ts';
import { collectReachable, findKind, findPage, LATER, listLevels, PAGE, type ReadImports } from './modules.ts';

/**
 * How much a load counts when chunks are merged. People wait for the pages that the start
 * leads to and for booking, to which mails lead; what comes on demand comes while they look at a page.
 */
export const WEIGHTS = {
  home: { bytes: 4320, requests: 144, enough: null },
  first: { bytes: 12_000, requests: 320, enough: null },
  // A stranger's, who has nothing of the app on their device, and no use for its frame.
  open: { bytes: 4320, requests: 144, enough: null },
  page: { bytes: 1, requests: 1, enough: { bytes: 64_000, files: 12 } },
  // Nobody waits for it, but it comes with every page.
  later: { bytes: 4320, requests: 40, enough: null },
  onDemand: { bytes: 0.5, requests: 0.5, enough: null },
};

/**
 * What may be called enough for a page, in bytes, in the order in which it is tried until every page keeps to `HELD`. Merging goes by single bytes
 * where two mergers are worth nearly the same: which of these does best changes with any line of code.
 */
export const ENOUGH: readonly number[] = [64_000, 63_000, 65_000, 67_000, 62_000, 66_000, 68_000, 61_000];

/** What a page is to bring beside what every page of the app does: seventeen requests and 200 kB of scripts, with it and the styles. */
export const HELD: Burden = { bytes: 79_000, files: 11 };

export interface Load {
  modules: Set<string>;
  weight: Weight;
  /** The first part of a page's route: the area that it lies in, if it lies in one. */
  area?: string;
}

/** Whether it is a page, rather than what comes once one stands. */
export const isPage = ({ weight }: Load): boolean => weight !== WEIGHTS.later && weight !== WEIGHTS.onDemand;

/**
 * What is loaded by itself within the app, and how much it counts: every page with the layouts around it, what comes with each of them later, and
 * parts on demand.
 */
export function listLoads(ids: readonly string[], readImports: ReadImports, onDemand: readonly string[]): Load[] {
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
        weight: WEIGHTS[findKind(route)],
        area: route.split('/', 1)[0]!,
      };
    });
  const later: Load = {
    modules: collectReachable(
      onDemand.filter((id) => LATER.test(id)),
      readImports,
    ),
    weight: WEIGHTS.later,
  };
  const parts = onDemand
    .filter((id) => !LATER.test(id))
    .map((id): Load => ({ modules: collectReachable([id], readImports), weight: WEIGHTS.onDemand }));
  return [...pages, later, ...parts];
}
