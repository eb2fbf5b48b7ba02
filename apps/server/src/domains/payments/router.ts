import {
  addCardIn,
  cardForm as cardFormOut,
  cardIntent,
  customerAdded,
  payeeIn,
  payeeSaved,
  proOnboarding as proOnboardingOut,
  savedCard,
  updateCardIn,
} from '@fairway/contracts/payments';
import { purchaseIn, purchaseList, purchasesQuery, receipt } from '@fairway/contracts/purchases';
import { answers, proOrPlayerProcedure, proProcedure, publicProcedure, router } from '../../trpc/init.ts';
import { moneyProcedures } from './procedures/money.ts';
import { proofProcedures } from './procedures/proof.ts';
import { addCard, changeCard } from './use-cases/cards.ts';
import { addCustomer, beginCard, cardForm } from './use-cases/customers.ts';
import { addPayee, proOnboarding } from './use-cases/payees.ts';
import { listPurchases, receiptOf } from './use-cases/receipts.ts';
import { refundPurchase } from './use-cases/refund.ts';

const tag = 'Payments';

export const paymentsRouter = router({
  ...moneyProcedures,
  ...proofProcedures,
  cardForm: publicProcedure.output(answers(cardFormOut)).query(({ ctx }) => cardForm(ctx.deps)),

  addCustomer: proOrPlayerProcedure
    .meta({ rest: { method: 'POST', path: '/stripe/add-customer', summary: 'Become a payment customer', tag } })
    .output(answers(customerAdded))
    .mutation(({ ctx }) => addCustomer(ctx.actor, ctx.deps)),

  intent: proOrPlayerProcedure
    .meta({ rest: { method: 'GET', path: '/stripe/intent', summary: 'What the browser confirms a card with', tag } })
    .output(answers(cardIntent))
    .query(({ ctx }) => beginCard(ctx.actor, ctx.deps)),

  addCard: proOrPlayerProcedure
    .meta({ rest: { method: 'POST', path: '/stripe/add-card-details', summary: 'Keep the first card', tag } })
    .input(addCardIn)
    .output(answers(savedCard))
    .mutation(({ ctx, input }) => addCard(ctx.actor, input, ctx.deps)),

  updateCard: proOrPlayerProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/stripe/update-card-details',
        summary: 'Change the card, within five minutes of a password check',
        tag,
      },
    })
    .input(updateCardIn)
    .output(answers(savedCard))
    .mutation(({ ctx, input }) => changeCard(ctx.actor, input, ctx.deps)),

  addPayee: proProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/stripe/add',
        summary: 'Address, bank account, terms and proof of identity of a pro',
        tag,
        files: true,
      },
    })
    .input(payeeIn)
    .output(answers(payeeSaved))
    .mutation(({ ctx, input }) => addPayee(ctx.actor, input, ctx.deps, ctx.request)),

  proOnboarding: proProcedure.output(answers(proOnboardingOut)).query(({ ctx }) => proOnboarding(ctx.actor, ctx.deps)),

  purchases: proOrPlayerProcedure
    .input(purchasesQuery)
    .output(answers(purchaseList))
    .query(({ ctx, input }) => listPurchases(ctx.actor, input, ctx.deps)),

  purchase: proOrPlayerProcedure
    .input(purchaseIn)
    .output(answers(receipt))
    .query(({ ctx, input }) => receiptOf(ctx.actor, input, ctx.deps)),

  refund: proProcedure
    .input(purchaseIn)
    .output(answers(receipt))
    .mutation(async ({ ctx, input }) => {
      await refundPurchase(ctx.actor, input, ctx.deps);
      return receiptOf(ctx.actor, input, ctx.deps);
    }),
});
