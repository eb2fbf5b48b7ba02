import { booked, lessonIn } from '@fairway/contracts/lessons';
import { lessonDetail, videoBookingIn, videoForm } from '@fairway/contracts/video-lessons';
import { answers, proOrPlayerProcedure } from '../../../trpc/init.ts';
import { bookVideoLesson, lessonDetailById, videoFormOf } from '../use-cases/video.ts';

const tag = 'Lessons';

/** One lesson with its record, and lessons by video. */
export const videoProcedures = {
  byId: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/lesson/{id}', summary: 'One lesson with its record', tag } })
    .input(lessonIn)
    .output(answers(lessonDetail))
    .query(({ ctx, input }) => lessonDetailById(ctx.actor, input.id, ctx.deps)),

  videoForm: proOrPlayerProcedure.output(answers(videoForm)).query(({ ctx }) => videoFormOf(ctx.actor, ctx.deps)),

  bookVideo: proOrPlayerProcedure
    .meta({
      rest: { method: 'POST', path: '/videobooking', summary: 'Send two videos for a lesson', tag, charges: true },
    })
    .input(videoBookingIn)
    .output(answers(booked))
    .mutation(({ ctx, input }) => bookVideoLesson(ctx.actor, input, ctx.request.idempotencyKey, ctx.deps)),
};
