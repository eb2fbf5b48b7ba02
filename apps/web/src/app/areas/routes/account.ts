import type { RouteFiles } from '../joinRoutes.ts';

/** The pages of the account of whoever is logged in. */
export const routes = import.meta.glob<RouteFiles[string]>(['./account.tsx', './account.*.tsx', './account/**/*.tsx'], {
  base: '../../../routes',
  eager: true,
  import: 'Route',
});
