import { unplayableIn, unplayablePreview } from '@fairway/contracts/lessons/bulk-reschedule';
import { outputSchema, proProcedure } from '#app/procedures.ts';
import { previewBulkReschedule } from '#domains/lessons/bulk-reschedule/service.ts';
import { previewNotice } from './service.ts';

const tag = 'Lessons';

/** Notices shown before they are sent. */
export const previewProcedures = {
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
    .output(outputSchema(unplayablePreview))
    .mutation(({ ctx, input }) => previewBulkReschedule(ctx.actor, input, ctx.services, previewNotice)),
};
