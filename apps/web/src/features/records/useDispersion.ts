import type { DispersionScreenProps } from '@fairway/ui/features/records/screens/DispersionScreen/DispersionScreen';
import { formatFullName } from '@fairway/contracts/person-names';
import { notify } from '../../app/notices/notify.ts';
import { printPage } from '../../app/shell/printPage.ts';
import { useUser } from '../../app/session/useUser.ts';
import { trpc } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import { screenState } from '../../trpc/screenState.ts';
import { type DispersionSearch, toDispersionFilter, toDispersionSearch } from './dispersionSearch.ts';
import { saveCard } from './saveCard.ts';

/** Where a player's shots land as its screen shows it; `error` is that of the first answer. */
export function useDispersion(
  { player_id }: { player_id: string | null },
  search: DispersionSearch,
  onSearch: (search: DispersionSearch) => void,
): { screen: DispersionScreenProps; error: unknown } {
  const user = useUser();
  const filter = toDispersionFilter(search);
  const asked = trpc.lessons.dispersion.useQuery(
    { id: player_id ?? user.id, ...filter },
    {
      ...QUIET,
      // Another club keeps the picture until its own is there. Shots never stand where putts are asked for: their units differ.
      placeholderData: (before) => (before?.type === filter.type ? before : undefined),
    },
  );
  return {
    screen: {
      player_id,
      name: formatFullName(user),
      state: screenState({ asked }, (data) => data.asked),
      filter,
      onFilter: (chosen) => onSearch(toDispersionSearch(chosen)),
      onSaveCard: (card, title) =>
        saveCard(card, title).catch(() => notify.error('The picture could not be made. Please try printing the card.')),
      onPrint: () => void printPage(),
    },
    error: asked.data ? null : asked.error,
  };
}
