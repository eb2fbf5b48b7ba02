import { done } from '@fairway/contracts/auth/accounts';
import {
  alertsQuery,
  openAlerts as openAlertsOut,
  reconciliationPage as reconciliationPageOut,
} from '@fairway/contracts/checkout/reconciliation';
import { adminProcedure, outputSchema } from '#app/procedures.ts';
import { openAlerts, getReconciliationPage, requestReconciliation } from './service.ts';

/** Payments and credits reconciled. */
export const reconciliationProcedures = {
  reconciliation: adminProcedure
    .input(alertsQuery)
    .output(outputSchema(reconciliationPageOut))
    .query(({ ctx, input }) => getReconciliationPage(input, ctx.services)),

  openAlerts: adminProcedure.output(outputSchema(openAlertsOut)).query(({ ctx }) => openAlerts(ctx.services)),

  reconcile: adminProcedure.output(outputSchema(done)).mutation(async ({ ctx }) => {
    await requestReconciliation(ctx.services, ctx.actor);
    return { ok: true as const };
  }),
};
