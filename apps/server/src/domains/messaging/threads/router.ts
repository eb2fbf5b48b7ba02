import { done } from '@fairway/contracts/auth/accounts';
import {
  messageList,
  playerMessagesQuery,
  readThreadIn,
  thread,
  threadIn,
} from '@fairway/contracts/messaging/messages';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { getThread, listPlayerMessages, readThread } from './service.ts';

/** A pro and a player, and all that they wrote to each other. */
export const threadProcedures = {
  ofPlayer: proOrPlayerProcedure
    .meta({
      rest: { method: 'GET', path: '/player/{id}/messages', summary: 'Messages with a player', tag: 'Messages' },
    })
    .input(playerMessagesQuery)
    .output(outputSchema(messageList))
    .query(({ ctx, input }) => listPlayerMessages(ctx.actor, input, ctx.services)),

  thread: proOrPlayerProcedure
    .input(threadIn)
    .output(outputSchema(thread))
    .query(({ ctx, input }) => getThread(ctx.actor, input, ctx.services)),

  readThread: proOrPlayerProcedure
    .input(readThreadIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => readThread(ctx.actor, input, ctx.services)),
};
