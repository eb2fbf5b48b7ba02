import { purchaseIn, purchaseList, purchasesQuery, receipt } from '@fairway/contracts/checkout/purchases';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { listPurchases, getReceipt } from './service.ts';

/** Purchases and their receipts, of either side. */
export const receiptProcedures = {
  purchases: proOrPlayerProcedure
    .input(purchasesQuery)
    .output(outputSchema(purchaseList))
    .query(({ ctx, input }) => listPurchases(ctx.actor, input, ctx.services)),

  purchase: proOrPlayerProcedure
    .input(purchaseIn)
    .output(outputSchema(receipt))
    .query(({ ctx, input }) => getReceipt(ctx.actor, input, ctx.services)),
};
