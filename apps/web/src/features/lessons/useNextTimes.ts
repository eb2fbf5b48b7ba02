import type { ProposedTimes } from '@fairway/ui/features/lessons/components/booking/types';
import type { SlotChoice } from '@fairway/ui/features/schedule/components/SlotPicker/choice';
import { trpc } from '../../trpc/client.ts';
import type { Source } from '../../trpc/screenState.ts';
import { formatNextTimesQuery, type NextTimesAsked } from './prefetchNextTimes.ts';

/** The times that a booking form proposes; those of the length or player before stay in place until the new ones are there. */
export function useNextTimes(asked: NextTimesAsked): Source<ProposedTimes> {
  const query = trpc.lessons.nextTimes.useQuery(formatNextTimesQuery(asked), { placeholderData: (before) => before });
  const { data, isPlaceholderData: stale } = query;
  const missed = asked.like !== undefined && !stale && data?.same_time === null;
  return { ...query, data: data && { ...data, stale, missed } };
}

/** What a form opens with: the time wanted again where it is free, else the usual length alone. */
export function firstChoice(duration: number, next: ProposedTimes | undefined, like: string | undefined): SlotChoice {
  if (!like || !next || next.stale) return { duration, date: null, time: null };
  const { same_time } = next;
  return { duration: next.duration, date: same_time?.date ?? null, time: same_time?.start ?? null };
}
