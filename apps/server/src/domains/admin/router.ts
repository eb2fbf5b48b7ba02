import { done } from '@fairway/contracts/accounts';
import {
  adminSearchIn,
  adminUserIdIn,
  adminUserIn,
  adminUserPutIn,
  adminUsersQuery,
  auditEntry,
  listedUser,
  paged,
} from '@fairway/contracts/admin';
import { person } from '@fairway/contracts/people';
import { adminProcedure, answers, router } from '../../trpc/init.ts';
import { auditLog } from './use-cases/audit.ts';
import { changeByAdmin } from './use-cases/change.ts';
import { createUser } from './use-cases/create.ts';
import { usersFor } from './use-cases/find.ts';
import { removeByAdmin } from './use-cases/remove.ts';

const tag = 'Admin';

export const adminRouter = router({
  users: adminProcedure
    .meta({ rest: { method: 'GET', path: '/admin/users', summary: 'Everybody, by name', tag } })
    .input(adminUsersQuery)
    .output(answers(paged(listedUser)))
    .query(({ ctx, input }) => usersFor(input, ctx.deps)),

  search: adminProcedure
    .meta({ rest: { method: 'POST', path: '/admin/users/search', summary: 'Find people by name or email', tag } })
    .input(adminSearchIn)
    .output(answers(paged(listedUser)))
    .query(({ ctx, input }) => usersFor(input, ctx.deps)),

  create: adminProcedure
    .meta({ rest: { method: 'POST', path: '/admin/users/', summary: 'Make a pro or an admin', tag } })
    .input(adminUserIn)
    .output(answers(person))
    .mutation(({ ctx, input }) => createUser(ctx.actor, input, ctx.deps)),

  change: adminProcedure
    .meta({ rest: { method: 'PUT', path: '/admin/users/{id}', summary: 'Change anybody', tag } })
    .input(adminUserPutIn)
    .output(answers(person))
    .mutation(({ ctx, input }) => changeByAdmin(ctx.actor, input, ctx.deps)),

  remove: adminProcedure
    .meta({
      rest: { method: 'DELETE', path: '/admin/users/{id}', summary: 'Delete a person and all that is theirs', tag },
    })
    .input(adminUserIdIn)
    .output(answers(done))
    .mutation(({ ctx, input }) => removeByAdmin(ctx.actor, input.id, ctx.deps)),

  audit: adminProcedure
    .meta({ rest: { method: 'GET', path: '/admin/audit', summary: 'What admins did, newest first', tag } })
    .input(adminUsersQuery)
    .output(answers(paged(auditEntry)))
    .query(({ ctx, input }) => auditLog(input, ctx.deps)),
});
