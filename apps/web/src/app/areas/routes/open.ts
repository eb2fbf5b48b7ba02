import type { RouteFiles } from '../joinRoutes.ts';

/** The pages outside every area: the start, those of signing in, and what a link shows to somebody who is not logged in. */
export const routes = import.meta.glob<RouteFiles[string]>(
  ['./*.tsx', './{c,shared}/*.tsx', '!./__root.tsx', '!./{account,admin,player,pro}.*'],
  { base: '../../../routes', eager: true, import: 'Route' },
);
