import { lessonIn } from '@fairway/contracts/lessons/lessons';
import {
  lessonDetail,
  recordIn,
  RECORD_VALUES,
  removeSectionIn,
  retryVideoIn,
} from '@fairway/contracts/lessons/records';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { recordFiles } from '#domains/lessons/record-files/service.ts';
import { deleteSection, lessonDetailById, retrySection, saveRecord } from './service.ts';

const tag = 'Lesson records';

/** One lesson with its record, and the writing of that. */
export const recordProcedures = {
  byId: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/lesson/{id}', summary: 'One lesson with its record', tag: 'Lessons' } })
    .input(lessonIn)
    .output(outputSchema(lessonDetail))
    .query(({ ctx, input }) => lessonDetailById(ctx.actor, input.id, ctx.services)),

  saveRecord: proOrPlayerProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/lesson/{lesson}/record',
        summary: 'Write or publish a record',
        tag,
        files: recordFiles,
        refuses: [409],
      },
      values: RECORD_VALUES,
    })
    .input(recordIn)
    .output(outputSchema(lessonDetail))
    .mutation(({ ctx, input }) => saveRecord(ctx.actor, input, ctx.services, ctx.request.files)),

  removeSection: proOrPlayerProcedure
    .meta({
      rest: { method: 'DELETE', path: '/lesson/{lesson}/record/{ref}/delete', summary: 'Remove a section', tag },
    })
    .input(removeSectionIn)
    .output(outputSchema(lessonDetail))
    .mutation(({ ctx, input }) => deleteSection(ctx.actor, input, ctx.services)),

  retryVideo: proOrPlayerProcedure
    .meta({
      rest: { method: 'POST', path: '/lesson/{lesson}/record/{ref}/retry', summary: 'Make a failed video ready', tag },
    })
    .input(retryVideoIn)
    .output(outputSchema(lessonDetail))
    .mutation(({ ctx, input }) => retrySection(ctx.actor, input, ctx.services)),
};
