import { createRouter } from '@tanstack/react-router';
import { PageFailed } from './page/PageFailed.tsx';
import { routeTree } from './routeTree.gen.ts';

const pageExists = (path: string): boolean => path in router.routesByPath;

export const router = createRouter({
  routeTree,
  context: { pageExists },
  scrollRestoration: true,
  defaultPreloadStaleTime: 0,
  defaultErrorComponent: PageFailed,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
