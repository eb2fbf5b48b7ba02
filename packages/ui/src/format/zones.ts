/** From a pro's wall clock to instants, so that a player elsewhere can read a time on their own clock. */

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string) => {
  let found = formats.get(zone);
  if (!found) {
    const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
    formats.set(zone, (found = new Intl.DateTimeFormat('en-GB', { ...digits, hourCycle: 'h23', timeZone: zone })));
  }
  return found;
};

/** The wall clock of `zone` at an instant (ms), read as if it were UTC (ms). */
const wallAt = (instant: number, zone: string): number => {
  const part = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute);
};

const DAY_MS = 86_400_000;

/**
 * The instant, ISO 8601, at which the wall clock of `zone` shows `date` and `time`. The doubled hour of autumn counts
 * once, at its first passing; in the missing hour of spring the clock runs on as before.
 */
export const instantOf = (date: string, time: string, zone: string): string => {
  const wall = Date.parse(`${date}T${time.slice(0, 5)}:00Z`);
  const before = wall - (wallAt(wall - DAY_MS, zone) - (wall - DAY_MS));
  const after = wall - (wallAt(wall + DAY_MS, zone) - (wall + DAY_MS));
  const first = Math.min(before, after);
  const found = [first, Math.max(before, after)].find((at) => wallAt(at, zone) === wall);
  return new Date(found ?? before).toISOString();
};

/** True when the clocks of two zones differ at an instant. */
export const clocksDiffer = (instant: string, zone: string, other: string): boolean =>
  wallAt(Date.parse(instant), zone) !== wallAt(Date.parse(instant), other);

/** The day a clock in `zone` shows at an instant, `YYYY-MM-DD`. */
export const dayAt = (now: Date, zone: string): string =>
  new Date(wallAt(now.getTime(), zone)).toISOString().slice(0, 10);

/** The time a clock in `zone` shows at an instant, `HH:MM`. */
export const timeAt = (instant: string | Date, zone: string): string =>
  new Date(wallAt(new Date(instant).getTime(), zone)).toISOString().slice(11, 16);
