import { PlayersScreen } from '@fairway/ui/features/coaching/screens/PlayersScreen/PlayersScreen';
import { useDebouncedValue } from '@mantine/hooks';
import { createFileRoute } from '@tanstack/react-router';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { parsePlayersSearch, type PlayersSearch } from '../../../features/coaching/playersSearch.ts';
import { usePlayerPages } from '../../../features/coaching/usePlayerPages.ts';

/** A pause in the typing this long, in ms, asks the server. */
const PAUSE = 200;

export const Route = createFileRoute('/pro/players/')({
  staticData: { title: 'Players' },
  validateSearch: parsePlayersSearch,
  loader: () => {
    void utils.people.players.prefetch({ page: 1 });
    void utils.people.pendingPlayers.prefetch({});
  },
  component: Players,
});

function Players() {
  const { q = '', show = 'current' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const [asked] = useDebouncedValue(q.trim(), PAUSE);
  const { first, ...found } = usePlayerPages(asked);
  const pending = trpc.people.pendingPlayers.useQuery({});
  const keep = (search: PlayersSearch) =>
    void navigate({ search: parsePlayersSearch({ q, show, ...search }), replace: true, resetScroll: false });
  return (
    <PlayersScreen
      state={screenState({ first, pending }, (data) => ({ ...found, pending: data.pending }))}
      q={q}
      onSearch={(typed) => keep({ q: typed })}
      part={show}
      onPart={(part) => keep({ show: part })}
    />
  );
}
