import { creditMap, creditsIn, creditsQuery } from '@fairway/contracts/credits';
import { answers, proOrPlayerProcedure, proProcedure, router } from '../../trpc/init.ts';
import { creditsByExpiry, giveCredits } from './service.ts';

const tag = 'Credits';

export const creditsRouter = router({
  byExpiry: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/credits', summary: 'Unspent credits by expiry day', tag } })
    .input(creditsQuery)
    .output(answers(creditMap))
    .query(({ ctx, input }) => creditsByExpiry(ctx.actor, input, ctx.deps)),

  give: proProcedure
    .meta({ rest: { method: 'POST', path: '/credits', summary: 'Give a player credits', tag } })
    .input(creditsIn)
    .output(answers(creditMap))
    .mutation(({ ctx, input }) => giveCredits(ctx.actor, input, ctx.deps)),
});
