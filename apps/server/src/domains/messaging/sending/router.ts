import { message, messageIn } from '@fairway/contracts/messaging/messages';
import { MESSAGING_MESSAGES } from '@fairway/contracts/messages/messaging';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { Context } from '#app/context.ts';
import { alsoRequired, isMissing, outputSchema, proOrPlayerProcedure, type Sent } from '#app/procedures.ts';
import { messagePictures, sendMessage } from './service.ts';

/** A pro says to whom they write. */
const missingOfMessage = ({ player, group }: Sent, { actor }: Pick<Context, 'actor'>): FieldErrors =>
  actor?.type === 'pro' && isMissing(player) && isMissing(group)
    ? { player: [MESSAGING_MESSAGES.recipientMissing] }
    : {};

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
    .use(alsoRequired(missingOfMessage))
    .input(messageIn)
    .output(outputSchema(message))
    .mutation(({ ctx, input }) =>
      sendMessage(ctx.actor, input, ctx.services, {
        key: ctx.request.idempotencyKey,
        files: ctx.request.files ?? [],
      }),
    ),
};
