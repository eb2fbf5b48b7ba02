import { z } from 'zod';
import { done, loginIn, pushTokenIn, settings, settingsIn, signedIn, user } from '@fairway/contracts/accounts';
import { answers, publicProcedure, router, signedInProcedure } from '../../trpc/init.ts';
import { registerPush, saveSettings, settingsOf } from './use-cases/settings.ts';
import { signIn, signOut } from './use-cases/sign-in.ts';
import { rotateCalendar, userView } from './use-cases/user.ts';

const tag = 'Account';

export const accountsRouter = router({
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

  settings: signedInProcedure
    .meta({ rest: { method: 'GET', path: '/settings', summary: "The caller's settings", tag } })
    .output(answers(settings))
    .query(({ ctx }) => settingsOf(ctx.actor, ctx.deps)),

  saveSettings: signedInProcedure
    .meta({ rest: { method: 'POST', path: '/settings', summary: 'Change settings', tag } })
    .input(settingsIn)
    .output(answers(settings))
    .mutation(({ ctx, input }) => saveSettings(ctx.actor, input, ctx.deps)),

  registerPush: signedInProcedure
    .meta({ rest: { method: 'POST', path: '/push/token', summary: 'Take pushes on this device', tag } })
    .input(pushTokenIn)
    .output(answers(done))
    .mutation(({ ctx, input }) => registerPush(ctx.actor, input, ctx.deps)),

  rotateCalendar: signedInProcedure
    .meta({
      rest: { method: 'POST', path: '/calendar/rotate', summary: "A new address for the caller's calendar feed", tag },
    })
    .output(answers(z.object({ calendarFeedURL: z.string() })))
    .mutation(({ ctx }) => rotateCalendar(ctx.actor, ctx.deps)),
});
