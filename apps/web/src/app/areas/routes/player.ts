import type { RouteFiles } from '../joinRoutes.ts';

/** The pages of a player. */
export const routes = import.meta.glob<RouteFiles[string]>(['./player.tsx', './player.*.tsx', './player/**/*.tsx'], {
  base: '../../../routes',
  eager: true,
  import: 'Route',
});
