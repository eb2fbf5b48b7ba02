import { adminUsersQuery, auditEntry, paged } from '@fairway/contracts/users/admin';
import { adminProcedure, outputSchema } from '#app/procedures.ts';
import { auditLog } from './service.ts';

const tag = 'Admin';

/** Who did what to whom. */
export const auditLogProcedures = {
  audit: adminProcedure
    .meta({ rest: { method: 'GET', path: '/admin/audit', summary: 'Admin activity, newest first', tag } })
    .input(adminUsersQuery)
    .output(outputSchema(paged(auditEntry)))
    .query(({ ctx, input }) => auditLog(input, ctx.services)),
};
