import { releasedAnswer, releasedAnswerIn, releasedTime } from '@fairway/contracts/lessons';
import { answers, proProcedure } from '../../../trpc/init.ts';
import { answerReleased, releasedTimes } from '../use-cases/released.ts';

const tag = 'Lessons';

/** Cancelled lessons whose time may be told of (D16). */
export const releasedProcedures = {
  released: proProcedure
    .meta({ rest: { method: 'GET', path: '/lesson_cancelled', summary: 'Cancelled lessons to say yes or no to', tag } })
    .output(answers(releasedTime.array()))
    .query(({ ctx }) => releasedTimes(ctx.actor, ctx.deps)),

  answerReleased: proProcedure
    .meta({
      rest: { method: 'POST', path: '/lesson_cancelled', summary: 'Tell other players of a free time, or not', tag },
    })
    .input(releasedAnswerIn)
    .output(answers(releasedAnswer))
    .mutation(({ ctx, input }) => answerReleased(ctx.actor, input, ctx.deps)),
};
