import type { Slot, Slots } from '@fairway/contracts/schedule/schedule';
import type { Loadable } from '../../../../kit/loadable.ts';

/** What a booking form has been told so far, on the pro's wall clock. */
export interface SlotChoice {
  /** Minutes. */
  duration: number;
  /** `YYYY-MM-DD`. */
  date: string | null;
  /** The start, `HH:MM:SS`. */
  time: string | null;
}

/** A coach's choice: a free time, or any other `outside` the hours. */
export interface AnyTimeChoice extends SlotChoice {
  outside: boolean;
}

/** The free times of one month, on their way, missing, or there. */
export type SlotsState = Loadable<{ slots: Slots }>;

/** The free time that a choice names; null while it is incomplete, on its way, or no longer free. */
export const chosenSlot = ({ date, time }: SlotChoice, state: SlotsState): Slot | null =>
  date && time && state.status === 'ready' ? (state.slots[date]?.find((slot) => slot.start === time) ?? null) : null;

/** True when a time was chosen that has been taken since, or was never free. */
export const choiceIsGone = (choice: SlotChoice, state: SlotsState): boolean =>
  Boolean(choice.date && choice.time) && state.status === 'ready' && !chosenSlot(choice, state);

/** The free time nearest to the one chosen, of those that are known; null while nothing is chosen, and where nothing is free. */
export function findNearestSlot({ date, time }: SlotChoice, state: SlotsState): (Slot & { date: string }) | null {
  if (!date || !time || state.status !== 'ready') return null;
  const wanted = Date.parse(`${date}T${time}Z`);
  const distance = (slot: { date: string; start: string }) =>
    Math.abs(Date.parse(`${slot.date}T${slot.start}Z`) - wanted);
  const free = Object.entries(state.slots).flatMap(([day, slots]) => slots.map((slot) => ({ date: day, ...slot })));
  const [first, ...others] = free;
  if (!first) return null;
  return others.reduce((nearest, slot) => (distance(slot) < distance(nearest) ? slot : nearest), first);
}
