import { slotsOfDay, type BookingWindow, type DiaryFacts } from '../../diary/rules/slots.ts';
import { MINUTE, wallAt } from '../../diary/rules/wallclock.ts';

/**
 * Whether players may book the time a lesson left, for as long as that lesson was: what is announced is offered (D5, D16).
 * Instants in milliseconds.
 */
export function isFreeAgain(
  { starts_at, ends_at }: { starts_at: number; ends_at: number },
  facts: DiaryFacts,
  window: BookingWindow,
): boolean {
  const { date } = wallAt(facts.zone, starts_at);
  const duration = (ends_at - starts_at) / MINUTE;
  return slotsOfDay(facts, date, duration, window).some((slot) => slot.at === starts_at);
}
