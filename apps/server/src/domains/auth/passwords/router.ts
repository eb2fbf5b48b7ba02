import { z } from 'zod';
import {
  done,
  forgotIn,
  passwordCheckIn,
  resetIn,
  setPasswordIn,
  signedIn,
  updatePasswordIn,
} from '@fairway/contracts/auth/accounts';
import { outputSchema, ownAccountProcedure, publicProcedure, signedInProcedure } from '#app/procedures.ts';
import { checkPassword, updatePassword } from './service.ts';
import { forgot, resetPassword, setPassword } from '#domains/auth/password-reset/service.ts';

const tag = 'Passwords';

/** Passwords: forgotten, set for the first time, changed, and proved once more. */
export const passwordProcedures = {
  forgot: publicProcedure
    .meta({ rest: { method: 'POST', path: '/forgot', summary: 'Mail a pin to reset the password', tag, open: true } })
    .input(forgotIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => forgot(input, ctx.services, ctx.request)),

  reset: publicProcedure
    .meta({ rest: { method: 'POST', path: '/reset', summary: 'Set a new password by a pin', tag, open: true } })
    .input(resetIn)
    .output(outputSchema(signedIn))
    .mutation(({ ctx, input }) => resetPassword(input, ctx.services, ctx.request)),

  setPassword: publicProcedure
    .meta({
      rest: { method: 'POST', path: '/set-password', summary: 'Set the first password by a link', tag, open: true },
    })
    .input(setPasswordIn)
    .output(outputSchema(signedIn))
    .mutation(({ ctx, input }) => setPassword(input, ctx.services, ctx.request)),

  updatePassword: ownAccountProcedure
    .meta({ rest: { method: 'POST', path: '/update-password', summary: 'Change the password', tag, refuses: [429] } })
    .input(updatePasswordIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => updatePassword(ctx.actor, input, ctx.services, ctx.request)),

  checkPassword: signedInProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/password-check',
        summary: 'Whether this is the password; true holds 5 minutes',
        tag,
        refuses: [429],
      },
    })
    .input(passwordCheckIn)
    .output(outputSchema(z.boolean()))
    .mutation(({ ctx, input }) => checkPassword(ctx.actor, input, ctx.services, ctx.request)),
};
