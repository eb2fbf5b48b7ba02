import { defineEventHandler } from '#app/define-event-handler.ts';

export const cardJobs = [
  defineEventHandler({
    topic: 'customer.gone',
    queue: 'upkeep',
    handle: ({ stripe_id }, { payments }) => payments.removeCustomer(stripe_id),
  }),
  defineEventHandler({
    topic: 'card.gone',
    queue: 'upkeep',
    handle: ({ stripe_payment_method }, { payments }) => payments.forgetCard(stripe_payment_method),
  }),
];
