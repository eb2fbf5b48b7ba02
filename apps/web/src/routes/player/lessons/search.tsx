import { RecordSearchScreen } from '@fairway/ui/features/records/screens/RecordSearchScreen/RecordSearchScreen';
import { createFileRoute } from '@tanstack/react-router';
import { parseWordSearch } from '../../../app/search/wordSearch.ts';
import { prefetchRecordSearch } from '../../../features/records/recordSearch.ts';
import { useRecordSearch } from '../../../features/records/useRecordSearch.ts';

export const Route = createFileRoute('/player/lessons/search')({
  staticData: { title: 'Search records' },
  validateSearch: parseWordSearch,
  loader: ({ location }) => prefetchRecordSearch(parseWordSearch(location.search)),
  component: SearchRecords,
});

function SearchRecords() {
  const navigate = Route.useNavigate();
  const found = useRecordSearch(
    Route.useSearch(),
    (search) => void navigate({ search, replace: true, resetScroll: false }),
  );
  return <RecordSearchScreen side="player" {...found} />;
}
