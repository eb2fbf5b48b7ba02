/** Units of time in milliseconds. A day of these is 24 hours long: what a wall clock calls a day is worked out in `zoned-time`. */
export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Minutes of a wall clock's day. */
export const MINUTES_A_DAY = 1440;
