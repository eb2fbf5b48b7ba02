import { holdAnswered, holdAnswerIn } from '@fairway/contracts/schedule/waiting-list';
import { outputSchema, playerProcedure } from '#app/procedures.ts';
import { answerHold } from './service.ts';

/** Saying yes or no to a time that is held for a player (D20). */
export const heldTimeProcedures = {
  answer: playerProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/waiting-list/holds/{id}',
        summary: 'Book a time held for you, or let it go',
        tag: 'Waiting list',
      },
    })
    .input(holdAnswerIn)
    .output(outputSchema(holdAnswered))
    .mutation(({ ctx, input }) => answerHold(ctx.actor, input, ctx.services)),
};
