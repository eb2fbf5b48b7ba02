import { redeemed, redeemIn } from '@fairway/contracts/redeeming';
import { answers, playerProcedure } from '../../../trpc/init.ts';
import { redeem } from '../use-cases/redeem.ts';

/** What a player does with an offer. */
export const redeemProcedures = {
  redeem: playerProcedure
    .meta({ rest: { method: 'POST', path: '/offer/{id}/redeem', summary: 'Redeem an offer', tag: 'Offers' } })
    .input(redeemIn)
    .output(answers(redeemed))
    .mutation(({ ctx, input }) => redeem(ctx.actor, input, ctx.request.idempotencyKey, ctx.deps)),
};
