import type { RecordSearchScreenProps } from '@fairway/ui/features/records/screens/RecordSearchScreen/RecordSearchScreen';
import type { WordSearch } from '../../app/search/wordSearch.ts';
import { trpc } from '../../trpc/client.ts';
import { useWordSearch } from '../../trpc/useWordSearch.ts';

/** The search of records as its screen shows it. */
export function useRecordSearch(
  search: WordSearch,
  onSearch: (search: WordSearch) => void,
): Omit<RecordSearchScreenProps, 'side'> {
  const { input, options, toShown } = useWordSearch(search, onSearch);
  return toShown(trpc.lessons.searchRecords.useInfiniteQuery(input, options));
}
