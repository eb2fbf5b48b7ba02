import { paymentOutcome, paymentOutcomeIn } from '@fairway/contracts/checkout/payment-attempts';
import { outputSchema, playerProcedure } from '#app/procedures.ts';
import { getPaymentOutcome } from './service.ts';

/** What became of an attempt whose answer was lost. */
export const paymentOutcomeProcedures = {
  outcome: playerProcedure
    .input(paymentOutcomeIn)
    .output(outputSchema(paymentOutcome))
    .query(({ ctx, input }) => getPaymentOutcome(ctx.actor, input, ctx.services)),
};
