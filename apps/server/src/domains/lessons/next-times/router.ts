import { nextTimes as nextTimesOut, nextTimesQuery } from '@fairway/contracts/lessons/next-times';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { nextTimes } from './service.ts';

/** What a booking form proposes first. */
export const nextTimesProcedures = {
  nextTimes: proOrPlayerProcedure
    .input(nextTimesQuery)
    .output(outputSchema(nextTimesOut))
    .query(({ ctx, input }) => nextTimes(ctx.actor, input, ctx.services)),
};
