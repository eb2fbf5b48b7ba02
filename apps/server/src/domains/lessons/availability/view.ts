import type { CalendarDay, CalendarLesson } from '@fairway/contracts/schedule/schedule';
import { addDays } from '@fairway/time/calendar';
import { awaitsRecord, changeRefusal } from '#domains/lessons/lesson/rules.ts';
import { toPlayer, readClock } from '#domains/lessons/lesson/view.ts';
import { toTimeRange } from '#domains/schedule/hours/rules.ts';
import { effectiveHoursOn, type ScheduleFacts } from '#domains/schedule/slots/rules.ts';
import type { CalendarRow } from './repository.ts';

/** Every date from `start` to `end` with its hours; a day off is one of its own without any. */
export function calendarDays(facts: ScheduleFacts, { start, end }: { start: string; end: string }): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let date = start; date <= end; date = addDays(date, 1)) {
    const source = facts.overrides.has(date) ? 'override' : 'weekly';
    days.push({ date, source, times: effectiveHoursOn(facts, date).map(toTimeRange) });
  }
  return days;
}

/** What a block of the calendar shows, for the pro. */
export function calendarLessonView(row: CalendarRow, zone: string, now: number): CalendarLesson {
  const { date, start, end } = readClock(row, zone);
  const { starts_at, type } = row;
  const state = { starts_at: Date.parse(starts_at), cancelled: row.cancelled_at !== null, type };
  const change_refusal = changeRefusal(state, 'pro', now);
  return {
    id: row.id,
    date,
    start,
    end,
    starts_at,
    ends_at: row.ends_at,
    duration: row.duration,
    player_id: row.player_id,
    player: toPlayer(row),
    guest_name: row.guest_name,
    group: row.group,
    payment_type: row.payment_type,
    venue: row.venue,
    cancelled_at: row.cancelled_at,
    fee_due: row.fee_due,
    paid_at: row.paid_at,
    awaiting_record: awaitsRecord(row, now),
    can: { change: change_refusal === null, change_refusal },
  };
}
