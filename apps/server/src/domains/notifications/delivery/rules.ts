import { DAY_MS } from '@fairway/time/units';

/** How long a notice is tried before it is given up. */
const RETRY_WINDOW_MS = DAY_MS;

/** Whether a notice that failed again has been tried for a day, so that it counts as failed for good. */
export const isExpired = (due_at: Date, now: Date): boolean => now.getTime() - due_at.getTime() >= RETRY_WINDOW_MS;
