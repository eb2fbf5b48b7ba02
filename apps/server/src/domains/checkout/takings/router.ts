import { csvFile } from '@fairway/contracts/csv';
import { money, takingsFileIn } from '@fairway/contracts/checkout/takings';
import { outputSchema, proProcedure } from '#app/procedures.ts';
import { getTakings, takingsFile } from './service.ts';

const tag = 'Payments';

/** What a pro has taken, by card and on the day, and what they owe in lessons. */
export const takingsProcedures = {
  money: proProcedure
    .meta({
      rest: { method: 'GET', path: '/money', summary: 'Takings of the last twelve months, and unspent credits', tag },
    })
    .output(outputSchema(money))
    .query(({ ctx }) => getTakings(ctx.actor, ctx.services)),

  takingsFile: proProcedure
    .meta({
      rest: { method: 'GET', path: '/money/file', summary: 'Everything taken in a period, for a spreadsheet', tag },
    })
    .input(takingsFileIn)
    .output(outputSchema(csvFile))
    .query(({ ctx, input }) => takingsFile(ctx.actor, input, ctx.services)),
};
