import { lazyRouteComponent } from '@tanstack/react-router';

/** The list of players where it stands beside one of them, loaded at a desk alone. */
export const PlayersList = lazyRouteComponent(() => import('./PlayersPage.tsx'), 'PlayersPage');
