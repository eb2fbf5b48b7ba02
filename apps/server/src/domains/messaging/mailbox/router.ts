import { done } from '@fairway/contracts/auth/accounts';
import {
  mailbox,
  mailboxIn,
  message,
  messageIdIn,
  messageList,
  messagesQuery,
  unreadCount,
} from '@fairway/contracts/messaging/messages';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { countUnreadMessages, listMailbox, listMessages, openMessage, removeMessage } from './service.ts';

const tag = 'Messages';

/** What a pro and their players wrote to each other. */
export const mailboxProcedures = {
  list: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/message', summary: 'Messages received, or with `sent` those sent', tag } })
    .input(messagesQuery)
    .output(outputSchema(messageList))
    .query(({ ctx, input }) => listMessages(ctx.actor, input, ctx.services)),

  mailbox: proOrPlayerProcedure
    .input(mailboxIn)
    .output(outputSchema(mailbox))
    .query(({ ctx, input }) => listMailbox(ctx.actor, input, ctx.services)),

  one: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/message/{id}', summary: 'One message, which then is read', tag } })
    .input(messageIdIn)
    .output(outputSchema(message))
    .query(({ ctx, input }) => openMessage(ctx.actor, input.id, ctx.services)),

  remove: proOrPlayerProcedure
    .meta({ rest: { method: 'DELETE', path: '/message/{id}', summary: "Delete the caller's copy of a message", tag } })
    .input(messageIdIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => removeMessage(ctx.actor, input.id, ctx.services)),

  unread: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/unread-count', summary: 'How many messages are unread', tag } })
    .output(outputSchema(unreadCount))
    .query(({ ctx }) => countUnreadMessages(ctx.actor, ctx.services)),
};
