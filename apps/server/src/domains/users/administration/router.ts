import { done } from '@fairway/contracts/auth/accounts';
import {
  adminSearchIn,
  adminUserIdIn,
  adminUserIn,
  adminUserPutIn,
  adminUsersQuery,
  listedUser,
  paged,
} from '@fairway/contracts/users/admin';
import { person } from '@fairway/contracts/coaching/people';
import { adminProcedure, outputSchema } from '#app/procedures.ts';
import { changeByAdmin, createUser, listUsers } from './service.ts';
import { removeByAdmin } from '#domains/users/erasure/service.ts';

const tag = 'Admin';

/** Everybody, for admins. */
export const administrationProcedures = {
  users: adminProcedure
    .meta({ rest: { method: 'GET', path: '/admin/users', summary: 'Everybody, by name', tag } })
    .input(adminUsersQuery)
    .output(outputSchema(paged(listedUser)))
    .query(({ ctx, input }) => listUsers(input, ctx.services)),

  search: adminProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/admin/users/search',
        summary: 'Find people by name or email',
        tag,
        queried: true,
      },
    })
    .input(adminSearchIn)
    .output(outputSchema(paged(listedUser)))
    .query(({ ctx, input }) => listUsers(input, ctx.services)),

  create: adminProcedure
    .meta({ rest: { method: 'POST', path: '/admin/users/', summary: 'Make a pro or an admin', tag } })
    .input(adminUserIn)
    .output(outputSchema(person))
    .mutation(({ ctx, input }) => createUser(ctx.actor, input, ctx.services)),

  change: adminProcedure
    .meta({ rest: { method: 'PUT', path: '/admin/users/{id}', summary: 'Change anybody', tag } })
    .input(adminUserPutIn)
    .output(outputSchema(person))
    .mutation(({ ctx, input }) => changeByAdmin(ctx.actor, input, ctx.services, ctx.request)),

  remove: adminProcedure
    .meta({
      rest: { method: 'DELETE', path: '/admin/users/{id}', summary: 'Delete a person and all that is theirs', tag },
    })
    .input(adminUserIdIn)
    .output(outputSchema(done))
    .mutation(({ ctx, input }) => removeByAdmin(ctx.actor, input.id, ctx.services)),
};
