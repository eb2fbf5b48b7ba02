import { purchaseIn } from '@fairway/contracts/checkout/purchases';
import { receipt } from '@fairway/contracts/checkout/receipts';
import { outputSchema, proProcedure } from '#app/procedures.ts';
import { getReceipt } from '#domains/checkout/receipts/service.ts';
import { refundPurchase } from './service.ts';

/** Money given back. */
export const refundProcedures = {
  refund: proProcedure
    .input(purchaseIn)
    .output(outputSchema(receipt))
    .mutation(async ({ ctx, input }) => {
      await refundPurchase(ctx.actor, input, ctx.services);
      return getReceipt(ctx.actor, input, ctx.services);
    }),
};
