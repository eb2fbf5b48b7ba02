import { done } from '@fairway/contracts/accounts';
import { dataRights, erasureIn } from '@fairway/contracts/data-rights';
import { answers, proOrPlayerProcedure, signedInProcedure } from '../../../trpc/init.ts';
import { eraseSelf } from '../use-cases/erasure.ts';
import { askExport, dataRightsOf } from '../use-cases/export.ts';

const tag = 'Data rights';

/** A person's own data: to take along, or to have erased. */
export const dataRightsProcedures = {
  dataRights: signedInProcedure
    .meta({ rest: { method: 'GET', path: '/data-rights', summary: 'What the caller may ask of their data', tag } })
    .output(answers(dataRights))
    .query(({ ctx }) => dataRightsOf(ctx.actor, ctx.deps)),

  askExport: signedInProcedure
    .meta({ rest: { method: 'POST', path: '/data-export', summary: "Ask for the caller's data", tag } })
    .output(answers(dataRights))
    .mutation(({ ctx }) => askExport(ctx.actor, ctx.deps)),

  erase: proOrPlayerProcedure
    .meta({ rest: { method: 'POST', path: '/erasure', summary: 'Erase the caller for good', tag } })
    .input(erasureIn)
    .output(answers(done))
    .mutation(({ ctx, input }) => eraseSelf(ctx.actor, input, ctx.deps, ctx.request)),
};
