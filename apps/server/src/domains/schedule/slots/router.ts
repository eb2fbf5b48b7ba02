import { slots, slotsQuery } from '@fairway/contracts/schedule/schedule';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { listMonthSlots } from './service.ts';

const tag = 'Diary';

/** Times that can be booked. */
export const slotProcedures = {
  slots: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/booking/availability', summary: 'Bookable times of a month', tag } })
    .input(slotsQuery)
    .output(outputSchema(slots))
    .query(({ ctx, input }) => listMonthSlots(ctx.actor, input, ctx.services)),
};
