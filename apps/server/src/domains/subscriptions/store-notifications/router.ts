import { done } from '@fairway/contracts/auth/accounts';
import { appleNotificationIn, googleNotificationIn } from '@fairway/contracts/subscriptions/subscriptions';
import { outputSchema, publicProcedure } from '#app/procedures.ts';
import { handleAppleNotification, handleGoogleNotification } from './service.ts';

const tag = 'Subscription';

/** What the app stores tell us by themselves. */
export const storeNotificationProcedures = {
  apple: publicProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/subscriptions/apple',
        summary: 'App Store Server Notifications',
        tag,
        open: true,
      },
    })
    .input(appleNotificationIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => handleAppleNotification(input.signedPayload, ctx.services)),

  google: publicProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/subscriptions/google',
        summary: 'Real-time developer notifications of Google Play, pushed by Pub/Sub',
        tag,
        open: true,
      },
    })
    .input(googleNotificationIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => handleGoogleNotification(input, ctx.request.bearer ?? null, ctx.services)),
};
