import { formatShortDay } from '@fairway/time/phrases';
import { clocksDiffer, dayAt, toIsoInstant, timeAt } from '../../../../format/zones.ts';
import { useOwnZone } from '../../../../kit/Clock/Clock.tsx';

/** A start on the reader's own clock: "15:30", or "03:30 Wed" where it falls on another day. */
export interface OwnTime {
  instant: string;
  text: string;
}

/** Reads the starts of any date in the pro's zone on the reader's clock; undefined where both show the same. */
export function useOwnClocks(timezone: string): (date: string, start: string) => OwnTime | undefined {
  const ownZone = useOwnZone();
  return (date, start) => {
    const instant = toIsoInstant(date, start, timezone);
    if (!clocksDiffer(instant, timezone, ownZone)) return undefined;
    const ownDay = dayAt(new Date(instant), ownZone);
    const weekday = ownDay === date ? [] : [formatShortDay(ownDay).slice(0, 3)];
    return { instant, text: [timeAt(instant, ownZone), ...weekday].join(' ') };
  };
}

/** The same of one date, which may not be chosen yet. */
export function useOwnClock(date: string | null, timezone: string): (start: string) => OwnTime | undefined {
  const ownClock = useOwnClocks(timezone);
  return (start) => (date ? ownClock(date, start) : undefined);
}
