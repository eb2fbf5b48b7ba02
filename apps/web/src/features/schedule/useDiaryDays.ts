import type { DiaryDatesScreenProps } from '@fairway/ui/features/schedule/screens/DiaryDatesScreen/DiaryDatesScreen';
import { useSessionStorage } from '@mantine/hooks';
import { addDays, toMonth } from '@fairway/time/calendar';
import { useEffect, useState } from 'react';
import { trpc, utils } from '../../trpc/client.ts';
import { QUIET } from '../../trpc/quiet.ts';
import { sixWeeks } from './sixWeeks.ts';

/** How full the days around the shown ones are, as week or as month; the choice of the two stays for the visit. */
export function useDiaryDays(start: string): DiaryDatesScreenProps['days'] {
  const [view, setView] = useSessionStorage<'week' | 'month'>({
    key: 'diary-view',
    defaultValue: 'week',
    getInitialValueInEffect: false,
  });
  const [paged, setPaged] = useState({ from: start, month: toMonth(start) });
  // Another date brings its own month.
  const month = paged.from === start && view === 'month' ? paged.month : toMonth(start);
  const counts = trpc.lessons.counts.useQuery(sixWeeks(month), QUIET);
  return {
    view,
    onViewChange: setView,
    month,
    onMonthChange: (next) => setPaged({ from: start, month: next }),
    counts: counts.data ?? null,
  };
}

/** Asks for the dates before and after, once those on show are here, so that a swipe finds them. */
export function usePrefetchBeside(start: string, end: string, span: number, ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    for (const by of [1, -1])
      void utils.diary.availability.prefetch({ start: addDays(start, by * span), end: addDays(end, by * span) });
  }, [start, end, span, ready]);
}
