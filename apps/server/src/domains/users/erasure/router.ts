import { done } from '@fairway/contracts/auth/accounts';
import { personIn } from '@fairway/contracts/coaching/people';
import { outputSchema, signedInProcedure } from '#app/procedures.ts';
import { removeUser } from './service.ts';

const tag = 'People';

/** Somebody else's end; a person's own is asked for with the rights to their data. */
export const erasureProcedures = {
  removeUser: signedInProcedure
    .meta({ rest: { method: 'DELETE', path: '/user/{id}', summary: 'Delete a person and all that is theirs', tag } })
    .input(personIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => removeUser(ctx.actor, input.id, ctx.services)),
};
