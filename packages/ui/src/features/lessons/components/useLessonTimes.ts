import { formatTimes } from '@fairway/time/phrases';
import { useViewerTime } from '../../../hooks/useViewerTime.ts';

/** When something of the diary is, on its coach's clock. */
interface Timed {
  start: string;
  end: string;
  starts_at: string;
  timezone: string;
}

interface LessonTimes {
  /** On the coach's clock, with its zone where the reader's shows others: "10:00 to 11:00 GMT". */
  times: string;
  /** On the reader's clock, where that shows others: "15:30", and in words. */
  own: string | null;
  ownPhrase: string | null;
}

/** The times of something in the diary, and the reader's own. */
export function useLessonTimes({ start, end, starts_at, timezone }: Timed): LessonTimes {
  const elsewhere = useViewerTime(starts_at, timezone);
  const times = formatTimes(start, end);
  if (!elsewhere) return { times, own: null, ownPhrase: null };
  const { own, zone } = elsewhere;
  return { times: `${times} ${zone}`, own, ownPhrase: `${own} where you are` };
}
