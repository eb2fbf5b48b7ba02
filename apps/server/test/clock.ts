import { HOUR_MS } from '@fairway/time/units';

/** A clock that stands where it is set. */
export interface TestClock {
  now: () => Date;
  /** Sets it to an instant, ISO 8601. */
  set: (instant: string) => void;
  /** Puts it forward by so many hours. */
  pass: (hours: number) => void;
}

export function startClock(instant: string): TestClock {
  let at = Date.parse(instant);
  return {
    now: () => new Date(at),
    set: (next) => {
      at = Date.parse(next);
    },
    pass: (hours) => {
      at += hours * HOUR_MS;
    },
  };
}
