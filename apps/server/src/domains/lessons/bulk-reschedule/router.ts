import { affected, periodQuery, unplayableDone, unplayableIn } from '@fairway/contracts/lessons/bulk-reschedule';
import { outputSchema, proProcedure } from '#app/procedures.ts';
import { listAffectedLessons, applyBulkReschedule } from './service.ts';

const tag = 'Lessons';

/** A time that cannot be played: its lessons moved or cancelled in one step. */
export const bulkRescheduleProcedures = {
  affected: proProcedure
    .meta({
      rest: { method: 'GET', path: '/unplayable', summary: 'The lessons that an unplayable time concerns', tag },
    })
    .input(periodQuery)
    .output(outputSchema(affected))
    .query(({ ctx, input }) => listAffectedLessons(ctx.actor, input, ctx.services)),

  markUnplayable: proProcedure
    .meta({
      rest: { method: 'POST', path: '/unplayable', summary: 'Move and cancel the lessons of a time, all or none', tag },
    })
    .input(unplayableIn)
    .output(outputSchema(unplayableDone))
    .mutation(({ ctx, input }) => applyBulkReschedule(ctx.actor, input, ctx.services)),
};
