import type { AuditEntry } from '@fairway/contracts/users/admin';
import { ADMIN_PAGE } from '@fairway/contracts/users/admin-limits';
import type { Tx } from '@fairway/db/client';
import type { AppServices } from '#app/context.ts';
import { insertAudit, listAudits, type AuditAct } from './repository.ts';
import { auditView } from './view.ts';

/** Writes down what an admin does, in the transaction that does it: both are kept or neither. No personal data goes in. */
export const recordAudit = (tx: Tx, act: AuditAct, now: Date): Promise<void> => insertAudit(tx, act, now);

/** Admin activity, newest first. */
export async function auditLog(
  { page }: { page: number },
  { db }: Pick<AppServices, 'db'>,
): Promise<{ data: AuditEntry[]; total: number; page: number; per_page: number }> {
  const { data, total } = await listAudits(db, { limit: ADMIN_PAGE, offset: (page - 1) * ADMIN_PAGE });
  return { data: data.map(auditView), total, page, per_page: ADMIN_PAGE };
}
