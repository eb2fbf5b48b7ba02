import { availability, spanIn } from '@fairway/contracts/schedule/schedule';
import { outputSchema, proProcedure } from '#app/procedures.ts';
import { availabilityWithBookings } from './service.ts';

const tag = 'Diary';

export const availabilityProcedures = {
  availability: proProcedure
    .meta({
      rest: { method: 'GET', path: '/availability', summary: 'Hours in force and bookings over a span of days', tag },
    })
    .input(spanIn)
    .output(outputSchema(availability))
    .query(({ ctx, input }) => availabilityWithBookings(ctx.actor, input, ctx.services)),
};
