import { device, deviceIn, done } from '@fairway/contracts/auth/accounts';
import { outputSchema, ownAccountProcedure } from '#app/procedures.ts';
import { listDevices, signOutDevice } from './service.ts';
import { signOutEverywhere } from '#domains/auth/sign-in/service.ts';

const tag = 'Devices';

/** Where a person is signed in. */
export const deviceProcedures = {
  sessions: ownAccountProcedure
    .meta({ rest: { method: 'GET', path: '/sessions', summary: "The caller's signed-in devices", tag } })
    .output(outputSchema(device.array()))
    .query(({ ctx }) => listDevices(ctx.actor, ctx.services)),

  endSession: ownAccountProcedure
    .meta({ rest: { method: 'DELETE', path: '/sessions/{id}', summary: 'Sign one of these devices out', tag } })
    .input(deviceIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => signOutDevice(ctx.actor, input, ctx.services, ctx.request)),

  logoutEverywhere: ownAccountProcedure
    .meta({ rest: { method: 'POST', path: '/logout/everywhere', summary: 'Sign every device out', tag } })
    .output(outputSchema(done))
    .mutation(({ ctx }) => signOutEverywhere(ctx.actor, ctx.services, ctx.request)),
};
