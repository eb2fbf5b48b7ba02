import type { BookingWindow } from './slots.ts';
import { addMonths, MINUTE, wallAt } from './wallclock.ts';

/** How far ahead players book: hours of notice at least, months at most. */
export interface PlayersReach {
  notice_hours: number;
  months: number;
}

/** Players book from their pro's notice (two hours unless set) to the same day `months` on, that day included (D4). */
export const playersWindow = (now: number, zone: string, { notice_hours, months }: PlayersReach): BookingWindow => ({
  from: now + notice_hours * 60 * MINUTE,
  lastDate: addMonths(wallAt(zone, now).date, months),
});

/** Pros book from now on, without an end (D4). */
export const prosWindow = (now: number): BookingWindow => ({ from: now, lastDate: null });
