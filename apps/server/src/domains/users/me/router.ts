import { user } from '@fairway/contracts/auth/accounts';
import { outputSchema, signedInProcedure } from '#app/procedures.ts';
import { describeUser } from './service.ts';

const tag = 'Account';

/** Whoever is signed in. */
export const meProcedures = {
  user: signedInProcedure
    .meta({ rest: { method: 'GET', path: '/user', summary: 'The signed-in person', tag } })
    .output(outputSchema(user))
    .query(({ ctx }) => describeUser(ctx.actor, ctx.services)),
};
