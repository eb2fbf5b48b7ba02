import { buyCreditsIn, creditMap } from '@fairway/contracts/credits/credits';
import { outputSchema, playerProcedure } from '#app/procedures.ts';
import { buyCredits } from './service.ts';

const tag = 'Credits';

/** Credits for money. */
export const creditPurchaseProcedures = {
  buy: playerProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/stripe/add-credits',
        summary: 'Buy credits with the card on file; the same Idempotency-Key is the same purchase',
        tag,
        charges: true,
      },
    })
    .input(buyCreditsIn)
    .output(outputSchema(creditMap))
    .mutation(({ ctx, input }) => buyCredits(ctx.actor, input, ctx.request.idempotencyKey, ctx.services)),
};
