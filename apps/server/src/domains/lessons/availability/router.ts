import { availability, calendar, spanIn } from '@fairway/contracts/schedule/schedule';
import { outputSchema, proProcedure } from '#app/procedures.ts';
import { availabilityWithBookings, getCalendar } from './service.ts';

const tag = 'Diary';

export const availabilityProcedures = {
  availability: proProcedure
    .meta({
      rest: { method: 'GET', path: '/availability', summary: 'Hours in force and bookings over a span of days', tag },
    })
    .input(spanIn)
    .output(outputSchema(availability))
    .query(({ ctx, input }) => availabilityWithBookings(ctx.actor, input, ctx.services)),

  calendar: proProcedure
    .input(spanIn)
    .output(outputSchema(calendar))
    .query(({ ctx, input }) => getCalendar(ctx.actor, input, ctx.services)),
};
