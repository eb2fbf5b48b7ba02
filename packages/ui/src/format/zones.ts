import { parseMinute, toInstant, formatTime, toZoned } from '@fairway/time/zoned-time';

/** From a pro's wall clock to instants, so that a player elsewhere can read a time on their own clock. */

/** The instant, ISO 8601, at which the wall clock of `zone` shows `date` and `time`. */
export const toIsoInstant = (date: string, time: string, zone: string): string =>
  new Date(toInstant(zone, date, parseMinute(time)).at).toISOString();

/** True when the clocks of two zones differ at an instant. */
export function clocksDiffer(instant: string, zone: string, other: string): boolean {
  const at = Date.parse(instant);
  const [here, there] = [toZoned(zone, at), toZoned(other, at)];
  return here.date !== there.date || here.minute !== there.minute;
}

/** The day a clock in `zone` shows at an instant, `YYYY-MM-DD`. */
export const dayAt = (now: Date, zone: string): string => toZoned(zone, now.getTime()).date;

/** The time a clock in `zone` shows at an instant, `HH:MM`. */
export const timeAt = (instant: string | Date, zone: string): string =>
  formatTime(toZoned(zone, new Date(instant).getTime()).minute).slice(0, 5);
