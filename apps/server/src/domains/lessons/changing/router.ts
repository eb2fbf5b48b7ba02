import { cancelIn, cancelled, changed, changeIn, changePreview } from '@fairway/contracts/lessons/lessons';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { cancelLesson, changeLesson, previewChange } from './service.ts';

const tag = 'Lessons';

/** A booked lesson moved, changed or cancelled. */
export const changingProcedures = {
  change: proOrPlayerProcedure
    .meta({ rest: { method: 'POST', path: '/booking/{id}', summary: 'Move or change a lesson', tag } })
    .input(changeIn)
    .output(outputSchema(changed))
    .mutation(({ ctx, input }) => changeLesson(ctx.actor, input, ctx.services)),

  previewChange: proOrPlayerProcedure
    .input(changeIn)
    .output(outputSchema(changePreview))
    .query(({ ctx, input }) => previewChange(ctx.actor, input, ctx.services)),

  cancel: proOrPlayerProcedure
    .meta({ rest: { method: 'DELETE', path: '/lesson/{id}', summary: 'Cancel a lesson', tag } })
    .input(cancelIn)
    .output(outputSchema(cancelled))
    .mutation(({ ctx, input }) => cancelLesson(ctx.actor, input, ctx.services)),
};
