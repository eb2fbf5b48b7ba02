import { createFileRoute } from '@tanstack/react-router';
import { prefetchHistory } from '../../../../features/lessons/prefetchHistory.ts';
import { ProRecordsPage } from '../../../../features/lessons/ProRecordsPage.tsx';

export const Route = createFileRoute('/pro/_lessons/lessons/records')({
  staticData: { title: 'Lesson records' },
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { show, ...filters } }) => (show === 'upcoming' ? undefined : prefetchHistory(filters)),
  component: ProRecordsPage,
});
