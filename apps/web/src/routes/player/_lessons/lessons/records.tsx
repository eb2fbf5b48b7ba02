import { createFileRoute } from '@tanstack/react-router';
import { parseLessonsSearch } from '../../../../features/lessons/historySearch.ts';
import { prefetchHistory } from '../../../../features/lessons/prefetchHistory.ts';
import { PlayerRecordsPage } from '../../../../features/lessons/PlayerRecordsPage.tsx';

export const Route = createFileRoute('/player/_lessons/lessons/records')({
  staticData: { title: 'Lesson Records' },
  // What makes no sense is still in what a loader is given.
  loaderDeps: ({ search }) => parseLessonsSearch(search),
  loader: ({ deps: { show, ...filters } }) => (show === 'upcoming' ? undefined : prefetchHistory(filters)),
  component: PlayerRecordsPage,
});
