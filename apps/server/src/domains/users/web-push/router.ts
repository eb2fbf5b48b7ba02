import { done } from '@fairway/contracts/auth/accounts';
import { pushEndpointIn, pushKey, pushSubscriptionIn } from '@fairway/contracts/users/web-push';
import { outputSchema, signedInProcedure } from '#app/procedures.ts';
import { readPushKey, subscribeBrowser, unsubscribeBrowser } from './service.ts';

const tag = 'Account';
const path = '/push/subscription';

/** Browsers that take pushes. */
export const webPushProcedures = {
  pushKey: signedInProcedure
    .meta({
      rest: { method: 'GET', path: '/push/key', summary: 'The key that a browser subscribes to pushes with', tag },
    })
    .output(outputSchema(pushKey))
    .query(({ ctx }) => readPushKey(ctx.services)),

  subscribeBrowser: signedInProcedure
    .meta({ rest: { method: 'POST', path, summary: 'Take pushes in this browser', tag } })
    .input(pushSubscriptionIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => subscribeBrowser(ctx.actor, input, ctx.services, ctx.request)),

  unsubscribeBrowser: signedInProcedure
    .meta({ rest: { method: 'DELETE', path, summary: 'Take no more pushes in this browser', tag } })
    .input(pushEndpointIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => unsubscribeBrowser(ctx.actor, input, ctx.services)),
};
