import { creditStory as creditStoryOut, creditStoryQuery, statementQuery } from '@fairway/contracts/credits/credits';
import { csvFile } from '@fairway/contracts/csv';
import { alsoRequired, outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { missingOfHolder } from '#domains/credits/ledger/rules.ts';
import { creditStatement, getCreditHistory } from './service.ts';

/** Credit history. */
export const creditHistoryProcedures = {
  story: proOrPlayerProcedure
    .input(creditStoryQuery)
    .output(outputSchema(creditStoryOut))
    .query(({ ctx, input }) => getCreditHistory(ctx.actor, input, ctx.services)),

  statement: proOrPlayerProcedure
    .use(alsoRequired((sent, { actor }) => missingOfHolder(actor, sent)))
    .input(statementQuery)
    .output(outputSchema(csvFile))
    .query(({ ctx, input }) => creditStatement(ctx.actor, input, ctx.services)),
};
