import type { AuditEntry } from '@fairway/contracts/users/admin';
import type { AuditRow } from './repository.ts';

/** What an admin did, for the other admins. */
export const auditView = (row: AuditRow): AuditEntry => ({
  id: row.id,
  created_at: row.created_at.toISOString(),
  action: row.action,
  actor_id: row.actor_id,
  actor: row.actor,
  target_id: row.target_id,
  target: row.target,
  detail: row.detail,
});
