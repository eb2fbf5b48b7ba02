import { formatKeyset } from '#core/keyset.ts';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { formatTime, toZoned, resolveZone } from '@fairway/time/zoned-time';
import { attendanceRefusal } from '#domains/lessons/attendance/rules.ts';
import { cashPaymentPermissions } from '#domains/lessons/cash-payment/rules.ts';
import { lessonPermissions, awaitsRecord, refundsWhenRefilled } from './rules.ts';
import type { LessonRow } from './repository.ts';

/**
 * When a lesson is by the clock of its zone. It is read here and not by PostgreSQL: the two may know a country's clock changes from
 * different years, and a lesson is shown at the time it was booked for.
 */
export function readClock({ starts_at, ends_at }: Pick<LessonRow, 'starts_at' | 'ends_at'>, zone: string) {
  const { date, minute } = toZoned(zone, Date.parse(starts_at));
  return { date, start: formatTime(minute), end: formatTime(toZoned(zone, Date.parse(ends_at)).minute) };
}

/** The player of a lesson; null of a guest's, and of a group's. */
export const toPlayer = (
  row: Pick<LessonRow, 'player_id' | 'player_first_name' | 'player_last_name'>,
): Lesson['player'] =>
  row.player_id
    ? { id: row.player_id, first_name: row.player_first_name ?? '', last_name: row.player_last_name ?? '' }
    : null;

/** A lesson for the wire, with what this reader may do with it now. */
export function lessonView(row: LessonRow, reader: 'pro' | 'player', now: Date): Lesson {
  const zone = resolveZone(row.timezone);
  const starts_at = Date.parse(row.starts_at);
  const { date, start, end } = readClock(row, zone);
  const cancelled = row.cancelled_at !== null;
  // A player knows nothing of a record that is not published yet.
  const readable = reader === 'pro' || row.published_at !== null;
  const recorded = row.recorded && readable;
  return {
    id: row.id,
    type: row.type,
    date,
    start,
    end,
    time: [{ start, end }],
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    timezone: zone,
    duration: row.duration,
    pro_id: row.pro_id,
    pro: { id: row.pro_id, first_name: row.pro_first_name, last_name: row.pro_last_name },
    player_id: row.player_id,
    player: toPlayer(row),
    guest_name: row.guest_name,
    group: row.group,
    note: row.note,
    player_note: row.player_note,
    payment_type: row.payment_type,
    credits: row.credits,
    venue: row.venue,
    cancelled_at: row.cancelled_at,
    fee_due: row.fee_due,
    // Of one that was paid and then let go, the money is what is told.
    fee_waived_at: row.paid_at === null ? row.fee_waived_at : null,
    refilled_at: row.refilled_at,
    paid_at: row.paid_at,
    paid_amount: row.paid_amount,
    paid_currency: row.paid_currency,
    attendance: reader === 'pro' ? row.attendance : null,
    series_id: row.series_id,
    starred: row.starred,
    pro_starred: row.pro_starred,
    title: readable ? row.title : null,
    recorded,
    awaiting_record: awaitsRecord({ ...row, recorded }, now.getTime()),
    can: {
      ...lessonPermissions({ starts_at, cancelled, type: row.type }, reader, now.getTime()),
      refill_refund: refundsWhenRefilled({ ...row, starts_at, cancelled }, now.getTime()),
      ...cashPaymentPermissions(
        { ...row, cancelled, paid: row.paid_at !== null, waived: row.fee_waived_at !== null },
        reader,
      ),
      note_attendance:
        attendanceRefusal({ ...row, cancelled, ends_at: Date.parse(row.ends_at) }, reader, now.getTime()) === null,
    },
  };
}

/** The cursor of a page that goes by the start of lessons and ends with this row, a lesson or what is in one. */
export const toStartCursor = ({ starts_at, id }: { starts_at: string; id: string }): string =>
  formatKeyset(starts_at, id);
