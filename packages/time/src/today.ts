import { resolveZone, toZoned } from './zoned-time.ts';

/** The date that it is on a person's calendar (D1), `YYYY-MM-DD`. */
export const findToday = (timezone: string, now: Date): string => toZoned(resolveZone(timezone), now.getTime()).date;
