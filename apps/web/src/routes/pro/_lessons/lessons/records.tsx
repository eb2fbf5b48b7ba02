import { createFileRoute } from '@tanstack/react-router';
import { parseLessonsSearch } from '../../../../features/lessons/historySearch.ts';
import { prefetchHistory } from '../../../../features/lessons/prefetchHistory.ts';
import { ProRecordsPage } from '../../../../features/lessons/ProRecordsPage.tsx';

export const Route = createFileRoute('/pro/_lessons/lessons/records')({
  staticData: { title: 'Lesson records' },
  // What makes no sense is still in what a loader is given.
  loaderDeps: ({ search }) => parseLessonsSearch(search),
  loader: ({ deps: { show, ...filters } }) => (show === 'upcoming' ? undefined : prefetchHistory(filters)),
  component: ProRecordsPage,
});
