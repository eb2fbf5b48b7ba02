import type { PayloadOf } from '@fairway/contracts/notifications/events';
import type { TimeRange } from '@fairway/contracts/primitives';
import { endTime, formatTime, resolveZone, toZoned } from '@fairway/time/zoned-time';
import { toInstants, type RequestedTime } from '#domains/lessons/booking/rules.ts';

/** The time that something in the diary has. */
interface Timed {
  starts_at: Date;
  duration: number;
  timezone: string;
}

/** The time asked for; what is left out stays as it is on the pro's clock. */
export function toRequestedTime(
  current: Timed,
  asked: { date?: string | undefined; time?: readonly TimeRange[] | undefined; duration?: number | undefined },
): RequestedTime {
  const zone = resolveZone(current.timezone);
  const start = toZoned(zone, current.starts_at.getTime());
  const duration = asked.duration ?? current.duration;
  const date = asked.date ?? start.date;
  if (asked.time) return { date, time: asked.time, duration };
  return {
    date,
    duration,
    time: [{ start: formatTime(start.minute), end: endTime(zone, date, start.minute, duration) }],
  };
}

/** Whether a change keeps the time that there is: it needs no free slot then, for the hours may have changed since. */
export function keepsTime(current: Timed, requested: RequestedTime): boolean {
  const zone = resolveZone(current.timezone);
  const start = toZoned(zone, current.starts_at.getTime());
  const stays =
    requested.date === start.date &&
    requested.duration === current.duration &&
    requested.time[0]!.start === formatTime(start.minute);
  return stays && 'starts_at' in toInstants(requested, zone);
}

/** When and where something in the diary is. */
interface Placed {
  starts_at: Date;
  ends_at: Date;
  venue: string | null;
}

/** What is told of a change, beside how things are now: the start there was, and the venue if it is another. */
export function describeMove(
  before: Placed,
  after: Placed,
): Pick<PayloadOf<'lesson.moved'>, 'from' | 'venue_from' | 'keeps_time'> {
  const keepsTime =
    after.starts_at.getTime() === before.starts_at.getTime() && after.ends_at.getTime() === before.ends_at.getTime();
  return {
    from: before.starts_at.toISOString(),
    ...(keepsTime ? { keeps_time: true } : {}),
    ...(after.venue === before.venue ? {} : { venue_from: before.venue }),
  };
}
