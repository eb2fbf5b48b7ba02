import { subscribeIn, subscription } from '@fairway/contracts/subscriptions/subscriptions';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { subscribe, subscribeForTest, getSubscription } from './service.ts';

const tag = 'Subscription';

/** The subscription to the app. */
export const subscriptionProcedures = {
  subscription: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/subscribe', summary: "The caller's subscription", tag } })
    .output(outputSchema(subscription))
    .query(({ ctx }) => getSubscription(ctx.actor, ctx.services)),

  subscribe: proOrPlayerProcedure
    .meta({ rest: { method: 'POST', path: '/subscribe', summary: 'Show a purchase of an app store', tag } })
    .input(subscribeIn)
    .output(outputSchema(subscription))
    .mutation(({ ctx, input }) => subscribe(ctx.actor, input, ctx.services)),

  subscribeForTest: proOrPlayerProcedure
    .meta({
      rest: { method: 'POST', path: '/subscribe/test', summary: 'Subscribe without money; not in production', tag },
    })
    .output(outputSchema(subscription))
    .mutation(({ ctx }) => subscribeForTest(ctx.actor, ctx.services)),
};
