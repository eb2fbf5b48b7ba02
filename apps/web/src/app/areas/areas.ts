import type { RouteFiles } from './joinRoutes.ts';

const loadRoutes = {
  account: () => import('./routes/account.ts'),
  admin: () => import('./routes/admin.ts'),
  player: () => import('./routes/player.ts'),
  pro: () => import('./routes/pro.ts'),
} satisfies Record<string, () => Promise<{ routes: RouteFiles }>>;

/** A part of the app whose routes only those load who enter it: a player has no use for the seventy of a coach. */
export type Area = keyof typeof loadRoutes;

const isArea = (name: string): name is Area => Object.hasOwn(loadRoutes, name);

/** The area that an address lies in, by the first part of its path, whose case the router does not heed; null for a page that everybody may see. */
export function findArea(pathname: string): Area | null {
  const [, name = ''] = pathname.toLowerCase().split('/');
  return isArea(name) ? name : null;
}

/** The routes of an area, by their files. */
export const loadArea = async (area: Area): Promise<RouteFiles> => (await loadRoutes[area]()).routes;
