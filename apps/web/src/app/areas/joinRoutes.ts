import type { AnyRoute } from '@tanstack/react-router';
import { listPlaces } from './listPlaces.ts';

/** The routes of some files, by the names of those below the folder of all routes. */
export type RouteFiles = Record<string, AnyRoute>;

/** Puts the routes of these files in their places below the root and one another, beside those that are there. */
export function joinRoutes(root: AnyRoute, files: RouteFiles): void {
  const childrenByParent = new Map<AnyRoute, AnyRoute[]>();
  for (const [file, { parent, ...place }] of listPlaces(Object.keys(files))) {
    const above = (parent !== null && files[parent]) || root;
    const route = files[file]?.update({ ...place, getParentRoute: () => above } as object) as AnyRoute;
    childrenByParent.set(above, [
      ...(childrenByParent.get(above) ?? (above.children as AnyRoute[] | undefined) ?? []),
      route,
    ]);
  }
  for (const [route, children] of childrenByParent) route.addChildren(children);
}
