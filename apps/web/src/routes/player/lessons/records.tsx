import { PlayerRecordsScreen } from '@fairway/ui/screens/player/PlayerRecordsScreen/PlayerRecordsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { parseHistorySearch } from '../../../lessons/historySearch.ts';
import { prefetchHistory } from '../../../lessons/historyPages.ts';
import { useHistory } from '../../../lessons/useHistory.ts';

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
