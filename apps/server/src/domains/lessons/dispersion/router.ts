import { dispersionIn, dispersionResult } from '@fairway/contracts/lessons/dispersion-charts';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { getDispersion } from './service.ts';

/** Where a player's shots land. */
export const dispersionProcedures = {
  dispersion: proOrPlayerProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/player/{id}/dispersion',
        summary: "Where a player's charted shots landed",
        tag: 'Lesson records',
      },
    })
    .input(dispersionIn)
    .output(outputSchema(dispersionResult))
    .query(({ ctx, input }) => getDispersion(ctx.actor, input, ctx.services)),
};
