import { z } from 'zod';
import { done, pushTokenIn, settings, settingsIn, validationCode } from '@fairway/contracts/accounts';
import { answers, proProcedure, signedInProcedure } from '../../../trpc/init.ts';
import { registerPush, saveSettings, settingsOf } from '../use-cases/settings.ts';
import { rotateCalendar } from '../use-cases/user.ts';
import { rotateValidationCode } from '../use-cases/validation-code.ts';

const tag = 'Account';

/** A person's own switches, and the addresses they give away. */
export const settingsProcedures = {
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

  rotateValidationCode: proProcedure
    .meta({ rest: { method: 'POST', path: '/validation-code/rotate', summary: 'A new validation code', tag } })
    .output(answers(validationCode))
    .mutation(({ ctx }) => rotateValidationCode(ctx.actor, ctx.deps)),
};
