import { createRouter } from '@tanstack/react-router';
import { formatAddressSearch, parseAddressSearch } from './shell/addressSearch.ts';
import { PageFailed } from './shell/PageFailed.tsx';
import { routeTree } from '../routeTree.gen.ts';

const pageExists = (path: string): boolean => path in router.routesByPath;

export const router = createRouter({
  routeTree,
  context: { pageExists },
  parseSearch: parseAddressSearch,
  stringifySearch: formatAddressSearch,
  scrollRestoration: true,
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: PageFailed,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
