import type { MessageSearchScreenProps } from '@fairway/ui/features/messaging/screens/MessageSearchScreen/MessageSearchScreen';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { SEARCH_PAUSE, type WordSearch } from '../../app/search/wordSearch.ts';
import { trpc } from '../../trpc/client.ts';
import { CURSOR_PAGES } from '../../trpc/cursorPages.ts';
import { toListEnd } from '../../trpc/listEnd.ts';
import { screenState } from '../../trpc/screenState.ts';

/** The search of messages as its screen shows it; what was found before stays while other words are looked for. */
export function useMessageSearch(
  { q = '' }: WordSearch,
  onSearch: (search: WordSearch) => void,
): Omit<MessageSearchScreenProps, 'side'> {
  const [words] = useDebouncedValue(q.trim(), SEARCH_PAUSE);
  const asked = trpc.messages.search.useInfiniteQuery(
    { q: words },
    { ...CURSOR_PAGES, enabled: words !== '', placeholderData: keepPreviousData },
  );
  const { beyond, onMore } = toListEnd(asked);
  return {
    q,
    onSearch: (typed) => onSearch(typed === '' ? {} : { q: typed }),
    state: screenState({ asked }, ({ asked: { pages } }) => ({
      matches: pages.flatMap(({ results }) => results),
      beyond,
    })),
    onMore,
  };
}
