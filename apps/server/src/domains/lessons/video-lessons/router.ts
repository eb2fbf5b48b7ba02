import { booked } from '@fairway/contracts/lessons/lessons';
import { videoBookingIn, videoForm } from '@fairway/contracts/lessons/video-lessons';
import { alsoRequired, outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { missingOfVideo } from '#domains/lessons/booking/rules.ts';
import { bookVideoLesson, getVideoForm } from './service.ts';

const tag = 'Lessons';

/** Lessons by video. */
export const videoProcedures = {
  videoForm: proOrPlayerProcedure
    .output(outputSchema(videoForm))
    .query(({ ctx }) => getVideoForm(ctx.actor, ctx.services)),

  bookVideo: proOrPlayerProcedure
    .meta({
      rest: { method: 'POST', path: '/videobooking', summary: 'Send two videos for a lesson', tag, charges: true },
    })
    .use(alsoRequired((sent, { actor }) => missingOfVideo(actor?.type, sent)))
    .input(videoBookingIn)
    .output(outputSchema(booked))
    .mutation(({ ctx, input }) => bookVideoLesson(ctx.actor, input, ctx.request.idempotencyKey, ctx.services)),
};
