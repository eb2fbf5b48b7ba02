import {
  heldTime,
  waitingIdIn,
  waitingLine,
  waitingList,
  waitingRequestIn,
} from '@fairway/contracts/schedule/waiting-list';
import { outputSchema, playerProcedure, proProcedure } from '#app/procedures.ts';
import { askForTime, getHold, listWaiting, removeRequest, showLine } from './service.ts';

const tag = 'Waiting list';

/** Waiting for a coach's time to become free (D20). */
export const waitingListProcedures = {
  list: playerProcedure
    .meta({
      rest: { method: 'GET', path: '/waiting-list', summary: 'What you wait for, and what is held for you', tag },
    })
    .output(outputSchema(waitingList))
    .query(({ ctx }) => listWaiting(ctx.actor, ctx.services)),

  ask: playerProcedure
    .meta({ rest: { method: 'POST', path: '/waiting-list', summary: 'Wait for a time', tag } })
    .input(waitingRequestIn)
    .output(outputSchema(waitingList))
    .mutation(({ ctx, input }) => askForTime(ctx.actor, input, ctx.services)),

  remove: playerProcedure
    .meta({ rest: { method: 'DELETE', path: '/waiting-list/{id}', summary: 'Wait for it no longer', tag } })
    .input(waitingIdIn)
    .output(outputSchema(waitingList))
    .mutation(({ ctx, input }) => removeRequest(ctx.actor, input, ctx.services)),

  hold: playerProcedure
    .meta({ rest: { method: 'GET', path: '/waiting-list/holds/{id}', summary: 'A time held for you', tag } })
    .input(waitingIdIn)
    .output(outputSchema(heldTime))
    .query(({ ctx, input }) => getHold(ctx.actor, input, ctx.services)),

  line: proProcedure
    .meta({ rest: { method: 'GET', path: '/waiting-list/line', summary: 'Who waits for your time', tag } })
    .output(outputSchema(waitingLine))
    .query(({ ctx }) => showLine(ctx.actor, ctx.services)),
};
