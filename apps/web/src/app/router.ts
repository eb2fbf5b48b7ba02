import { createRouter } from '@tanstack/react-router';
import { formatAddressSearch, parseAddressSearch } from './shell/addressSearch.ts';
import { PageFailed } from './shell/PageFailed.tsx';
import { routeTree } from '../routeTree.gen.ts';

const pageExists = (path: string): boolean => path in router.routesByPath;

/**
 * A fade from one page to the next, where the browser can and nobody asked for less motion. What changes within a page, such as its
 * filters, does not fade; nor does a page's loading, for the fade begins when the new page can be drawn.
 */
const fadeBetweenPages = ({ pathChanged }: { pathChanged: boolean }): string[] | false =>
  pathChanged && !matchMedia('(prefers-reduced-motion: reduce)').matches ? ['page'] : false;

export const router = createRouter({
  routeTree,
  context: { pageExists },
  parseSearch: parseAddressSearch,
  stringifySearch: formatAddressSearch,
  scrollRestoration: true,
  defaultPreloadStaleTime: 0,
  defaultViewTransition: { types: fadeBetweenPages },
  defaultErrorComponent: PageFailed,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
