/**
 * The one place where wall clocks meet instants. Instants are milliseconds since 1970 in UTC; a wall clock is a date
 * (`YYYY-MM-DD`), a minute of the day (0 to 1440) and an IANA zone.
 */

import { toDate, toUtcMidnight } from './calendar.ts';
import { DAY_MS, MINUTES_A_DAY, MINUTE_MS } from './units.ts';

/** The zone of whoever has none that the runtime knows (D1). */
const DEFAULT_TIMEZONE = 'Europe/London';

/** A stretch of time in which a zone keeps one offset. `offset` is wall clock minus UTC, in milliseconds. */
export interface OffsetPeriod {
  from: number;
  until: number;
  offset: number;
}

const clocks = new Map<string, Intl.DateTimeFormat>();
/** The runtime takes a name in any letters, so that there are more spellings than zones. */
const REMEMBERED_CLOCKS = 512;
const measuredYears = new Map<string, OffsetPeriod[]>();
const REMEMBERED_YEARS = 512;

const getClock = (zone: string): Intl.DateTimeFormat => {
  let clock = clocks.get(zone);
  if (!clock) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    if (clocks.size >= REMEMBERED_CLOCKS) clocks.clear();
    clocks.set(zone, clock);
  }
  return clock;
};

/** Whether the runtime knows the zone. */
export const isZone = (zone: string): boolean => {
  try {
    getClock(zone);
    return true;
  } catch {
    return false;
  }
};

function measureOffset(zone: string, at: number): number {
  const part: Record<string, number> = {};
  for (const { type, value } of getClock(zone).formatToParts(at)) part[type] = Number(value);
  const wall = Date.UTC(part['year']!, part['month']! - 1, part['day'], part['hour'], part['minute'], part['second']);
  return wall - Math.floor(at / 1000) * 1000;
}

/** Where the offset changes between two instants that differ in it. */
function transition(zone: string, before: number, after: number): number {
  const offset = measureOffset(zone, before);
  let low = before;
  let high = after;
  while (high - low > 1000) {
    const middle = Math.floor((low + high) / 2000) * 1000;
    if (measureOffset(zone, middle) === offset) low = middle;
    else high = middle;
  }
  return high;
}

/** The shortest season of any zone from 1970 to 2045 is a week: none is missed, and two changes never lie within one step. */
const STEP_MS = 5 * DAY_MS;

/** The seasons that touch a UTC year, measured once a zone and year. */
function measureOffsetPeriods(zone: string, year: number): OffsetPeriod[] {
  const key = `${zone} ${year}`;
  const known = measuredYears.get(key);
  if (known) return known;
  const end = Date.UTC(year + 1, 0, 3);
  let at = Date.UTC(year, 0, -2);
  const seasons: OffsetPeriod[] = [{ from: -Infinity, until: Infinity, offset: measureOffset(zone, at) }];
  for (; at < end; at += STEP_MS) {
    const last = seasons.at(-1)!;
    const offset = measureOffset(zone, at + STEP_MS);
    if (offset === last.offset) continue;
    last.until = transition(zone, at, at + STEP_MS);
    seasons.push({ from: last.until, until: Infinity, offset });
  }
  if (measuredYears.size >= REMEMBERED_YEARS) measuredYears.clear();
  measuredYears.set(key, seasons);
  return seasons;
}

/** The year asked for last: one answer asks for the same again and again. */
let recent: { zone: string; from: number; until: number; seasons: OffsetPeriod[] } | undefined;

/** The season of a zone that an instant falls in. */
export function offsetPeriodAt(zone: string, at: number): OffsetPeriod {
  if (!recent || recent.zone !== zone || at < recent.from || at >= recent.until) {
    const year = new Date(at).getUTCFullYear();
    recent = { zone, from: Date.UTC(year), until: Date.UTC(year + 1), seasons: measureOffsetPeriods(zone, year) };
  }
  const { seasons } = recent;
  for (const season of seasons) if (at < season.until) return season;
  return seasons.at(-1)!;
}

/** `09:30:00` → 570. As the end of a stretch, 00:00:00 is 1440, the midnight that ends the day. */
export const parseMinute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
export const parseEndMinute = (time: string): number => parseMinute(time) || MINUTES_A_DAY;

/** Made once: lists of lessons and slots ask for these by the thousand. */
const TIMES = Array.from({ length: MINUTES_A_DAY + 1 }, (_, minute) => {
  const [hours, minutes] = [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, '0'));
  return `${hours}:${minutes}:00`;
});

/** 570 → `09:30:00`; 1440 is midnight again. */
export const formatTime = (minute: number): string => TIMES[minute]!;

/** The day written last: one answer asks for the same again and again. */
let written = { midnight: 0, date: '1970-01-01' };
function writeDate(midnight: number): string {
  if (written.midnight !== midnight) written = { midnight, date: toDate(midnight) };
  return written.date;
}

/** The wall clock at an instant. */
export function toZoned(zone: string, at: number): { date: string; minute: number } {
  const wall = at + offsetPeriodAt(zone, at).offset;
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS;
  return { date: writeDate(midnight), minute: Math.floor((wall - midnight) / MINUTE_MS) };
}

/**
 * The instant of a wall clock time. A time the clock shows twice means the first; one it skips is `skipped`, and stands at
 * the moment the clock jumps.
 */
export function toInstant(zone: string, date: string, minute: number): { at: number; skipped: boolean } {
  const wall = toUtcMidnight(date) + minute * MINUTE_MS;
  const before = offsetPeriodAt(zone, wall - DAY_MS);
  const after = offsetPeriodAt(zone, wall + DAY_MS);
  const early = wall - Math.max(before.offset, after.offset);
  const late = wall - Math.min(before.offset, after.offset);
  for (const at of [early, late]) if (at + offsetPeriodAt(zone, at).offset === wall) return { at, skipped: false };
  return { at: after.from, skipped: true };
}

/** The instant at which a date begins. */
export const startOfDay = (zone: string, date: string): number => toInstant(zone, date, 0).at;

/** A stored zone, or the product's own when the runtime does not know it. */
export const resolveZone = (zone: string | null | undefined): string =>
  zone && isZone(zone) ? zone : DEFAULT_TIMEZONE;

/** The wall clock at the end of a lesson that begins at a minute of a date; `duration` in minutes of elapsed time. */
export const endTime = (zone: string, date: string, minute: number, duration: number): string =>
  formatTime(toZoned(zone, toInstant(zone, date, minute).at + duration * MINUTE_MS).minute);
