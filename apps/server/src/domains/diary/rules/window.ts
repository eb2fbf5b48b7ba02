import { BOOKING_NOTICE_HOURS } from '@fairway/contracts/constants';
import type { BookingWindow } from './slots.ts';
import { addMonths, MINUTE, wallAt } from './wallclock.ts';

/** Players book from two hours ahead to the same day `months` on, that day included (D4). */
export const playersWindow = (now: number, zone: string, months: number): BookingWindow => ({
  from: now + BOOKING_NOTICE_HOURS * 60 * MINUTE,
  lastDate: addMonths(wallAt(zone, now).date, months),
});

/** Pros book from now on, without an end (D4). */
export const prosWindow = (now: number): BookingWindow => ({ from: now, lastDate: null });
