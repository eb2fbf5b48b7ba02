import {
  done,
  loggedIn,
  loginIn,
  registerIn,
  registration,
  resendIn,
  signedIn,
  twoFactorIn,
  user,
} from '@fairway/contracts/accounts';
import { answers, publicProcedure, signedInProcedure } from '../../../trpc/init.ts';
import { register, registrationOf } from '../use-cases/register.ts';
import { signIn, signOut } from '../use-cases/sign-in.ts';
import { answerTwoFactor, resendPin } from '../use-cases/two-factor.ts';
import { userView } from '../use-cases/user.ts';

const tag = 'Account';

/** In and out, and who one is meanwhile. */
export const signingInProcedures = {
  login: publicProcedure
    .meta({ rest: { method: 'POST', path: '/login', summary: 'Sign in by email and password', tag, open: true } })
    .input(loginIn)
    .output(answers(loggedIn))
    .mutation(({ ctx, input }) => signIn(input, ctx.deps, ctx.request)),

  twoFactor: publicProcedure
    .meta({
      rest: { method: 'POST', path: '/two-factor/auth', summary: 'Complete a sign-in by its pin', tag, open: true },
    })
    .input(twoFactorIn)
    .output(answers(signedIn))
    .mutation(({ ctx, input }) => answerTwoFactor(input, ctx.deps, ctx.request)),

  resendPin: publicProcedure
    .meta({ rest: { method: 'POST', path: '/two-factor/resend', summary: 'Mail another pin', tag, open: true } })
    .input(resendIn)
    .output(answers(done))
    .mutation(({ ctx, input }) => resendPin(input, ctx.deps, ctx.request)),

  registration: publicProcedure
    .meta({
      rest: { method: 'GET', path: '/registration', summary: 'Whether coaches may register here', tag, open: true },
    })
    .output(answers(registration))
    .query(({ ctx }) => registrationOf(ctx.deps)),

  register: publicProcedure
    .meta({ rest: { method: 'POST', path: '/register', summary: 'Register as a coach', tag, open: true } })
    .input(registerIn)
    .output(answers(signedIn))
    .mutation(({ ctx, input }) => register(input, ctx.deps, ctx.request)),

  logout: publicProcedure
    .meta({ rest: { method: 'POST', path: '/logout', summary: 'Sign this device out', tag, open: true } })
    .output(answers(done))
    .mutation(({ ctx }) => signOut(ctx.actor, ctx.deps, ctx.request)),

  user: signedInProcedure
    .meta({ rest: { method: 'GET', path: '/user', summary: 'The signed-in person', tag } })
    .output(answers(user))
    .query(({ ctx }) => userView(ctx.actor, ctx.deps)),
};
