import { done } from '@fairway/contracts/auth/accounts';
import { quickReply, quickReplyIdIn, quickReplyIn } from '@fairway/contracts/messaging/messages';
import { outputSchema, proProcedure } from '#app/procedures.ts';
import { addQuickReply, listQuickReplies, removeQuickReply } from './service.ts';

/** The answers that a coach gives often. */
export const quickReplyProcedures = {
  quickReplies: proProcedure
    .output(outputSchema(quickReply.array()))
    .query(({ ctx }) => listQuickReplies(ctx.actor, ctx.services)),

  addQuickReply: proProcedure
    .input(quickReplyIn)
    .output(outputSchema(quickReply))
    .mutation(({ ctx, input }) => addQuickReply(ctx.actor, input, ctx.services)),

  removeQuickReply: proProcedure
    .input(quickReplyIdIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => removeQuickReply(ctx.actor, input.id, ctx.services)),
};
