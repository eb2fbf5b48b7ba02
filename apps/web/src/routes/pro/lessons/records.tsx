import { ProRecordsScreen } from '@fairway/ui/screens/pro/ProRecordsScreen/ProRecordsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { parseHistorySearch } from '../../../lessons/historySearch.ts';
import { prefetchHistory } from '../../../lessons/historyPages.ts';
import { useHistory } from '../../../lessons/useHistory.ts';

export const Route = createFileRoute('/pro/lessons/records')({
  staticData: { title: 'Lesson records' },
  validateSearch: parseHistorySearch,
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => prefetchHistory(deps),
  component: ProRecords,
});

function ProRecords() {
  const navigate = Route.useNavigate();
  const { history } = useHistory({}, Route.useSearch(), (search) => void navigate({ search, replace: true }));
  return <ProRecordsScreen {...history} />;
}
