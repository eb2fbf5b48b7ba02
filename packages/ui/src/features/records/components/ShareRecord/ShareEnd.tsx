import { dayAt } from '../../../../format/zones.ts';
import { fullDayPhrase } from '../../../../format/days.ts';
import { useNow, useOwnZone } from '../../../../kit/Clock/Clock.tsx';

/** Until when the link to a record works, by the reader's own calendar. */
export function ShareEnd({ expires_at }: { expires_at: string }) {
  const zone = useOwnZone();
  const end = fullDayPhrase(dayAt(new Date(expires_at), zone), dayAt(useNow(), zone));
  return <>{`The link works until ${end}.`}</>;
}
