import { dayCounts, spanIn } from '@fairway/contracts/diary';
import {
  history,
  historyIn,
  lesson,
  lessonList,
  playerLessonsQuery,
  proHome,
  starIn,
} from '@fairway/contracts/lessons';
import { answers, proOrPlayerProcedure, proProcedure } from '../../../trpc/init.ts';
import { historyOf, lessonsOfPlayer } from '../use-cases/history.ts';
import { dayCountsOf, proHomeOf } from '../use-cases/range.ts';
import { starLesson } from '../use-cases/stars.ts';

const tag = 'Lessons';

/** Lessons behind, their stars, and a pro's days at a glance. */
export const historyProcedures = {
  ofPlayer: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/player/{id}/lessons', summary: "A player's lessons, newest first", tag } })
    .input(playerLessonsQuery)
    .output(answers(lessonList))
    .query(({ ctx, input }) => lessonsOfPlayer(ctx.actor, input, ctx.deps)),

  history: proOrPlayerProcedure
    .input(historyIn)
    .output(answers(history))
    .query(({ ctx, input }) => historyOf(ctx.actor, input, ctx.deps)),

  star: proOrPlayerProcedure
    .meta({ rest: { method: 'POST', path: '/lesson/{id}/star', summary: "Turn the caller's own star over", tag } })
    .input(starIn)
    .output(answers(lesson))
    .mutation(({ ctx, input }) => starLesson(ctx.actor, input, ctx.deps)),

  counts: proProcedure
    .input(spanIn)
    .output(answers(dayCounts))
    .query(({ ctx, input }) => dayCountsOf(ctx.actor, input, ctx.deps)),

  home: proProcedure.output(answers(proHome)).query(({ ctx }) => proHomeOf(ctx.actor, ctx.deps)),
};
