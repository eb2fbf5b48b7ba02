import { PlayersScreen } from '@fairway/ui/features/coaching/screens/PlayersScreen/PlayersScreen';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useUser } from '../../app/session/useUser.ts';
import { screenState } from '../../trpc/screenState.ts';
import { parsePlayersSearch } from './playersSearch.ts';
import { usePendingPlayers } from './usePendingPlayers.ts';
import { usePlayerPages } from './usePlayerPages.ts';

/** A pause in the typing this long, in ms, asks the server. */
const PAUSE = 200;

/** The list of players: a page by itself, or beside one of them. */
export function PlayersPage() {
  const {
    show = 'current',
    q = '',
    ...asked
  } = useSearch({
    from: '/pro/players/_desk',
    select: parsePlayersSearch,
    structuralSharing: true,
  });
  const navigate = useNavigate();
  const { timezone } = useUser();
  const [named] = useDebouncedValue(q.trim(), PAUSE);
  const { first, ...found } = usePlayerPages({ ...(named ? { q: named } : {}), ...asked });
  const { first: pending, players: invited } = usePendingPlayers();
  const keep = (search: object) =>
    void navigate({
      to: '.',
      search: parsePlayersSearch({ q, show, ...asked, ...search }),
      replace: true,
      resetScroll: false,
    });
  const narrowing = {
    expiring: asked.expiring === true,
    records_due: asked.records_due === true,
    no_next: asked.no_next === true,
  };
  return (
    <PlayersScreen
      state={screenState({ first, pending }, () => ({ ...found, pending: invited }))}
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
