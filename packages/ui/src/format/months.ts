/** Arithmetic on calendar days (`YYYY-MM-DD`) and months (`YYYY-MM`), free of zones: a day here is a square of a calendar. */

const toDay = (at: Date) => at.toISOString().slice(0, 10);
const toDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** True for the text of a day that exists: `2026-02-28`, but not `2026-02-30`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(toDate(text).getTime()) && toDay(toDate(text)) === text;

/** The month a day falls in. */
export const toMonth = (day: string): string => day.slice(0, 7);

/** `2026-11` and 2 → `2027-01`. */
export const addMonths = (month: string, count: number): string => {
  const at = toDate(`${month}-01`);
  at.setUTCMonth(at.getUTCMonth() + count);
  return toMonth(toDay(at));
};

/** `2026-11-30` and 1 → `2026-12-01`. */
export const addDays = (day: string, count: number): string => {
  const at = toDate(day);
  at.setUTCDate(at.getUTCDate() + count);
  return toDay(at);
};

/** Every day from the first to the last, both included. */
export const daysBetween = (first: string, last: string): string[] => {
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
};

/** 0 for Monday to 6 for Sunday. */
export const weekday = (day: string): number => (toDate(day).getUTCDay() + 6) % 7;

/** The Monday of a day's week. */
export const startOfWeek = (day: string): string => addDays(day, -weekday(day));

/** The last day of a month. */
export const lastDay = (month: string): string => addDays(`${addMonths(month, 1)}-01`, -1);

/** The same day `count` months on, or the last day of that month where it is shorter. */
export const sameDayIn = (day: string, count: number): string => {
  const month = addMonths(toMonth(day), count);
  const wanted = `${month}-${day.slice(8)}`;
  const last = lastDay(month);
  return wanted > last ? last : wanted;
};

/** Six weeks from the Monday on or before the first: the same height for every month. */
export const monthWeeks = (month: string): string[][] => {
  const monday = startOfWeek(`${month}-01`);
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(monday, week * 7 + day)));
};
