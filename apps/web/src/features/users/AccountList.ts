import { lazyRouteComponent } from '@tanstack/react-router';

/** The menu of the account where it stands beside one of its settings, loaded at a desk alone. */
export const AccountList = lazyRouteComponent(() => import('./AccountPage.tsx'), 'AccountPage');
