import { releasedAnswer, releasedAnswerIn, releasedTime } from '@fairway/contracts/lessons/lessons';
import { outputSchema, proProcedure } from '#app/procedures.ts';
import { answerFreedSlot, listFreedSlots } from './service.ts';

const tag = 'Lessons';

/** Cancelled lessons whose time may be told of (D16). */
export const freedSlotProcedures = {
  released: proProcedure
    .meta({ rest: { method: 'GET', path: '/lesson_cancelled', summary: 'Cancelled lessons to say yes or no to', tag } })
    .output(outputSchema(releasedTime.array()))
    .query(({ ctx }) => listFreedSlots(ctx.actor, ctx.services)),

  answerReleased: proProcedure
    .meta({
      rest: { method: 'POST', path: '/lesson_cancelled', summary: 'Tell other players of a free time, or not', tag },
    })
    .input(releasedAnswerIn)
    .output(outputSchema(releasedAnswer))
    .mutation(({ ctx, input }) => answerFreedSlot(ctx.actor, input, ctx.services)),
};
