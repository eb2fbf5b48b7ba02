import {
  followingChanged,
  followingIn,
  followingMoveIn,
  seriesBooked,
  seriesIn,
  seriesPreview,
  seriesQuery,
} from '@fairway/contracts/lessons/series';
import { alsoRequired, outputSchema, proProcedure } from '#app/procedures.ts';
import { missingOfBooking } from '#domains/lessons/booking/rules.ts';
import { cancelFollowing, moveFollowing, bookSeries, previewSeries } from './service.ts';

const tag = 'Lessons';

/** Weekly series of lessons. */
export const seriesProcedures = {
  previewSeries: proProcedure
    .meta({ rest: { method: 'GET', path: '/series', summary: 'What a weekly series would meet, date by date', tag } })
    .input(seriesQuery)
    .output(outputSchema(seriesPreview))
    .query(({ ctx, input }) => previewSeries(ctx.actor, input, ctx.services)),

  bookSeries: proProcedure
    .meta({ rest: { method: 'POST', path: '/series', summary: 'Book a weekly series, all of it or nothing', tag } })
    .use(alsoRequired((sent, { actor }) => missingOfBooking(actor?.type, sent)))
    .input(seriesIn)
    .output(outputSchema(seriesBooked))
    .mutation(({ ctx, input }) => bookSeries(ctx.actor, input, ctx.services)),

  moveFollowing: proProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/booking/{id}/following',
        summary: 'Move a lesson of a series and later ones',
        tag,
      },
    })
    .input(followingMoveIn)
    .output(outputSchema(followingChanged))
    .mutation(({ ctx, input }) => moveFollowing(ctx.actor, input, ctx.services)),

  cancelFollowing: proProcedure
    .meta({
      rest: {
        method: 'DELETE',
        path: '/lesson/{id}/following',
        summary: 'Cancel a lesson of a series and later ones',
        tag,
      },
    })
    .input(followingIn)
    .output(outputSchema(followingChanged))
    .mutation(({ ctx, input }) => cancelFollowing(ctx.actor, input, ctx.services)),
};
