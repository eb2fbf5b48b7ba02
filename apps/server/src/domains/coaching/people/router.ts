import { person, personIn, userPutIn } from '@fairway/contracts/coaching/people';
import { outputSchema, signedInProcedure } from '#app/procedures.ts';
import { changeUser, personById } from './service.ts';

const tag = 'People';

/** A person's own record. */
export const userProcedures = {
  user: signedInProcedure
    .meta({ rest: { method: 'GET', path: '/user/{id}', summary: 'One person', tag } })
    .input(personIn)
    .output(outputSchema(person))
    .query(({ ctx, input }) => personById(ctx.actor, input.id, ctx.services)),

  saveUser: signedInProcedure
    .meta({ rest: { method: 'PUT', path: '/user/{id}', summary: 'Change a person', tag } })
    .input(userPutIn)
    .output(outputSchema(person))
    .mutation(({ ctx, input }) => changeUser(ctx.actor, input, ctx.services, ctx.request)),
};
