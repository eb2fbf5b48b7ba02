import type { SlotsState } from '@fairway/ui/features/schedule/components/SlotPicker/choice';
import { shiftMonth, toMonth } from '@fairway/time/calendar';
import { useEffect } from 'react';
import { trpc, utils } from '../../trpc/client.ts';
import { screenState } from '../../trpc/screenState.ts';

/** Which free times are asked for. */
export interface SlotsAsked {
  /** `YYYY-MM`. */
  month: string;
  /** Minutes. */
  duration: number;
  /** The lesson being moved: its own time does not block it. */
  lesson?: string;
}

const formatQuery = ({ month, duration, lesson }: SlotsAsked) => ({
  year: Number(month.slice(0, 4)),
  month: Number(month.slice(5)),
  duration,
  ...(lesson ? { lesson } : {}),
});

/** The free times of a month; none are asked for while `asked` is null, because the form is still on its way. */
export function useMonthSlots(asked: SlotsAsked | null): SlotsState {
  const slots = trpc.diary.slots.useQuery(formatQuery(asked ?? { month: '2000-01', duration: 60 }), {
    enabled: asked !== null,
  });
  return screenState({ slots }, (data) => data);
}

/** Fetches the months beside the one on view, as far as they can be booked, before somebody turns the page. */
export function useNeighbouringSlots(
  asked: SlotsAsked | null,
  { first_date, last_date }: { first_date: string; last_date: string | null },
): void {
  const { month, duration, lesson } = asked ?? {};
  const first = toMonth(first_date);
  const last = last_date && toMonth(last_date);
  useEffect(() => {
    if (!month || !duration) return;
    for (const neighbour of [shiftMonth(month, 1), shiftMonth(month, -1)]) {
      if (neighbour >= first && (!last || neighbour <= last))
        void utils.diary.slots.prefetch(formatQuery({ month: neighbour, duration, lesson }));
    }
  }, [month, duration, lesson, first, last]);
}
