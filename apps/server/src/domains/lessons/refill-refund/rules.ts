import { CANCELLATION_NOTICE_HOURS, DURATIONS } from '@fairway/contracts/constants';
import { HOUR_MS, MINUTE_MS } from '@fairway/time/units';

/** As far as a clock of this world is from UTC, and an hour for servers whose clocks do not agree. */
const FARTHEST_MS = 14 * HOUR_MS;
const SLACK_MS = HOUR_MS;
const REACH_MS = CANCELLATION_NOTICE_HOURS * HOUR_MS + Math.max(...DURATIONS) * MINUTE_MS + SLACK_MS;

/**
 * The last start of a lesson that may cover a forfeited time: that one began less than 24 hours after it was cancelled (D13), so
 * whatever begins after it is over covers nothing of it. In milliseconds.
 */
export const lastRefillStart = (now: number): number => now + REACH_MS;

/** Whether a time on some wall clock may begin before that, wherever on Earth the clock is. */
export const mayRefill = ({ date, start }: { date: string; start: string }, now: number): boolean =>
  Date.parse(`${date}T${start}Z`) - FARTHEST_MS <= lastRefillStart(now);
