import {
  bookingsQuery,
  lessonList,
  lessonOrNull,
  lessonsQuery,
  pastUpcoming as pastUpcomingOut,
  pastUpcomingQuery,
} from '@fairway/contracts/lessons/lessons';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { lessonsBetween, listLessons, findAdjacentLessons, pastUpcoming } from './service.ts';

const tag = 'Lessons';

/** Lessons as they are read. */
export const lessonProcedures = {
  list: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/lesson', summary: 'Lessons, newest first', tag } })
    .input(lessonsQuery)
    .output(outputSchema(lessonList))
    .query(({ ctx, input }) => listLessons(ctx.actor, input, ctx.services)),

  between: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/booking', summary: 'Live lessons over a span of days, newest first', tag } })
    .input(bookingsQuery)
    .output(outputSchema(lessonList))
    .query(({ ctx, input }) => lessonsBetween(ctx.actor, input, ctx.services)),

  pastUpcoming: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/lessons/past-upcoming', summary: "Today's, coming and past lessons", tag } })
    .input(pastUpcomingQuery)
    .output(outputSchema(pastUpcomingOut))
    .query(({ ctx, input }) => pastUpcoming(ctx.actor, input, ctx.services)),

  next: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/next_lesson', summary: 'The next lesson, or null', tag } })
    .output(outputSchema(lessonOrNull))
    .query(async ({ ctx }) => (await findAdjacentLessons(ctx.actor, ctx.services.db, ctx.services.now())).next),

  last: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/last_lesson', summary: 'The last lesson, or null', tag } })
    .output(outputSchema(lessonOrNull))
    .query(async ({ ctx }) => (await findAdjacentLessons(ctx.actor, ctx.services.db, ctx.services.now())).last),
};
