import {
  followingChanged,
  followingIn,
  followingMoveIn,
  seriesBooked,
  seriesIn,
  seriesPreview,
  seriesQuery,
} from '@fairway/contracts/series';
import { answers, proProcedure } from '../../../trpc/init.ts';
import { cancelFollowing, moveFollowing } from '../use-cases/series-change.ts';
import { bookSeries, previewSeries } from '../use-cases/series.ts';

const tag = 'Lessons';

/** Weekly series of lessons. */
export const seriesProcedures = {
  previewSeries: proProcedure
    .meta({ rest: { method: 'GET', path: '/series', summary: 'What a weekly series would meet, date by date', tag } })
    .input(seriesQuery)
    .output(answers(seriesPreview))
    .query(({ ctx, input }) => previewSeries(ctx.actor, input, ctx.deps)),

  bookSeries: proProcedure
    .meta({ rest: { method: 'POST', path: '/series', summary: 'Book a weekly series, all of it or nothing', tag } })
    .input(seriesIn)
    .output(answers(seriesBooked))
    .mutation(({ ctx, input }) => bookSeries(ctx.actor, input, ctx.deps)),

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
    .output(answers(followingChanged))
    .mutation(({ ctx, input }) => moveFollowing(ctx.actor, input, ctx.deps)),

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
    .output(answers(followingChanged))
    .mutation(({ ctx, input }) => cancelFollowing(ctx.actor, input, ctx.deps)),
};
