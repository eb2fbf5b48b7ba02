import { lazyRouteComponent } from '@tanstack/react-router';

/** The offers of a coach where they stand beside one of them, loaded at a desk alone. */
export const ProOffersList = lazyRouteComponent(() => import('./ProOffersPage.tsx'), 'ProOffersPage');
