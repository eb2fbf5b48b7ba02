import {
  buyCreditsIn,
  creditMap,
  creditsIn,
  creditsQuery,
  creditStory as creditStoryOut,
  creditStoryQuery,
  statementQuery,
} from '@fairway/contracts/credits';
import { csvFile } from '@fairway/contracts/csv';
import { answers, playerProcedure, proOrPlayerProcedure, proProcedure, router } from '../../trpc/init.ts';
import { creditsByExpiry, giveCredits } from './service.ts';
import { buyCredits } from './use-cases/buy.ts';
import { creditStatement } from './use-cases/statement.ts';
import { creditStory } from './use-cases/story.ts';

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
    .output(answers(creditMap))
    .mutation(({ ctx, input }) => buyCredits(ctx.actor, input, ctx.request.idempotencyKey, ctx.deps)),

  story: proOrPlayerProcedure
    .input(creditStoryQuery)
    .output(answers(creditStoryOut))
    .query(({ ctx, input }) => creditStory(ctx.actor, input, ctx.deps)),

  statement: proOrPlayerProcedure
    .input(statementQuery)
    .output(answers(csvFile))
    .query(({ ctx, input }) => creditStatement(ctx.actor, input, ctx.deps)),
});
