import { done } from '@fairway/contracts/auth/accounts';
import { comment, commentIn, removeCommentIn } from '@fairway/contracts/lessons/records';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { addComment, removeComment } from './service.ts';

const tag = 'Lesson records';

/** What the player and the pro say to a record. */
export const commentProcedures = {
  comment: proOrPlayerProcedure
    .meta({ rest: { method: 'POST', path: '/lesson/{id}/comment', summary: 'Add a comment', tag } })
    .input(commentIn)
    .output(outputSchema(comment))
    .mutation(({ ctx, input }) => addComment(ctx.actor, input, ctx.services)),

  removeComment: proOrPlayerProcedure
    .meta({
      rest: { method: 'DELETE', path: '/lesson/{id}/comment/{comment}', summary: 'Remove a comment of your own', tag },
    })
    .input(removeCommentIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => removeComment(ctx.actor, input, ctx.services)),
};
