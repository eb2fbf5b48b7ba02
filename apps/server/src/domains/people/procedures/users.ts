import { done } from '@fairway/contracts/accounts';
import { person, personIn, userPutIn } from '@fairway/contracts/people';
import { answers, signedInProcedure } from '../../../trpc/init.ts';
import { changeUser } from '../use-cases/change.ts';
import { personById } from '../use-cases/person.ts';
import { removeUser } from '../use-cases/remove.ts';

const tag = 'People';

/** A person's own record. */
export const userProcedures = {
  user: signedInProcedure
    .meta({ rest: { method: 'GET', path: '/user/{id}', summary: 'One person', tag } })
    .input(personIn)
    .output(answers(person))
    .query(({ ctx, input }) => personById(ctx.actor, input.id, ctx.deps)),

  saveUser: signedInProcedure
    .meta({ rest: { method: 'PUT', path: '/user/{id}', summary: 'Change a person', tag } })
    .input(userPutIn)
    .output(answers(person))
    .mutation(({ ctx, input }) => changeUser(ctx.actor, input, ctx.deps)),

  removeUser: signedInProcedure
    .meta({ rest: { method: 'DELETE', path: '/user/{id}', summary: 'Delete a person and all that is theirs', tag } })
    .input(personIn)
    .output(answers(done))
    .mutation(({ ctx, input }) => removeUser(ctx.actor, input.id, ctx.deps)),
};
