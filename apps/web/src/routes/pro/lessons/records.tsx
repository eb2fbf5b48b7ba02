import { ProRecordsScreen } from '@fairway/ui/features/lessons/screens/ProRecordsScreen/ProRecordsScreen';
import { createFileRoute } from '@tanstack/react-router';
import { parseHistorySearch } from '../../../features/lessons/historySearch.ts';
import { prefetchHistory } from '../../../features/lessons/prefetchHistory.ts';
import { useUser } from '../../../app/session/useUser.ts';
import { useUnsyncedDrafts } from '../../../features/records/useUnsyncedDrafts.ts';
import { useHistory } from '../../../features/lessons/useHistory.ts';

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
  const { drafts = [], clear } = useUnsyncedDrafts(useUser().id);
  const unsynced = drafts.map(({ lesson, content }) => ({ lesson, title: content.title }));
  return <ProRecordsScreen {...history} drafts={{ drafts: unsynced, onClear: () => void clear() }} />;
}
