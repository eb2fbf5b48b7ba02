import { done } from '@fairway/contracts/accounts';
import { alertsQuery, openAlerts as openAlertsOut, proofPage as proofPageOut } from '@fairway/contracts/proof';
import { adminProcedure, answers } from '../../../trpc/init.ts';
import { openAlerts, proofPage } from '../use-cases/alerts.ts';
import { proofPlease } from '../use-cases/proof.ts';

/** Whether the books balance. */
export const proofProcedures = {
  proof: adminProcedure
    .input(alertsQuery)
    .output(answers(proofPageOut))
    .query(({ ctx, input }) => proofPage(input, ctx.deps)),

  openAlerts: adminProcedure.output(answers(openAlertsOut)).query(({ ctx }) => openAlerts(ctx.deps)),

  prove: adminProcedure.output(answers(done)).mutation(async ({ ctx }) => {
    await proofPlease(ctx.deps);
    return { ok: true as const };
  }),
};
