import { PlayersScreen } from '@fairway/ui/features/coaching/screens/PlayersScreen/PlayersScreen';
import { useDebouncedValue } from '@mantine/hooks';
import { createFileRoute } from '@tanstack/react-router';
import { trpc, utils } from '../../../trpc/client.ts';
import { screenState } from '../../../trpc/screenState.ts';
import { useUser } from '../../../app/session/useUser.ts';
import { parsePlayersSearch } from '../../../features/coaching/playersSearch.ts';
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
  const { show = 'current', q = '', ...asked } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { timezone } = useUser();
  const [named] = useDebouncedValue(q.trim(), PAUSE);
  const { first, ...found } = usePlayerPages({ ...(named ? { q: named } : {}), ...asked });
  const pending = trpc.people.pendingPlayers.useQuery({});
  const keep = (search: object) =>
    void navigate({ search: parsePlayersSearch({ q, show, ...asked, ...search }), replace: true, resetScroll: false });
  const narrowing = {
    expiring: asked.expiring === true,
    records_due: asked.records_due === true,
    no_next: asked.no_next === true,
  };
  return (
    <PlayersScreen
      state={screenState({ first, pending }, (data) => ({ ...found, pending: data.pending }))}
      q={q}
      onSearch={(typed) => keep({ q: typed })}
      part={show}
      onPart={(part) => keep({ show: part })}
      narrowing={narrowing}
      onNarrow={keep}
      order={{ sort: asked.sort ?? 'name', descending: asked.descending === true }}
      onOrder={keep}
      onClear={() => keep({ q: '', expiring: false, records_due: false, no_next: false })}
      timezone={timezone}
    />
  );
}
