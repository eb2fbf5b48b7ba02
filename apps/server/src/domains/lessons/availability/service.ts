import type { z } from 'zod';
import type { availability } from '@fairway/contracts/schedule/schedule';
import type { Actor, AppServices } from '#app/context.ts';
import { everyLessonBetween } from '#domains/lessons/lesson/service.ts';
import { effectiveHours } from '#domains/schedule/hours/service.ts';

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
