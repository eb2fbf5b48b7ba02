import { PlayerHistoryScreen } from '@fairway/ui/features/lessons/screens/PlayerHistoryScreen/PlayerHistoryScreen';
import { NotFoundScreen } from '@fairway/ui/app/NotFoundScreen/NotFoundScreen';
import { createFileRoute } from '@tanstack/react-router';
import { isNotFound } from '../../../../../app/failures/failure.ts';
import { parseHistorySearch } from '../../../../../features/lessons/historySearch.ts';
import { prefetchHistory } from '../../../../../features/lessons/prefetchHistory.ts';
import { useHistory } from '../../../../../features/lessons/useHistory.ts';
import { HOME_OF } from '../../../../../app/session/startPath.ts';

export const Route = createFileRoute('/pro/players/$id/history/')({
  staticData: { title: 'History' },
  validateSearch: parseHistorySearch,
  loaderDeps: ({ search }) => parseHistorySearch(search),
  loader: ({ params, deps }) => prefetchHistory({ player_id: params.id, ...deps }),
  component: PlayerHistory,
});

function PlayerHistory() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  const search = Route.useSearch({ select: parseHistorySearch, structuralSharing: true });
  const keep = (next: ReturnType<typeof parseHistorySearch>) => void navigate({ search: next, replace: true });
  const { history, player, error } = useHistory({ player_id: id }, search, keep);
  if (isNotFound(error)) return <NotFoundScreen homeHref={HOME_OF.pro} />;
  return <PlayerHistoryScreen player_id={id} player={player} {...history} />;
}
