import type { DrillPage } from '@fairway/contracts/practice/drills';
import type { DrillChoice } from '@fairway/ui/features/practice/components/DrillPicker/DrillChoices';
import type { DrillsScreenProps } from '@fairway/ui/features/practice/screens/DrillsScreen/DrillsScreen';
import { formatCount } from '@fairway/ui/format/count';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { SEARCH_PAUSE } from '../../../app/search/wordSearch.ts';
import { notify } from '../../../app/notices/notify.ts';
import { trpc, utils } from '../../../trpc/client.ts';
import { CURSOR_PAGES } from '../../../trpc/cursorPages.ts';
import { toListEnd } from '../../../trpc/listEnd.ts';
import { screenState } from '../../../trpc/screenState.ts';
import type { DrillsSearch } from './drillsSearch.ts';
import { toDrillsInput } from './prefetchDrills.ts';

const listDrills = (pages: readonly DrillPage[]) => pages.flatMap(({ drills }) => drills);

/** Pages of the library; what was found before stays while other words are looked for. */
function useDrillPages({ q, tag, enabled }: { q: string; tag: string; enabled: boolean }) {
  const [words] = useDebouncedValue(q.trim(), SEARCH_PAUSE);
  return trpc.practice.drills.useInfiniteQuery(toDrillsInput(words, tag), {
    ...CURSOR_PAGES,
    enabled,
    placeholderData: keepPreviousData,
  });
}

/** The library as its screen shows it. */
export function useDrills(
  { q = '', tag = '' }: DrillsSearch,
  onLook: (search: DrillsSearch) => void,
): DrillsScreenProps {
  const asked = useDrillPages({ q, tag, enabled: true });
  const { beyond, onMore } = toListEnd(asked);
  const addStarters = trpc.practice.addStarterDrills.useMutation({
    onSuccess: ({ added }) => {
      notify.success(`${formatCount(added, 'drill')} added to your library`);
      return utils.practice.drills.invalidate();
    },
  });
  return {
    q,
    tag,
    onLook: (wanted) => onLook(toDrillsInput(wanted.q, wanted.tag)),
    state: screenState({ asked }, ({ asked: { pages } }) => ({
      drills: listDrills(pages),
      tags: pages[0]?.tags ?? [],
      isEmpty: pages[0]?.is_empty ?? true,
      beyond,
    })),
    onMore,
    onAddStarters: () => addStarters.mutateAsync(),
  };
}

/** The library as somebody chooses from it; it is asked for once they want to. */
export function useDrillChoice(): DrillChoice {
  const [q, setQ] = useState('');
  const [isOpen, setOpen] = useState(false);
  const asked = useDrillPages({ q, tag: '', enabled: isOpen });
  const { beyond, onMore } = toListEnd(asked);
  return {
    q,
    onSearch: setQ,
    onOpen: () => setOpen(true),
    state: screenState({ asked }, ({ asked: { pages } }) => ({ drills: listDrills(pages), beyond })),
    onMore,
  };
}
