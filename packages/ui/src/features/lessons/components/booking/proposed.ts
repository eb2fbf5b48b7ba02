import type { DatedSlot } from '@fairway/contracts/lessons/next-times';
import type { Slot } from '@fairway/contracts/schedule/schedule';
import { chosenSlot } from '../../../schedule/components/SlotPicker/choice.ts';
import type { LessonFormFacts, ProposedTimes } from './types.ts';

/** How many times are shown, and how many weeks the server looks ahead for them. */
export const PROPOSED = { count: 6, weeks: 5 } as const;

/** What tells one proposed time from another. */
export const nameTime = ({ date, start }: Pick<DatedSlot, 'date' | 'start'>): string => `${date} ${start}`;

/** The proposed times in the order shown: the same time as last time, then the next ones. */
export function listProposed({ same_time, times }: Pick<ProposedTimes, 'same_time' | 'times'>): DatedSlot[] {
  const others = times.filter((time) => !same_time || nameTime(time) !== nameTime(same_time));
  return (same_time ? [same_time, ...others] : others).slice(0, PROPOSED.count);
}

/**
 * The free time that a choice names. A proposed time counts at once: the month that it lies in may still be on its way. So does that of a
 * booking without an answer, which is to be asked for again.
 */
export function freeSlot({ choice, daySlots, next, unanswered }: LessonFormFacts): Slot | null {
  const { date, time, duration } = choice;
  const [asked] = unanswered?.time ?? [];
  if (asked && asked.start === time && unanswered?.date === date && unanswered.duration === duration) return asked;
  if (daySlots.status === 'ready' || !next || next.stale || next.duration !== duration)
    return chosenSlot(choice, daySlots);
  const proposed = listProposed(next).find((each) => each.date === date && each.start === time);
  return proposed ? { start: proposed.start, end: proposed.end } : null;
}
