import { defineEventHandler } from '#app/define-event-handler.ts';

export const payoutAccountJobs = [
  defineEventHandler({
    topic: 'connected_account.gone',
    queue: 'upkeep',
    handle: ({ stripe_account_id }, { payments }) => payments.removePayee(stripe_account_id),
  }),
];
