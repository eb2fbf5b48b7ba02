import { formatDay } from '@fairway/time/phrases';
import { addDays, startOfWeek } from '@fairway/time/calendar';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2026-11-03` → "03 Nov 2026", the DD MMM YYYY of lists. */
export const listDate = (date: string): string => {
  const [year, month, day] = date.split('-');
  return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
};

/** `2026-12-12` → "12 December", without its weekday: for days that are weeks away. */
export const dayOfMonth = (date: string): string => formatDay(date).replace(/^\S+ /, '');

/** "Today", "Tomorrow", "Thursday 26 November"; with the year when it is not this one. */
export const nearDayPhrase = (date: string, today: string): string => {
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  return fullDayPhrase(date, today);
};

/** "Thursday 26 November", and "Thursday 7 January 2027" when it is not this year's. */
export const fullDayPhrase = (date: string, today: string): string =>
  date.slice(0, 4) === today.slice(0, 4) ? formatDay(date) : `${formatDay(date)} ${date.slice(0, 4)}`;

/** What a time is called that is whole weeks after an earlier lesson: "Same time next week". */
export const sameTimePhrase = (date: string, today: string): string => {
  const [week, thisWeek] = [startOfWeek(date), startOfWeek(today)];
  if (week === thisWeek) return 'Same time this week';
  return week === addDays(thisWeek, 7) ? 'Same time next week' : 'Same time a week later';
};

/** The first date whole weeks after `date` that is still to come. */
export const nextSameDay = (date: string, today: string): string => {
  let next = addDays(date, 7);
  while (next <= today) next = addDays(next, 7);
  return next;
};
