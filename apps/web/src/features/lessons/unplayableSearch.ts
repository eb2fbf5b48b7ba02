import { AVAILABILITY_SPAN_DAYS } from '@fairway/contracts/constants';
import { addDays, isDay } from '@fairway/time/calendar';

/** The dates that the page begins with, where it was come to from them. */
export interface BulkRescheduleSearch {
  start?: string;
  end?: string;
}

/** Reads what anyone may have typed into the address: both dates or none; an end that makes no sense is the start's. */
export function parseBulkRescheduleSearch({ start, end }: Record<string, unknown>): BulkRescheduleSearch {
  if (typeof start !== 'string' || !isDay(start)) return {};
  const known = typeof end === 'string' && isDay(end) && end >= start && end < addDays(start, AVAILABILITY_SPAN_DAYS);
  return { start, end: known ? end : start };
}
