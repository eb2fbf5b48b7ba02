import { lazyRouteComponent } from '@tanstack/react-router';

/** The lessons of a coach where they stand beside one of them, loaded at a desk alone. */
export const ProLessonsList = lazyRouteComponent(() => import('./ProRecordsPage.tsx'), 'ProRecordsPage');
