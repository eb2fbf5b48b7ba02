import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { type Area, findArea, loadArea } from './areas/areas.ts';
import { joinRoutes } from './areas/joinRoutes.ts';
import { routes } from './areas/routes/open.ts';
import { formatAddressSearch, parseAddressSearch } from './shell/addressSearch.ts';
import { PageFailed } from './shell/PageFailed.tsx';
import { Route as rootRoute } from '../routes/__root.tsx';
import type { routeTree } from '../routeTree.gen.ts';

/**
 * A fade from one page to the next, where the browser can and nobody asked for less motion. What changes within a page, such as its
 * filters, does not fade; nor does a page's loading, for the fade begins when the new page can be drawn. The first page comes from none.
 */
const fadeBetweenPages = ({
  pathChanged,
  fromLocation,
}: {
  pathChanged: boolean;
  fromLocation?: object;
}): string[] | false =>
  fromLocation && pathChanged && !matchMedia('(prefers-reduced-motion: reduce)').matches ? ['page'] : false;

/**
 * Whether a page is to be scrolled: to its top, or to where it was left. Of the first one the document has noted it before the app was
 * there (`frame/prepare.js`): to ask where it stands, the browser would have to lay all of it out when React has just put it in place.
 */
const shouldRestoreScroll = (): boolean =>
  document.getElementById('frame') === null || document.documentElement.hasAttribute('data-place');

/** @param history where the app is when no browser runs it: that is where a page is drawn, which scrolls nothing */
export const createAppRouter = (history?: RouterHistory) => {
  joinRoutes(rootRoute, routes);
  const entered = new Set<Area>();

  /** Adds the routes of the area that an address lies in, so that its pages are found; false when there are none to add. */
  const enterArea = async (pathname: string): Promise<boolean> => {
    const area = findArea(pathname);
    if (!area || entered.has(area)) return false;
    const files = await loadArea(area);
    // Two links into the same area may have asked for it at once.
    if (entered.has(area)) return true;
    entered.add(area);
    joinRoutes(rootRoute, files);
    router.setRoutes(router.buildRouteTree());
    return true;
  };

  const router = createRouter({
    // Links are checked against the tree of all areas, which the router's generator writes.
    ...(history && { history }),
    routeTree: rootRoute as unknown as typeof routeTree,
    context: { enterArea },
    parseSearch: parseAddressSearch,
    stringifySearch: formatAddressSearch,
    scrollRestoration: !history && shouldRestoreScroll,
    defaultPreloadStaleTime: 0,
    defaultViewTransition: { types: fadeBetweenPages },
    defaultErrorComponent: PageFailed,
  });
  return router;
};

export type AppRouter = ReturnType<typeof createAppRouter>;
let router: AppRouter | undefined;

/** The one router of this document. Its routes are set up when it is first asked for, and not with what is loaded. */
export const getRouter = (): AppRouter => (router ??= createAppRouter());

/** Loads the page of the present address, with the area that it lies in. */
export async function loadPage(router: AppRouter): Promise<void> {
  // Where the area cannot be had, the router asks for it once more, and draws what failed in the place of the page.
  await router.options.context.enterArea(router.history.location.pathname).catch(() => undefined);
  await router.load();
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
