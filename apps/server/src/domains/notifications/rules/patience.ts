/** How long a notice is tried before it is given up. */
export const PATIENCE_MS = 24 * 3_600_000;

/** Whether a notice that failed again has been tried for a day, so that it counts as failed for good. */
export const givesUp = (created_at: Date, now: Date): boolean => now.getTime() - created_at.getTime() >= PATIENCE_MS;
