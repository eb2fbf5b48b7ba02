import { confirmEmailIn, emailState } from '@fairway/contracts/auth/accounts';
import { outputSchema, ownAccountProcedure } from '#app/procedures.ts';
import { confirmEmail, dropPendingEmail, sendEmailPin } from './service.ts';

const tag = 'Account';

/** A person's own address: it counts once a pin that was sent there has come back (A16). */
export const emailProcedures = {
  confirmEmail: ownAccountProcedure
    .meta({
      rest: { method: 'POST', path: '/email/confirm', summary: 'Confirm an address by the pin sent there', tag },
    })
    .input(confirmEmailIn)
    .output(outputSchema(emailState))
    .mutation(({ ctx, input }) => confirmEmail(ctx.actor, input, ctx.services, ctx.request)),

  sendEmailPin: ownAccountProcedure
    .meta({ rest: { method: 'POST', path: '/email/send', summary: 'Send the pin that confirms an address', tag } })
    .output(outputSchema(emailState))
    .mutation(({ ctx }) => sendEmailPin(ctx.actor, ctx.services, ctx.request)),

  dropPendingEmail: ownAccountProcedure
    .meta({ rest: { method: 'DELETE', path: '/email/pending', summary: 'Keep the address there is', tag } })
    .output(outputSchema(emailState))
    .mutation(({ ctx }) => dropPendingEmail(ctx.actor, ctx.services)),
};
