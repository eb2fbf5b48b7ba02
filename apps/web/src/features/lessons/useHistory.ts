import type { History } from '@fairway/contracts/lessons/lessons';
import type { LessonHistoryProps } from '@fairway/ui/features/lessons/components/LessonHistory/LessonHistory';
import { FEATURES } from '@fairway/contracts/constants';
import { trpc } from '../../trpc/client.ts';
import { CURSOR_PAGES } from '../../trpc/cursorPages.ts';
import { toListEnd } from '../../trpc/listEnd.ts';
import { screenState } from '../../trpc/screenState.ts';
import { type Whose } from './prefetchHistory.ts';
import { type HistorySearch, parseHistorySearch } from './historySearch.ts';
import { useStar } from './useStar.ts';

/** The lessons behind as the screens show them, page after page; `error` is that of the first page. They are asked for while `enabled`. */
export function useHistory(
  whose: Whose,
  search: HistorySearch,
  onSearch: (search: HistorySearch) => void,
  enabled = true,
): { history: LessonHistoryProps; player: History['player']; error: unknown } {
  const onStar = useStar();
  const asked = trpc.lessons.history.useInfiniteQuery({ ...whose, ...search }, { ...CURSOR_PAGES, enabled });
  const { beyond, onMore } = toListEnd(asked);
  return {
    history: {
      state: screenState({ asked }, ({ asked: { pages } }) => ({
        lessons: pages.flatMap(({ lessons }) => lessons),
        beyond,
      })),
      filter: {
        starred: search.starred === true,
        video: search.video === true,
        cancelled: search.cancelled === true,
        record_due: search.record_due === true,
      },
      onFilter: (filter) => onSearch(parseHistorySearch({ ...filter })),
      videos: FEATURES.video_lessons,
      onMore,
      onStar,
    },
    player: asked.data?.pages[0]?.player ?? null,
    error: asked.data ? null : asked.error,
  };
}
