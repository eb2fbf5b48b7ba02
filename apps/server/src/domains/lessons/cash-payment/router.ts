import { feeIn, lesson, lessonList, lessonsQuery, paidIn } from '@fairway/contracts/lessons/lessons';
import { outputSchema, proProcedure } from '#app/procedures.ts';
import { listFeesDue, markPaid, waiveFee } from './service.ts';

const tag = 'Lessons';

/** Money that a pro takes outside the app: lessons paid on the day, and the fees of those cancelled late (D13). */
export const cashPaymentProcedures = {
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
    .output(outputSchema(lesson))
    .mutation(({ ctx, input }) => markPaid(ctx.actor, input, ctx.services)),

  waiveFee: proProcedure
    .meta({
      rest: { method: 'POST', path: '/lesson/{id}/fee', summary: 'Waive the fee of a lesson cancelled late', tag },
    })
    .input(feeIn)
    .output(outputSchema(lesson))
    .mutation(({ ctx, input }) => waiveFee(ctx.actor, input, ctx.services)),

  feesDue: proProcedure
    .meta({ rest: { method: 'GET', path: '/fees', summary: 'Lessons whose fee is due, newest first', tag } })
    .input(lessonsQuery)
    .output(outputSchema(lessonList))
    .query(({ ctx, input }) => listFeesDue(ctx.actor, input, ctx.services)),
};
