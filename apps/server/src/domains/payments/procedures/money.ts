import { csvFile } from '@fairway/contracts/csv';
import { money, takingsFileIn } from '@fairway/contracts/money';
import { answers, proProcedure } from '../../../trpc/init.ts';
import { moneyOf, takingsFile } from '../use-cases/money.ts';

const tag = 'Payments';

/** What a pro has taken, by card and on the day, and what they owe in lessons. */
export const moneyProcedures = {
  money: proProcedure
    .meta({
      rest: { method: 'GET', path: '/money', summary: 'Takings of the last twelve months, and unspent credits', tag },
    })
    .output(answers(money))
    .query(({ ctx }) => moneyOf(ctx.actor, ctx.deps)),

  takingsFile: proProcedure
    .meta({
      rest: { method: 'GET', path: '/money/file', summary: 'Everything taken in a period, for a spreadsheet', tag },
    })
    .input(takingsFileIn)
    .output(answers(csvFile))
    .query(({ ctx, input }) => takingsFile(ctx.actor, input, ctx.deps)),
};
