import {
  booked,
  bookingForm as bookingFormOut,
  bookingIn,
  bookingsQuery,
  cancelIn,
  cancelled,
  changed,
  changeIn,
  lessonList,
  lessonOrNull,
  lessonsQuery,
  pastUpcoming as pastUpcomingOut,
} from '@fairway/contracts/lessons';
import { answers, proOrPlayerProcedure, router } from '../../trpc/init.ts';
import { historyProcedures } from './procedures/history.ts';
import { bulkProcedures } from './procedures/bulk.ts';
import { onDayProcedures } from './procedures/on-day.ts';
import { releasedProcedures } from './procedures/released.ts';
import { seriesProcedures } from './procedures/series.ts';
import { videoProcedures } from './procedures/video.ts';
import { bookLesson } from './use-cases/book.ts';
import { cancelLesson } from './use-cases/cancel.ts';
import { changeLesson } from './use-cases/change.ts';
import { bookingForm } from './use-cases/form.ts';
import { lessonsBetween, lessonsOf, neighbours, pastUpcoming } from './use-cases/reading.ts';

const tag = 'Lessons';

export const lessonsRouter = router({
  ...releasedProcedures,
  ...seriesProcedures,
  ...bulkProcedures,
  ...onDayProcedures,
  ...videoProcedures,

  form: proOrPlayerProcedure.output(answers(bookingFormOut)).query(({ ctx }) => bookingForm(ctx.actor, ctx.deps)),

  book: proOrPlayerProcedure
    .meta({ rest: { method: 'POST', path: '/booking', summary: 'Book a lesson', tag } })
    .input(bookingIn)
    .output(answers(booked))
    .mutation(({ ctx, input }) => bookLesson(ctx.actor, input, ctx.deps)),

  change: proOrPlayerProcedure
    .meta({ rest: { method: 'POST', path: '/booking/{id}', summary: 'Move or change a lesson', tag } })
    .input(changeIn)
    .output(answers(changed))
    .mutation(({ ctx, input }) => changeLesson(ctx.actor, input, ctx.deps)),

  cancel: proOrPlayerProcedure
    .meta({ rest: { method: 'DELETE', path: '/lesson/{id}', summary: 'Cancel a lesson', tag } })
    .input(cancelIn)
    .output(answers(cancelled))
    .mutation(({ ctx, input }) => cancelLesson(ctx.actor, input, ctx.deps)),

  list: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/lesson', summary: 'Lessons, newest first', tag } })
    .input(lessonsQuery)
    .output(answers(lessonList))
    .query(({ ctx, input }) => lessonsOf(ctx.actor, input, ctx.deps)),

  between: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/booking', summary: 'Live lessons over a span of days', tag } })
    .input(bookingsQuery)
    .output(answers(lessonList))
    .query(({ ctx, input }) => lessonsBetween(ctx.actor, input, ctx.deps)),

  pastUpcoming: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/lessons/past-upcoming', summary: "Today's, coming and past lessons", tag } })
    .output(answers(pastUpcomingOut))
    .query(({ ctx }) => pastUpcoming(ctx.actor, ctx.deps)),

  next: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/next_lesson', summary: 'The next lesson, or null', tag } })
    .output(answers(lessonOrNull))
    .query(async ({ ctx }) => (await neighbours(ctx.actor, ctx.deps.db, ctx.deps.now())).next),

  last: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/last_lesson', summary: 'The last lesson, or null', tag } })
    .output(answers(lessonOrNull))
    .query(async ({ ctx }) => (await neighbours(ctx.actor, ctx.deps.db, ctx.deps.now())).last),

  ...historyProcedures,
});
