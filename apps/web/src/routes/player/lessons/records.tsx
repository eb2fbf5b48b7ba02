import { PlayerRecordsScreen } from '@fairway/ui/features/lessons/screens/PlayerRecordsScreen/PlayerRecordsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { parseHistorySearch } from '../../../features/lessons/historySearch.ts';
import { prefetchHistory } from '../../../features/lessons/prefetchHistory.ts';
import { useHistory } from '../../../features/lessons/useHistory.ts';

export const Route = createFileRoute('/player/lessons/records')({
  staticData: { title: 'Lesson Records' },
  validateSearch: parseHistorySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => prefetchHistory(deps),
  component: PlayerRecords,
});

function PlayerRecords() {
  const navigate = Route.useNavigate();
  const { history } = useHistory({}, Route.useSearch(), (search) => void navigate({ search, replace: true }));
  return <PlayerRecordsScreen {...history} />;
}
