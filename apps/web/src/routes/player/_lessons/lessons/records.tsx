import { createFileRoute } from '@tanstack/react-router';
import { prefetchHistory } from '../../../../features/lessons/prefetchHistory.ts';
import { PlayerRecordsPage } from '../../../../features/lessons/PlayerRecordsPage.tsx';

export const Route = createFileRoute('/player/_lessons/lessons/records')({
  staticData: { title: 'Lesson Records' },
  loaderDeps: ({ search }) => search,
  loader: ({ deps: { show, ...filters } }) => (show === 'upcoming' ? undefined : prefetchHistory(filters)),
  component: PlayerRecordsPage,
});
