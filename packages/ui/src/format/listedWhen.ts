import { formatShortDay } from '@fairway/time/phrases';
import { dayAt, timeAt } from './zones.ts';

/** An instant as lists show it on the clock of `zone`: "Today, 10:00", "Tue 24 Nov, 10:00"; with the year when it is not this one. */
export function listedWhen(instant: string, { zone, now }: { zone: string; now: Date }): string {
  const [date, today] = [dayAt(new Date(instant), zone), dayAt(now, zone)];
  const day = date === today ? 'Today' : formatShortDay(date);
  const year = date.slice(0, 4) === today.slice(0, 4) ? '' : ` ${date.slice(0, 4)}`;
  return `${day}${year}, ${timeAt(instant, zone)}`;
}
