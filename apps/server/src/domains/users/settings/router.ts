import { z } from 'zod';
import { done, validationCode } from '@fairway/contracts/auth/accounts';
import { ownSettings, pushTokenIn, settingsIn } from '@fairway/contracts/users/settings';
import { outputSchema, proProcedure, signedInProcedure } from '#app/procedures.ts';
import { registerPush, saveSettings, getSettings } from './service.ts';
import { rotateCalendar } from '#domains/users/me/service.ts';
import { rotateValidationCode } from '#domains/coaching/registration/service.ts';

const tag = 'Account';

/** A person's own switches, and the addresses they give away. */
export const settingsProcedures = {
  settings: signedInProcedure
    .meta({ rest: { method: 'GET', path: '/settings', summary: "The caller's settings", tag } })
    .output(outputSchema(ownSettings))
    .query(({ ctx }) => getSettings(ctx.actor, ctx.services)),

  saveSettings: signedInProcedure
    .meta({ rest: { method: 'POST', path: '/settings', summary: 'Change settings', tag } })
    .input(settingsIn)
    .output(outputSchema(ownSettings))
    .mutation(({ ctx, input }) => saveSettings(ctx.actor, input, ctx.services, ctx.request)),

  registerPush: signedInProcedure
    .meta({ rest: { method: 'POST', path: '/push/token', summary: 'Take pushes on this device', tag } })
    .input(pushTokenIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => registerPush(ctx.actor, input, ctx.services)),

  rotateCalendar: signedInProcedure
    .meta({
      rest: { method: 'POST', path: '/calendar/rotate', summary: "A new address for the caller's calendar feed", tag },
    })
    .output(outputSchema(z.object({ calendarFeedURL: z.string() })))
    .mutation(({ ctx }) => rotateCalendar(ctx.actor, ctx.services)),

  rotateValidationCode: proProcedure
    .meta({ rest: { method: 'POST', path: '/validation-code/rotate', summary: 'A new validation code', tag } })
    .output(outputSchema(validationCode))
    .mutation(({ ctx }) => rotateValidationCode(ctx.actor, ctx.services)),
};
