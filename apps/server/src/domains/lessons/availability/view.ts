import type { CalendarDay, CalendarLesson } from '@fairway/contracts/schedule/schedule';
import { addDays } from '@fairway/time/calendar';
import type { LessonRow } from '#domains/lessons/lesson/repository.ts';
import { lessonView } from '#domains/lessons/lesson/view.ts';
import { toTimeRange } from '#domains/schedule/hours/rules.ts';
import { effectiveHoursOn, type ScheduleFacts } from '#domains/schedule/slots/rules.ts';

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
export function calendarLessonView(row: LessonRow, now: Date): CalendarLesson {
  const lesson = lessonView(row, 'pro', now);
  return {
    id: lesson.id,
    date: lesson.date,
    start: lesson.start,
    end: lesson.end,
    starts_at: lesson.starts_at,
    ends_at: lesson.ends_at,
    duration: lesson.duration,
    player_id: lesson.player_id,
    player: lesson.player,
    guest_name: lesson.guest_name,
    group: lesson.group,
    payment_type: lesson.payment_type,
    venue: lesson.venue,
    cancelled_at: lesson.cancelled_at,
    fee_due: lesson.fee_due,
    paid_at: lesson.paid_at,
    awaiting_record: lesson.awaiting_record,
    can: { change: lesson.can.change, change_refusal: lesson.can.change_refusal },
  };
}
