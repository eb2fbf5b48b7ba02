import type { RouteFiles } from '../joinRoutes.ts';

/** The pages of a coach. */
export const routes = import.meta.glob<RouteFiles[string]>(['./pro.tsx', './pro.*.tsx', './pro/**/*.tsx'], {
  base: '../../../routes',
  eager: true,
  import: 'Route',
});
