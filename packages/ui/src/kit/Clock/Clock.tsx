import { MINUTE_MS } from '@fairway/time/units';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';

const ClockContext = createContext<() => Date>(() => new Date());
const ZoneContext = createContext<string | undefined>(undefined);

export interface ClockProviderProps {
  now: () => Date;
  /** The IANA zone the reader is in; the device's own where it is left out. */
  zone?: string;
  children: ReactNode;
}

/** Sets the time and the zone that screens read; stories and tests pass a clock that stands still. */
export function ClockProvider({ now, zone, children }: ClockProviderProps) {
  return (
    <ClockContext value={now}>
      <ZoneContext value={zone}>{children}</ZoneContext>
    </ClockContext>
  );
}

/** The present instant, read again every minute. */
export function useNow(): Date {
  const read = useContext(ClockContext);
  const [now, setNow] = useState(read);
  useEffect(() => {
    const id = setInterval(() => setNow(read()), MINUTE_MS);
    return () => clearInterval(id);
  }, [read]);
  return now;
}

/** The IANA zone of whoever is reading: a coach's time is shown on their clock too where the two differ. */
export const useOwnZone = (): string => useContext(ZoneContext) ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
