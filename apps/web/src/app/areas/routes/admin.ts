import type { RouteFiles } from '../joinRoutes.ts';

/** The pages of the admin. */
export const routes = import.meta.glob<RouteFiles[string]>(['./admin.tsx', './admin.*.tsx', './admin/**/*.tsx'], {
  base: '../../../routes',
  eager: true,
  import: 'Route',
});
