import type { Calendar, CalendarLesson } from '@fairway/contracts/schedule/schedule';
import type { Lesson } from '@fairway/contracts/lessons/lessons';
import { addDays, daysBetween, startOfWeek } from '@fairway/time/calendar';
import { NOW, TODAY, ZONE } from './clock.ts';
import { someDatedHours } from './diary.ts';
import { aFeeDue, aLesson, anOnDayLesson, aPaidLesson, aPastLesson } from './lessons.ts';
import { ALEX, LONG_NAMED, PRIYA } from './people.ts';

const monday = startOfWeek(TODAY);

/** What the calendar is told of a lesson. */
export const toCalendarLesson = (lesson: Lesson): CalendarLesson => ({
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
});

/** A week around today, with what a week has: records and fees due, guests, long names, special hours and a day off. */
export function someCalendar(over: Partial<Calendar> = {}): Calendar {
  const days = daysBetween(monday, addDays(monday, 6)).map((date, nth) => {
    if (nth === 5) return { date, source: 'override' as const, times: [] };
    if (nth === 4) return { date, source: 'override' as const, times: [{ start: '13:00:00', end: '19:00:00' }] };
    const times = someDatedHours(date).map(({ start, end }) => ({ start, end }));
    return { date, source: 'weekly' as const, times };
  });
  const lessons = [
    aPastLesson({ date: monday, start: '09:00:00', player: PRIYA, player_id: PRIYA.id }),
    aPaidLesson({ date: monday, start: '10:30:00', duration: 45, awaiting_record: false }),
    anOnDayLesson({ date: monday, start: '14:00:00', duration: 30, awaiting_record: false }),
    aFeeDue({ date: monday, start: '15:00:00' }),
    anOnDayLesson({
      id: 'rebooked',
      date: monday,
      start: '15:00:00',
      duration: 45,
      player: PRIYA,
      awaiting_record: false,
    }),
    aLesson({ date: TODAY, start: '10:00:00' }),
    aLesson({ date: TODAY, start: '11:15:00', duration: 15, player: PRIYA, payment_type: 'on_day' }),
    aLesson({
      date: TODAY,
      start: '14:30:00',
      duration: 90,
      player: null,
      player_id: null,
      guest_name: 'Society of Seniors',
      payment_type: 'on_day',
    }),
    aLesson({ date: addDays(TODAY, 1), start: '12:30:00', duration: 45, player: LONG_NAMED }),
    aLesson({ date: addDays(TODAY, 2), start: '08:00:00', player: ALEX }),
    aLesson({ date: addDays(TODAY, 2), start: '16:00:00', duration: 120, player: PRIYA }),
    aLesson({ date: addDays(TODAY, 3), start: '15:00:00', duration: 30, player: PRIYA, payment_type: 'on_day' }),
  ];
  return { timezone: ZONE, days, lessons: lessons.map(toCalendarLesson), ...over };
}

/** A week of sixty lessons. */
export function aFullCalendar(): Calendar {
  const lessons = daysBetween(monday, addDays(monday, 6)).flatMap((date) =>
    Array.from({ length: 9 }, (_, nth) =>
      aLesson({
        id: `${date}-${nth}`,
        date,
        start: `${String(8 + nth).padStart(2, '0')}:00:00`,
        duration: nth % 3 === 0 ? 45 : 60,
        player: nth % 2 ? PRIYA : ALEX,
        payment_type: nth % 4 === 1 ? 'on_day' : 'credits',
      }),
    ),
  );
  const ahead = lessons.slice(0, 60).map((lesson) => ({
    ...lesson,
    can: Date.parse(lesson.starts_at) > NOW.getTime() ? lesson.can : { ...lesson.can, change: false },
  }));
  return someCalendar({ lessons: ahead.map(toCalendarLesson) });
}
