import { done } from '@fairway/contracts/auth/accounts';
import {
  messageList,
  playerMessagesQuery,
  readThreadIn,
  thread,
  threadIn,
} from '@fairway/contracts/messaging/messages';
import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { Context } from '#app/context.ts';
import { alsoRequired, isMissing, outputSchema, proOrPlayerProcedure, type Sent } from '#app/procedures.ts';
import { getThread, listPlayerMessages, readThread } from './service.ts';

/** A pro says whose conversation they mean. */
const missingOfThread = ({ player_id }: Sent, { actor }: Pick<Context, 'actor'>): FieldErrors =>
  actor?.type === 'pro' && isMissing(player_id) ? { player_id: [COACHING_MESSAGES.playerMissing] } : {};

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
    .use(alsoRequired(missingOfThread))
    .input(readThreadIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => readThread(ctx.actor, input, ctx.services)),
};
