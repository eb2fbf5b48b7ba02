import { affected, periodQuery, unplayableDone, unplayableIn, unplayablePreview } from '@fairway/contracts/unplayable';
import { answers, proProcedure } from '../../../trpc/init.ts';
import { affectedLessons, markUnplayable, previewUnplayable } from '../use-cases/bulk.ts';

const tag = 'Lessons';

/** A time that cannot be played: its lessons moved or cancelled in one step. */
export const bulkProcedures = {
  affected: proProcedure
    .meta({
      rest: { method: 'GET', path: '/unplayable', summary: 'The lessons that an unplayable time concerns', tag },
    })
    .input(periodQuery)
    .output(answers(affected))
    .query(({ ctx, input }) => affectedLessons(ctx.actor, input, ctx.deps)),

  previewUnplayable: proProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/unplayable/preview',
        summary: 'What players would be sent; nothing is done',
        tag,
      },
    })
    .input(unplayableIn)
    .output(answers(unplayablePreview))
    .mutation(({ ctx, input }) => previewUnplayable(ctx.actor, input, ctx.deps)),

  markUnplayable: proProcedure
    .meta({
      rest: { method: 'POST', path: '/unplayable', summary: 'Move and cancel the lessons of a time, all or none', tag },
    })
    .input(unplayableIn)
    .output(answers(unplayableDone))
    .mutation(({ ctx, input }) => markUnplayable(ctx.actor, input, ctx.deps)),
};
