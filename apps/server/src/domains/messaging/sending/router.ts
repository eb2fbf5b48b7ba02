import { message, messageIn } from '@fairway/contracts/messaging/messages';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { messagePictures, sendMessage } from './service.ts';

/** A pro writes to a player or a group, a player to their pro. */
export const sendingProcedures = {
  send: proOrPlayerProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/message',
        summary: 'Send a message',
        tag: 'Messages',
        files: messagePictures,
        repeatable: true,
      },
    })
    .input(messageIn)
    .output(outputSchema(message))
    .mutation(({ ctx, input }) =>
      sendMessage(ctx.actor, input, ctx.services, {
        key: ctx.request.idempotencyKey,
        files: ctx.request.files ?? [],
      }),
    ),
};
