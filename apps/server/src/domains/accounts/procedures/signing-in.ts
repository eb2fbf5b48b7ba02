import { done, loginIn, signedIn, user } from '@fairway/contracts/accounts';
import { answers, publicProcedure, signedInProcedure } from '../../../trpc/init.ts';
import { signIn, signOut } from '../use-cases/sign-in.ts';
import { userView } from '../use-cases/user.ts';

const tag = 'Account';

/** In and out, and who one is meanwhile. */
export const signingInProcedures = {
  login: publicProcedure
    .meta({ rest: { method: 'POST', path: '/login', summary: 'Sign in by email and password', tag, open: true } })
    .input(loginIn)
    .output(answers(signedIn))
    .mutation(({ ctx, input }) => signIn(input, ctx.deps, ctx.request)),

  logout: publicProcedure
    .meta({ rest: { method: 'POST', path: '/logout', summary: 'Sign this device out', tag, open: true } })
    .output(answers(done))
    .mutation(({ ctx }) => signOut(ctx.actor, ctx.deps, ctx.request)),

  user: signedInProcedure
    .meta({ rest: { method: 'GET', path: '/user', summary: 'The signed-in person', tag } })
    .output(answers(user))
    .query(({ ctx }) => userView(ctx.actor, ctx.deps)),
};
