import { createRouter } from '@tanstack/react-router';
import { formatAddressSearch, parseAddressSearch } from './shell/addressSearch.ts';
import { PageFailed } from './shell/PageFailed.tsx';
import { routeTree } from '../routeTree.gen.ts';

/**
 * A fade from one page to the next, where the browser can and nobody asked for less motion. What changes within a page, such as its
 * filters, does not fade; nor does a page's loading, for the fade begins when the new page can be drawn.
 */
const fadeBetweenPages = ({ pathChanged }: { pathChanged: boolean }): string[] | false =>
  pathChanged && !matchMedia('(prefers-reduced-motion: reduce)').matches ? ['page'] : false;

const createAppRouter = () => {
  const router = createRouter({
    routeTree,
    context: { pageExists: (path: string): boolean => path in router.routesByPath },
    parseSearch: parseAddressSearch,
    stringifySearch: formatAddressSearch,
    scrollRestoration: true,
    defaultPreloadStaleTime: 0,
    defaultViewTransition: { types: fadeBetweenPages },
    defaultErrorComponent: PageFailed,
  });
  return router;
};

export type AppRouter = ReturnType<typeof createAppRouter>;
let router: AppRouter | undefined;

/** The one router of this document. Its hundred and forty routes are set up when it is first asked for, and not with what is loaded. */
export const getRouter = (): AppRouter => (router ??= createAppRouter());

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
