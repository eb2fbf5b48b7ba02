import { resolveZone, toZoned } from '@fairway/time/zoned-time';
import { findToday } from '@fairway/time/today';

/** In minutes of the day: from when a reminder goes out, and until when one that could not is still of use (P26). */
const FROM = 8 * 60;
const UNTIL = 12 * 60;

/** The days around an instant that are today in some zone. */
export const ZONE_SPREAD_DAYS = 1;

/** A zone in which it is time for reminders, and its day. */
export interface ReminderDay {
  timezone: string;
  day: string;
}

/** Of these zones, those where the morning's reminders may go out at `now`, with the day that it is there. */
export const chooseReminderDays = (timezones: readonly string[], now: Date): ReminderDay[] =>
  timezones.flatMap((timezone) => {
    const { date, minute } = toZoned(resolveZone(timezone), now.getTime());
    return minute >= FROM && minute < UNTIL ? [{ timezone, day: date }] : [];
  });

/** Whether it is still this day in a zone. */
export const isOn = (day: string, timezone: string, now: Date): boolean => findToday(timezone, now) === day;
