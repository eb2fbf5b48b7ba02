import type { PaymentType } from '@fairway/contracts/lessons/lessons';
import type { PayloadOf } from '@fairway/contracts/notifications/events';
import type { TimeRange } from '@fairway/contracts/primitives';
import { endTime, formatTime, resolveZone, toZoned } from '@fairway/time/zoned-time';
import { toInstants, type RequestedTime } from '#domains/lessons/booking/rules.ts';
import { isLate } from '#domains/lessons/lesson/rules.ts';

/** What becomes of the payment when a lesson is cancelled (D13). */
export interface CancellationOutcome {
  credits_returned: number;
  fee_due: boolean;
  /** The pro lets a late one go: the fee is waived at once, of one that is paid too, so that it owes nothing if that is taken back. */
  fee_waived: boolean;
}

/**
 * A day or more ahead the credits return and nothing is due. Later they are forfeited and a fee on the day is due, whoever
 * cancels, unless the pro grants a `refund`. Money that is noted as paid stays noted: it is the fee, or the pro's to give back.
 */
export function cancellationOutcome(
  lesson: { starts_at: number; payment_type: PaymentType; credits: number; paid: boolean },
  now: number,
  refund: boolean,
): CancellationOutcome {
  const late = isLate(lesson.starts_at, now);
  const hasFee = late && lesson.payment_type === 'on_day';
  return {
    credits_returned: refund || !late ? lesson.credits : 0,
    fee_due: hasFee && !lesson.paid && !refund,
    fee_waived: hasFee && refund,
  };
}

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
