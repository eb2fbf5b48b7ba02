import { resolveZone, toZoned } from '@fairway/time/zoned-time';

/** The date that it is on a person's calendar (D1), `YYYY-MM-DD`. */
export const findToday = (timezone: string, now: Date): string => toZoned(resolveZone(timezone), now.getTime()).date;
