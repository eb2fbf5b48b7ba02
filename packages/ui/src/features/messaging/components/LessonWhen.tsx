import { formatInZone } from '@fairway/time/phrases';
import { useViewerTime } from '../../../hooks/useViewerTime.ts';

export interface LessonWhenProps {
  starts_at: string;
  /** The coach's zone. */
  timezone: string;
}

/** When a lesson is: "Saturday 21 November, 10:00", for a reader whose clock shows another time with "GMT (15:30 where you are)". */
export function LessonWhen({ starts_at, timezone }: LessonWhenProps) {
  const elsewhere = useViewerTime(starts_at, timezone);
  const when = formatInZone(starts_at, timezone);
  return elsewhere ? `${when} ${elsewhere.zone} (${elsewhere.own} where you are)` : when;
}
