import { feeIn, lesson, lessonList, lessonsQuery, paidIn } from '@fairway/contracts/lessons';
import { answers, proProcedure } from '../../../trpc/init.ts';
import { feesDue, markPaid, settleFee } from '../use-cases/on-day.ts';

const tag = 'Lessons';

/** Money that a pro takes outside the app: lessons paid on the day, and the fees of those cancelled late (D13). */
export const onDayProcedures = {
  markPaid: proProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/lesson/{id}/paid',
        summary: 'Note that a lesson is paid on the day, or not',
        tag,
      },
    })
    .input(paidIn)
    .output(answers(lesson))
    .mutation(({ ctx, input }) => markPaid(ctx.actor, input, ctx.deps)),

  settleFee: proProcedure
    .meta({
      rest: { method: 'POST', path: '/lesson/{id}/fee', summary: 'Waive the fee of a lesson cancelled late', tag },
    })
    .input(feeIn)
    .output(answers(lesson))
    .mutation(({ ctx, input }) => settleFee(ctx.actor, input, ctx.deps)),

  feesDue: proProcedure
    .meta({ rest: { method: 'GET', path: '/fees', summary: 'Lessons whose fee is due, newest first', tag } })
    .input(lessonsQuery)
    .output(answers(lessonList))
    .query(({ ctx, input }) => feesDue(ctx.actor, input, ctx.deps)),
};
