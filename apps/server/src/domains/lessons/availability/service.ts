import type { z } from 'zod';
import type { availability, Calendar } from '@fairway/contracts/schedule/schedule';
import { addDays } from '@fairway/time/calendar';
import { resolveZone, startOfDay } from '@fairway/time/zoned-time';
import type { Actor, AppServices } from '#app/context.ts';
import { everyLessonBetween } from '#domains/lessons/lesson/service.ts';
import { effectiveHours } from '#domains/schedule/hours/service.ts';
import { scheduleAsJson, toSchedule, toScheduleValues } from '#domains/schedule/slots/service.ts';
import { prepareCalendar } from './repository.ts';
import { calendarDays, calendarLessonView } from './view.ts';

const readCalendar = prepareCalendar(scheduleAsJson);

/** Hours in force and live lessons over a span of days, on the pro's calendar (D3). */
export async function availabilityWithBookings(
  actor: Actor,
  span: { start: string; end: string },
  services: AppServices,
): Promise<z.output<typeof availability>> {
  const [hours, bookings] = await Promise.all([
    effectiveHours(actor, span, services),
    everyLessonBetween(actor, span, services),
  ]);
  return { availability: hours, bookings };
}

/** The pro's own diary over a span of days as a calendar draws it, in one round trip. */
export async function getCalendar(
  actor: Actor,
  span: { start: string; end: string },
  { db, now }: AppServices,
): Promise<Calendar> {
  const at = now();
  const zone = resolveZone(actor.timezone);
  const { diary, lessons } = await readCalendar(db, {
    ...toScheduleValues({ pro_id: actor.id, from: span.start, to: span.end }),
    first: new Date(startOfDay(zone, span.start)),
    last: new Date(startOfDay(zone, addDays(span.end, 1))),
  });
  const { facts } = toSchedule(diary, at);
  return {
    timezone: facts.zone,
    days: calendarDays(facts, span),
    lessons: lessons.map((row) => calendarLessonView(row, facts.zone, at.getTime())),
  };
}
