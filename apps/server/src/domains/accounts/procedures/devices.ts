import { device, deviceIn, done } from '@fairway/contracts/accounts';
import { answers, signedInProcedure } from '../../../trpc/init.ts';
import { devicesOf, signOutDevice } from '../use-cases/devices.ts';
import { signOutEverywhere } from '../use-cases/sign-in.ts';

const tag = 'Devices';

/** Where a person is signed in. */
export const deviceProcedures = {
  sessions: signedInProcedure
    .meta({ rest: { method: 'GET', path: '/sessions', summary: "The caller's signed-in devices", tag } })
    .output(answers(device.array()))
    .query(({ ctx }) => devicesOf(ctx.actor, ctx.deps)),

  endSession: signedInProcedure
    .meta({ rest: { method: 'DELETE', path: '/sessions/{id}', summary: 'Sign one of these devices out', tag } })
    .input(deviceIn)
    .output(answers(done))
    .mutation(({ ctx, input }) => signOutDevice(ctx.actor, input, ctx.deps, ctx.request)),

  logoutEverywhere: signedInProcedure
    .meta({ rest: { method: 'POST', path: '/logout/everywhere', summary: 'Sign every device out', tag } })
    .output(answers(done))
    .mutation(({ ctx }) => signOutEverywhere(ctx.actor, ctx.deps, ctx.request)),
};
