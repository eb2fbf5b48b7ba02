import { clipPage, clipsIn } from '@fairway/contracts/lessons/clips';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { listClips } from './service.ts';

/** A player's videos from all their records, to be compared. */
export const clipProcedures = {
  clips: proOrPlayerProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/player/{id}/clips',
        summary: "A player's videos, newest first",
        tag: 'Lesson records',
      },
    })
    .input(clipsIn)
    .output(outputSchema(clipPage))
    .query(({ ctx, input }) => listClips(ctx.actor, input, ctx.services)),
};
