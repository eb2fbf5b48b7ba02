import { done, loggedIn, loginIn, resendIn, signedIn, twoFactorIn, adoptIn } from '@fairway/contracts/auth/accounts';
import { outputSchema, publicProcedure } from '#app/procedures.ts';
import { signIn, signOut } from './service.ts';
import { adoptSessionToken } from '#domains/auth/session-start/service.ts';
import { answerTwoFactor, resendPin } from '#domains/auth/two-factor/service.ts';

const tag = 'Account';

/** In and out. */
export const signInProcedures = {
  login: publicProcedure
    .meta({ rest: { method: 'POST', path: '/login', summary: 'Sign in by email and password', tag, open: true } })
    .input(loginIn)
    .output(outputSchema(loggedIn))
    .mutation(({ ctx, input }) => signIn(input, ctx.services, ctx.request)),

  twoFactor: publicProcedure
    .meta({
      rest: { method: 'POST', path: '/two-factor/auth', summary: 'Complete a sign-in by its pin', tag, open: true },
    })
    .input(twoFactorIn)
    .output(outputSchema(signedIn))
    .mutation(({ ctx, input }) => answerTwoFactor(input, ctx.services, ctx.request)),

  resendPin: publicProcedure
    .meta({ rest: { method: 'POST', path: '/two-factor/resend', summary: 'Mail another pin', tag, open: true } })
    .input(resendIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => resendPin(input, ctx.services, ctx.request)),

  logout: publicProcedure
    .meta({ rest: { method: 'POST', path: '/logout', summary: 'Sign this device out', tag, open: true } })
    .output(outputSchema(done))
    .mutation(({ ctx }) => signOut(ctx.actor, ctx.services, ctx.request)),

  /** For the page within the native wrapper. No REST path: whoever has a token needs no cookie there. */
  adopt: publicProcedure
    .input(adoptIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => adoptSessionToken(input, ctx.services, ctx.request)),
};
