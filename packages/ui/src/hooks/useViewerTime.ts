import { formatInZone, formatZone } from '@fairway/time/phrases';
import { useOwnZone } from '../kit/Clock/Clock.tsx';
import { clocksDiffer, dayAt, timeAt } from '../format/zones.ts';

/** A time as both clocks have it. */
export interface ViewerTime {
  /** The short name of the pro's zone: "GMT". */
  zone: string;
  /** On the reader's clock: "15:30", or "Wednesday 25 November, 03:30" where it falls on another day. */
  own: string;
}

/** Null where the reader's clock shows the same as the pro's, as it mostly does. */
export function useViewerTime(starts_at: string, timezone: string): ViewerTime | null {
  const ownZone = useOwnZone();
  if (!clocksDiffer(starts_at, timezone, ownZone)) return null;
  const at = new Date(starts_at);
  const sameDay = dayAt(at, timezone) === dayAt(at, ownZone);
  return {
    zone: formatZone(starts_at, timezone),
    own: sameDay ? timeAt(at, ownZone) : formatInZone(starts_at, ownZone),
  };
}
