import { lazyRouteComponent } from '@tanstack/react-router';

/** The menu of the diary's settings where it stands beside one of them, loaded at a desk alone. */
export const DiaryMenu = lazyRouteComponent(() => import('./DiaryPage.tsx'), 'DiaryPage');
