import { groupJoined, groupLessonIdIn, joinGroupIn, placeWait } from '@fairway/contracts/lessons/group-lessons';
import { alsoRequired, outputSchema, playerProcedure, proOrPlayerProcedure } from '#app/procedures.ts';
import { missingOfAttendee } from '#domains/lessons/booking/rules.ts';
import { joinGroupLesson, stopWaiting, waitForPlace } from './service.ts';

const tag = 'Group lessons';

/** Places in group lessons (D21). A place is a lesson of its player's, and is left by cancelling that. */
export const groupPlaceProcedures = {
  join: proOrPlayerProcedure
    .meta({ rest: { method: 'POST', path: '/group-lessons/{id}/places', summary: 'Join a group lesson', tag } })
    .use(alsoRequired((sent, { actor }) => missingOfAttendee(actor?.type, sent)))
    .input(joinGroupIn)
    .output(outputSchema(groupJoined))
    .mutation(({ ctx, input }) => joinGroupLesson(ctx.actor, input, ctx.services)),

  wait: playerProcedure
    .meta({
      rest: { method: 'POST', path: '/group-lessons/{id}/waiting', summary: 'Wait for a place in a group lesson', tag },
    })
    .input(groupLessonIdIn)
    .output(outputSchema(placeWait))
    .mutation(({ ctx, input }) => waitForPlace(ctx.actor, input, ctx.services)),

  stopWaiting: playerProcedure
    .meta({
      rest: {
        method: 'DELETE',
        path: '/group-lessons/{id}/waiting',
        summary: 'Wait no longer, or let a place go that is kept for you',
        tag,
      },
    })
    .input(groupLessonIdIn)
    .output(outputSchema(placeWait))
    .mutation(({ ctx, input }) => stopWaiting(ctx.actor, input, ctx.services)),
};
