import { elsewherePhrase, zonePhrase } from '@fairway/contracts/phrases';
import { useOwnZone } from '../components/Clock/Clock.tsx';
import { clocksDiffer, dayAt, timeAt } from '../format/zones.ts';

/** A time as both clocks have it. */
export interface Elsewhere {
  /** The short name of the pro's zone: "GMT". */
  zone: string;
  /** On the reader's clock: "15:30", or "Wednesday 25 November, 03:30" where it falls on another day. */
  own: string;
}

/** Null where the reader's clock shows the same as the pro's, as it mostly does (D1). */
export function useElsewhere(starts_at: string, timezone: string): Elsewhere | null {
  const ownZone = useOwnZone();
  if (!clocksDiffer(starts_at, timezone, ownZone)) return null;
  const at = new Date(starts_at);
  const sameDay = dayAt(at, timezone) === dayAt(at, ownZone);
  return {
    zone: zonePhrase(starts_at, timezone),
    own: sameDay ? timeAt(at, ownZone) : elsewherePhrase(starts_at, ownZone),
  };
}
