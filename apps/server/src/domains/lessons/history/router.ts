import { dayCounts, spanIn } from '@fairway/contracts/schedule/schedule';
import { history, historyIn, lesson, lessonList, playerLessonsQuery, starIn } from '@fairway/contracts/lessons/lessons';
import { outputSchema, proOrPlayerProcedure, proProcedure } from '#app/procedures.ts';
import { listHistory, listPlayerLessons, countLessonsByDay } from './service.ts';
import { starLesson } from '#domains/lessons/lesson/service.ts';

const tag = 'Lessons';

/** Lessons behind, their stars, and a pro's days at a glance. */
export const historyProcedures = {
  ofPlayer: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/player/{id}/lessons', summary: "A player's lessons, newest first", tag } })
    .input(playerLessonsQuery)
    .output(outputSchema(lessonList))
    .query(({ ctx, input }) => listPlayerLessons(ctx.actor, input, ctx.services)),

  history: proOrPlayerProcedure
    .input(historyIn)
    .output(outputSchema(history))
    .query(({ ctx, input }) => listHistory(ctx.actor, input, ctx.services)),

  star: proOrPlayerProcedure
    .meta({ rest: { method: 'POST', path: '/lesson/{id}/star', summary: "Turn the caller's own star over", tag } })
    .input(starIn)
    .output(outputSchema(lesson))
    .mutation(({ ctx, input }) => starLesson(ctx.actor, input, ctx.services)),

  counts: proProcedure
    .input(spanIn)
    .output(outputSchema(dayCounts))
    .query(({ ctx, input }) => countLessonsByDay(ctx.actor, input, ctx.services)),
};
