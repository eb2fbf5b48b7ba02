import type { z } from 'zod';
import type { availability } from '@fairway/contracts/diary';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { everyLessonBetween } from '../../lessons/use-cases/reading.ts';
import { hoursInForce } from './hours.ts';

/** Hours in force and live lessons over a span of days, on the pro's calendar (D3). */
export async function availabilityWithBookings(
  actor: Actor,
  span: { start: string; end: string },
  deps: Deps,
): Promise<z.output<typeof availability>> {
  const [hours, bookings] = await Promise.all([hoursInForce(actor, span, deps), everyLessonBetween(actor, span, deps)]);
  return { availability: hours, bookings };
}
