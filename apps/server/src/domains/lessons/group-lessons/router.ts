import {
  groupLessonChangeIn,
  groupLessonIdIn,
  groupLessonIn,
  groupLessonPage,
  groupLessons,
} from '@fairway/contracts/lessons/group-lessons';
import { outputSchema, proOrPlayerProcedure, proProcedure } from '#app/procedures.ts';
import {
  cancelGroupLesson,
  changeGroupLesson,
  createGroupLesson,
  getGroupLesson,
  listGroupLessons,
} from './service.ts';

const tag = 'Group lessons';

/** Lessons of a coach with places that players take (D21). */
export const groupLessonProcedures = {
  list: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/group-lessons', summary: 'Group lessons to come', tag } })
    .output(outputSchema(groupLessons))
    .query(({ ctx }) => listGroupLessons(ctx.actor, ctx.services)),

  get: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/group-lessons/{id}', summary: 'A group lesson and its places', tag } })
    .input(groupLessonIdIn)
    .output(outputSchema(groupLessonPage))
    .query(({ ctx, input }) => getGroupLesson(ctx.actor, input, ctx.services)),

  create: proProcedure
    .meta({ rest: { method: 'POST', path: '/group-lessons', summary: 'Make a group lesson', tag } })
    .input(groupLessonIn)
    .output(outputSchema(groupLessonPage))
    .mutation(({ ctx, input }) => createGroupLesson(ctx.actor, input, ctx.services)),

  change: proProcedure
    .meta({ rest: { method: 'POST', path: '/group-lessons/{id}', summary: 'Move or change a group lesson', tag } })
    .input(groupLessonChangeIn)
    .output(outputSchema(groupLessonPage))
    .mutation(({ ctx, input }) => changeGroupLesson(ctx.actor, input, ctx.services)),

  cancel: proProcedure
    .meta({
      rest: { method: 'DELETE', path: '/group-lessons/{id}', summary: 'Cancel a group lesson for everybody', tag },
    })
    .input(groupLessonIdIn)
    .output(outputSchema(groupLessonPage))
    .mutation(({ ctx, input }) => cancelGroupLesson(ctx.actor, input, ctx.services)),
};
