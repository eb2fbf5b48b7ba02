import { done } from '@fairway/contracts/accounts';
import { appleNotificationIn, googleNotificationIn, subscribeIn, subscription } from '@fairway/contracts/subscriptions';
import { answers, proOrPlayerProcedure, publicProcedure, router } from '../../trpc/init.ts';
import { appleTells, googleTells } from './use-cases/notifications.ts';
import { subscribe, subscribeForTest, subscriptionOf } from './use-cases/subscribe.ts';

const tag = 'Subscription';

export const subscriptionsRouter = router({
  subscription: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/subscribe', summary: "The caller's subscription", tag } })
    .output(answers(subscription))
    .query(({ ctx }) => subscriptionOf(ctx.actor, ctx.deps)),

  subscribe: proOrPlayerProcedure
    .meta({ rest: { method: 'POST', path: '/subscribe', summary: 'Show a purchase of an app store', tag } })
    .input(subscribeIn)
    .output(answers(subscription))
    .mutation(({ ctx, input }) => subscribe(ctx.actor, input, ctx.deps)),

  subscribeForTest: proOrPlayerProcedure
    .meta({
      rest: { method: 'POST', path: '/subscribe/test', summary: 'Subscribe without money; not in production', tag },
    })
    .output(answers(subscription))
    .mutation(({ ctx }) => subscribeForTest(ctx.actor, ctx.deps)),

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
    .output(answers(done))
    .mutation(({ ctx, input }) => appleTells(input.signedPayload, ctx.deps)),

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
    .output(answers(done))
    .mutation(({ ctx, input }) => googleTells(input, ctx.request.bearer ?? null, ctx.deps)),
});
