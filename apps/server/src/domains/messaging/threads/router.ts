import { done } from '@fairway/contracts/auth/accounts';
import { readThreadIn, thread, threadIn } from '@fairway/contracts/messaging/messages';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { getThread, readThread } from './service.ts';

/** A pro and a player, and all that they wrote to each other. */
export const threadProcedures = {
  thread: proOrPlayerProcedure
    .input(threadIn)
    .output(outputSchema(thread))
    .query(({ ctx, input }) => getThread(ctx.actor, input, ctx.services)),

  readThread: proOrPlayerProcedure
    .input(readThreadIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => readThread(ctx.actor, input, ctx.services)),
};
