import { lazyRouteComponent } from '@tanstack/react-router';

/** The list of users where it stands beside one of them, loaded at a desk alone. */
export const UsersList = lazyRouteComponent(() => import('./UsersPage.tsx'), 'UsersPage');
