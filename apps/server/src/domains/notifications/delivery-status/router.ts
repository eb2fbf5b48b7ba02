import { playerDeliveries, playerDeliveriesIn } from '@fairway/contracts/notifications/deliveries';
import { outputSchema, proProcedure } from '#app/procedures.ts';
import { listPlayerDeliveries } from './service.ts';

const tag = 'People';

/** What became of what was sent to a player. */
export const deliveryStatusProcedures = {
  playerDeliveries: proProcedure
    .meta({
      rest: { method: 'GET', path: '/player/{id}/deliveries', summary: 'What became of the notices to a player', tag },
    })
    .input(playerDeliveriesIn)
    .output(outputSchema(playerDeliveries))
    .query(({ ctx, input }) => listPlayerDeliveries(ctx.actor, input.id, ctx.services)),
};
