import {
  addCardIn,
  cardForm as cardFormOut,
  cardIntent,
  customerAdded,
  savedCard,
  updateCardIn,
} from '@fairway/contracts/checkout/payments';
import { outputSchema, counted, proOrPlayerProcedure, publicProcedure } from '#app/procedures.ts';
import { addCard, changeCard, addCustomer, beginCard, cardForm } from './service.ts';

const tag = 'Payments';

/** The card on file. */
export const cardProcedures = {
  cardForm: publicProcedure.output(outputSchema(cardFormOut)).query(({ ctx }) => cardForm(ctx.services)),

  addCustomer: proOrPlayerProcedure
    .meta({
      rest: { method: 'POST', path: '/stripe/add-customer', summary: 'Become a payment customer', tag, refuses: [429] },
    })
    .use(counted('card_setups'))
    .output(outputSchema(customerAdded))
    .mutation(({ ctx }) => addCustomer(ctx.actor, ctx.services)),

  intent: proOrPlayerProcedure
    .meta({
      rest: {
        method: 'GET',
        path: '/stripe/intent',
        summary: 'What the browser confirms a card with',
        tag,
        refuses: [429],
      },
    })
    .use(counted('card_setups'))
    .output(outputSchema(cardIntent))
    .query(({ ctx }) => beginCard(ctx.actor, ctx.services)),

  addCard: proOrPlayerProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/stripe/add-card-details',
        summary: 'Keep the first card',
        tag,
        refuses: [418, 429],
      },
    })
    .use(counted('card_setups'))
    .input(addCardIn)
    .output(outputSchema(savedCard))
    .mutation(({ ctx, input }) => addCard(ctx.actor, input, ctx.services)),

  updateCard: proOrPlayerProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/stripe/update-card-details',
        summary: 'Change the card, within five minutes of a password check',
        tag,
        refuses: [418, 429],
      },
    })
    .use(counted('card_setups'))
    .input(updateCardIn)
    .output(outputSchema(savedCard))
    .mutation(({ ctx, input }) => changeCard(ctx.actor, input, ctx.services)),
};
