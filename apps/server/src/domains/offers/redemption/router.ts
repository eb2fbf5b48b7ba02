import { redeemed, redeemIn } from '@fairway/contracts/offers/redemption';
import { outputSchema, playerProcedure } from '#app/procedures.ts';
import { redeem } from './service.ts';

/** What a player does with an offer. */
export const redeemProcedures = {
  redeem: playerProcedure
    .meta({
      rest: { method: 'POST', path: '/offer/{id}/redeem', summary: 'Redeem an offer', tag: 'Offers', repeatable: true },
    })
    .input(redeemIn)
    .output(outputSchema(redeemed))
    .mutation(({ ctx, input }) => redeem(ctx.actor, input, ctx.request.idempotencyKey, ctx.services)),
};
