import { practiceOverview, practiceOverviewIn } from '@fairway/contracts/practice/overview';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { getPracticeOverview } from './service.ts';

/** What homes show of a player's practice. */
export const practiceOverviewProcedures = {
  overview: proOrPlayerProcedure
    .input(practiceOverviewIn)
    .output(outputSchema(practiceOverview))
    .query(({ ctx, input }) => getPracticeOverview(ctx.actor, input, ctx.services)),
};
