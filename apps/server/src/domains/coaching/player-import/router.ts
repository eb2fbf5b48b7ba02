import { imported, importCheck, importIn } from '@fairway/contracts/coaching/player-import';
import { counted, outputSchema, proProcedure } from '#app/procedures.ts';
import { checkImport, importPlayers } from './service.ts';

const tag = 'People';

/** Players invited from a file. */
export const playerImportProcedures = {
  checkImport: proProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/pending_player/import/check',
        summary: 'Say what would come of inviting the players of a file',
        tag,
      },
    })
    .use(counted('imports'))
    .input(importIn)
    .output(outputSchema(importCheck))
    .mutation(({ ctx, input }) => checkImport(ctx.actor, input, ctx.services)),

  importPlayers: proProcedure
    .meta({
      rest: { method: 'POST', path: '/pending_player/import', summary: 'Invite the players of a file by mail', tag },
    })
    .use(counted('imports'))
    .input(importIn)
    .output(outputSchema(imported))
    .mutation(({ ctx, input }) => importPlayers(ctx.actor, input, ctx.services)),
};
