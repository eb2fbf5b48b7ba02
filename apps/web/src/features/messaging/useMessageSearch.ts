import type { MessageSearchScreenProps } from '@fairway/ui/features/messaging/screens/MessageSearchScreen/MessageSearchScreen';
import type { WordSearch } from '../../app/search/wordSearch.ts';
import { trpc } from '../../trpc/client.ts';
import { useWordSearch } from '../../trpc/useWordSearch.ts';

/** The search of messages as its screen shows it. */
export function useMessageSearch(
  search: WordSearch,
  onSearch: (search: WordSearch) => void,
): Omit<MessageSearchScreenProps, 'side'> {
  const { input, options, toShown } = useWordSearch(search, onSearch);
  return toShown(trpc.messages.search.useInfiniteQuery(input, options));
}
