import { mailSubscription, saveUnsubscribeIn, unsubscribeIn } from '@fairway/contracts/notifications/unsubscribe';
import { outputSchema, publicProcedure } from '#app/procedures.ts';
import { getSubscription, saveSubscription } from './service.ts';

const tag = 'Account';
const path = '/unsubscribe/{token}';

/** The link at the foot of mails that go to many: whoever holds it may stop them, signed in or not. */
export const unsubscribeProcedures = {
  subscription: publicProcedure
    .meta({ rest: { method: 'GET', path, summary: 'Whether the mails of a link are on', tag, open: true } })
    .input(unsubscribeIn)
    .output(outputSchema(mailSubscription))
    .query(({ ctx, input }) => getSubscription(input.token, ctx.services)),

  unsubscribe: publicProcedure
    .meta({ rest: { method: 'POST', path, summary: 'Stop the mails of a link, or have them again', tag, open: true } })
    .input(saveUnsubscribeIn)
    .output(outputSchema(mailSubscription))
    .mutation(({ ctx, input }) => saveSubscription(input, ctx.services)),
};
