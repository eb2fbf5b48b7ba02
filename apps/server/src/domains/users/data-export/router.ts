import { done } from '@fairway/contracts/auth/accounts';
import { dataRights, erasureIn } from '@fairway/contracts/users/data-rights';
import { outputSchema, proOrPlayerProcedure, signedInProcedure } from '#app/procedures.ts';
import { eraseSelf } from '#domains/users/erasure/service.ts';
import { requestExport, getDataRights } from './service.ts';

const tag = 'Data rights';

/** A person's own data: to take along, or to have erased. */
export const dataRightsProcedures = {
  dataRights: signedInProcedure
    .meta({ rest: { method: 'GET', path: '/data-rights', summary: 'What the caller may ask of their data', tag } })
    .output(outputSchema(dataRights))
    .query(({ ctx }) => getDataRights(ctx.actor, ctx.services)),

  askExport: signedInProcedure
    .meta({ rest: { method: 'POST', path: '/data-export', summary: "Ask for the caller's data", tag } })
    .output(outputSchema(dataRights))
    .mutation(({ ctx }) => requestExport(ctx.actor, ctx.services)),

  erase: proOrPlayerProcedure
    .meta({ rest: { method: 'POST', path: '/erasure', summary: 'Erase the caller for good', tag } })
    .input(erasureIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => eraseSelf(ctx.actor, input, ctx.services, ctx.request)),
};
