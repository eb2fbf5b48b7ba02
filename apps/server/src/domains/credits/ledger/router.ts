import { creditMap, creditsIn, creditsQuery } from '@fairway/contracts/credits/credits';
import { outputSchema, proOrPlayerProcedure, proProcedure } from '#app/procedures.ts';
import { creditsByExpiry, giveCredits } from './service.ts';

const tag = 'Credits';

/** What somebody has, and what a coach gives. */
export const ledgerProcedures = {
  byExpiry: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/credits', summary: 'Unspent credits by expiry day', tag } })
    .input(creditsQuery)
    .output(outputSchema(creditMap))
    .query(({ ctx, input }) => creditsByExpiry(ctx.actor, input, ctx.services)),

  give: proProcedure
    .meta({ rest: { method: 'POST', path: '/credits', summary: 'Give a player credits', tag, repeatable: true } })
    .input(creditsIn)
    .output(outputSchema(creditMap))
    .mutation(({ ctx, input }) => giveCredits(ctx.actor, input, ctx.services, ctx.request.idempotencyKey)),
};
