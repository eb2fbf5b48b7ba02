/**
 * Arithmetic on calendar days (`YYYY-MM-DD`) and months (`YYYY-MM`), free of zones and clocks: a day here is a square of a
 * calendar. Where a wall clock meets an instant is `zoned-time`.
 */

import { DAY_MS } from './units.ts';

/** Midnight of a date, read as UTC: the base for wall clock sums. */
export const toUtcMidnight = (date: string): number => Date.parse(`${date}T00:00:00Z`);
export const toDate = (utc: number): string => new Date(utc).toISOString().slice(0, 10);

/** True for the text of a day that exists: `2026-02-28`, but not `2026-02-30`. */
export const isDay = (text: string): boolean => {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(text) ? toUtcMidnight(text) : Number.NaN;
  return !Number.isNaN(midnight) && toDate(midnight) === text;
};

/** `2026-11-30` and 1 → `2026-12-01`. */
export const addDays = (date: string, days: number): string => toDate(toUtcMidnight(date) + days * DAY_MS);

/** Every day from the first to the last, both included. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Monday is 0 (D2). */
export const dayOfWeek = (date: string): number => (new Date(toUtcMidnight(date)).getUTCDay() + 6) % 7;

/** The Monday of a date's week. */
export const startOfWeek = (date: string): string => addDays(date, -dayOfWeek(date));

/** The month a day falls in. */
export const toMonth = (date: string): string => date.slice(0, 7);

/** `2026-11` and 2 → `2027-01`. */
export function shiftMonth(month: string, count: number): string {
  const at = new Date(toUtcMidnight(`${month}-01`));
  return toMonth(toDate(at.setUTCMonth(at.getUTCMonth() + count)));
}

export const lastDayOfMonth = (month: string): string => addDays(`${shiftMonth(month, 1)}-01`, -1);

const DAYS_OF_MONTH = Array.from({ length: 31 }, (_, day) => String(day + 1).padStart(2, '0'));

/** The dates of a month, 1 to 12, in order. */
export function datesOfMonth(year: number, month: number): string[] {
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const prefix = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-`;
  return DAYS_OF_MONTH.slice(0, days).map((day) => prefix + day);
}

/** The same day of the month `months` on, or that month's last day where there is no such day. */
export function addMonths(date: string, months: number): string {
  const month = shiftMonth(toMonth(date), months);
  const wanted = `${month}-${date.slice(8)}`;
  const last = lastDayOfMonth(month);
  return wanted > last ? last : wanted;
}

/** Six weeks from the Monday on or before the first: the same height for every month. */
export function monthWeeks(month: string): string[][] {
  const monday = startOfWeek(`${month}-01`);
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(monday, week * 7 + day)));
}
