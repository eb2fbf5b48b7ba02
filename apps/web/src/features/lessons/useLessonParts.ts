import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { LessonPartsProps } from '@fairway/ui/features/lessons/components/LessonHistory/LessonParts';
import type { LessonHistoryProps } from '@fairway/ui/features/lessons/components/LessonHistory/LessonHistory';
import { useNow } from '@fairway/ui/kit/Clock/Clock';
import { screenState } from '../../trpc/screenState.ts';
import { findPart } from './findPart.ts';
import { type LessonsSearch, parseLessonsSearch } from './historySearch.ts';
import { useHistory } from './useHistory.ts';
import { usePastUpcoming } from './usePastUpcoming.ts';

/**
 * The list of lessons that stands beside one of them: those behind, or those to come.
 * @param chosen the lesson beside it: undefined while it is on its way, null where there is none
 */
export function useLessonParts(
  chosen: Pick<Lesson, 'ends_at' | 'cancelled_at'> | null | undefined,
  { show, ...filters }: LessonsSearch,
  onSearch: (search: LessonsSearch) => void,
): { history: LessonHistoryProps; parts: LessonPartsProps } {
  const part = findPart(show, chosen, useNow());
  const { history } = useHistory(
    {},
    filters,
    (changed) => onSearch({ ...changed, ...(show && { show }) }),
    part === 'past',
  );
  const { days, end } = usePastUpcoming(part === 'upcoming');
  const upcoming = screenState({ days }, ({ days: { todays, upcoming: later } }) => ({
    lessons: [...todays, ...later],
  }));
  const onPart: LessonPartsProps['onPart'] = (next) => onSearch(parseLessonsSearch({ ...filters, show: next }));
  return { history, parts: { part, onPart, upcoming, end } };
}
