import { purchaseIn, purchaseList, purchasesQuery } from '@fairway/contracts/checkout/purchases';
import { receipt } from '@fairway/contracts/checkout/receipts';
import { outputSchema, proOrPlayerProcedure } from '#app/procedures.ts';
import { listPurchases, getReceipt } from './service.ts';

/** Purchases and their receipts, of either side. */
export const receiptProcedures = {
  purchases: proOrPlayerProcedure
    .input(purchasesQuery)
    .output(outputSchema(purchaseList))
    .query(({ ctx, input }) => listPurchases(ctx.actor, input, ctx.services)),

  purchase: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/receipt/{id}', summary: 'The receipt of a purchase', tag: 'Payments' } })
    .input(purchaseIn)
    .output(outputSchema(receipt))
    .query(({ ctx, input }) => getReceipt(ctx.actor, input, ctx.services)),
};
