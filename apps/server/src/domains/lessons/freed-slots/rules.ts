import { daySlots, type BookingWindow, type ScheduleFacts } from '#domains/schedule/slots/rules.ts';
import { toZoned } from '@fairway/time/zoned-time';
import { MINUTE_MS } from '@fairway/time/units';

/**
 * Whether players may book the time a lesson left, for as long as that lesson was: what is announced is offered (D5, D16).
 * Instants in milliseconds.
 */
export function isFreeAgain(
  { starts_at, ends_at }: { starts_at: number; ends_at: number },
  facts: ScheduleFacts,
  window: BookingWindow,
): boolean {
  const { date } = toZoned(facts.zone, starts_at);
  const duration = (ends_at - starts_at) / MINUTE_MS;
  return daySlots(facts, date, duration, window).some((slot) => slot.at === starts_at);
}
