import { RecordSearchScreen } from '@fairway/ui/features/records/screens/RecordSearchScreen/RecordSearchScreen';
import { createFileRoute } from '@tanstack/react-router';
import { parseRecordSearch, prefetchRecordSearch } from '../../../features/records/recordSearch.ts';
import { useRecordSearch } from '../../../features/records/useRecordSearch.ts';

export const Route = createFileRoute('/player/lessons/search')({
  staticData: { title: 'Search records' },
  validateSearch: parseRecordSearch,
  loader: ({ location }) => prefetchRecordSearch(parseRecordSearch(location.search)),
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
