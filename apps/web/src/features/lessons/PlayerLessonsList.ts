import { lazyRouteComponent } from '@tanstack/react-router';

/** The lessons of a player where they stand beside one of them, loaded at a desk alone. */
export const PlayerLessonsList = lazyRouteComponent(() => import('./PlayerRecordsPage.tsx'), 'PlayerRecordsPage');
