import { payeeIn, payeeSaved, proOnboarding as proOnboardingOut } from '@fairway/contracts/checkout/payments';
import { outputSchema, counted, proProcedure } from '#app/procedures.ts';
import { identityOfForm, saveConnectedAccount, getPayoutOnboarding } from './service.ts';

const tag = 'Payments';

/** Where a coach’s money goes. */
export const payoutAccountProcedures = {
  addPayee: proProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/stripe/add',
        summary: 'Address, bank account, terms and proof of identity of a pro',
        tag,
        files: identityOfForm,
      },
    })
    .use(counted('card_setups'))
    .input(payeeIn)
    .output(outputSchema(payeeSaved))
    .mutation(({ ctx, input }) => saveConnectedAccount(ctx.actor, input, ctx.services, ctx.request)),

  proOnboarding: proProcedure
    .output(outputSchema(proOnboardingOut))
    .query(({ ctx }) => getPayoutOnboarding(ctx.actor, ctx.services)),
};
