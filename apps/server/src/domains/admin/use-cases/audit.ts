import { ADMIN_PAGE, type AuditEntry } from '@fairway/contracts/admin';
import type { Tx } from '@fairway/db/client';
import type { Deps } from '../../../trpc/context.ts';
import { insertAct, readActs, type Act } from '../store/audit.ts';

/** Writes down what an admin does, in the transaction that does it: both are kept or neither. No personal data goes in. */
export const recordAct = (tx: Tx, act: Act, now: Date): Promise<void> => insertAct(tx, act, now);

/** What admins did, newest first. */
export async function auditLog(
  { page }: { page: number },
  { db }: Pick<Deps, 'db'>,
): Promise<{ data: AuditEntry[]; total: number; page: number; per_page: number }> {
  const { data, total } = await readActs(db, { limit: ADMIN_PAGE, offset: (page - 1) * ADMIN_PAGE });
  const entries = data.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  return { data: entries, total, page, per_page: ADMIN_PAGE };
}
