import type { DatedSlot } from '@fairway/contracts/lessons/next-times';
import { addDays, toUtcMidnight } from '@fairway/time/calendar';
import { parseMinute, toInstant } from '@fairway/time/zoned-time';
import { DAY_MS, MINUTES_A_DAY } from '@fairway/time/units';
import { type BookingWindow, daySlots, type ScheduleFacts } from '#domains/schedule/slots/rules.ts';

/** How many times are proposed, and how far ahead they are looked for. */
const TIMES = 6;
export const HORIZON_DAYS = 35;

const WEEK = 7;
const NOON = MINUTES_A_DAY / 2;

/**
 * The next times for a lesson (D24): of each day the first before noon and the first from noon on. The very next quarters of an hour
 * would all lie in one morning, and leave nothing to choose from.
 */
export function listNextTimes(
  facts: ScheduleFacts,
  { from, days, duration }: { from: string; days: number; duration: number },
  window: BookingWindow,
): DatedSlot[] {
  const found: DatedSlot[] = [];
  for (let nth = 0; nth < days && found.length < TIMES; nth += 1) {
    const date = addDays(from, nth);
    const slots = daySlots(facts, date, duration, window);
    const morning = slots.find(({ start }) => parseMinute(start) < NOON);
    const later = slots.find(({ start }) => parseMinute(start) >= NOON);
    for (const slot of [morning, later]) if (slot) found.push({ date, start: slot.start, end: slot.end });
  }
  return found.slice(0, TIMES);
}

/** A place in the week, on the pro's wall clock. */
interface WeeklyTime {
  date: string;
  start: string;
}

/** The first date after today, whole weeks after a lesson's, on which its start may be booked. */
export function dateOfSameTime(
  { date, start }: WeeklyTime,
  { zone, today, window }: { zone: string; today: string; window: BookingWindow },
): string {
  const weeksBehind = Math.floor((toUtcMidnight(today) - toUtcMidnight(date)) / (WEEK * DAY_MS));
  let next = addDays(date, WEEK * Math.max(weeksBehind, 1));
  while (next <= today || toInstant(zone, next, parseMinute(start)).at < window.from) next = addDays(next, WEEK);
  return next;
}

/** The same time of the week again, if it is free on that date. */
export function findSameTime(
  facts: ScheduleFacts,
  { date, start, duration }: WeeklyTime & { duration: number },
  window: BookingWindow,
): DatedSlot | null {
  const slot = daySlots(facts, date, duration, window).find((each) => each.start === start);
  return slot ? { date, start: slot.start, end: slot.end } : null;
}
