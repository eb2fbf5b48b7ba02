import type { AuditDetail, AuditEntry } from '@fairway/contracts/admin';
import type { PersonName } from '@fairway/contracts/primitives';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';
import type { Stretch } from './users.ts';

/** An act to be written down. */
export interface Act {
  actor_id: string;
  action: AuditEntry['action'];
  target_id: string;
  detail: AuditDetail;
}

export async function insertAct(tx: Tx, act: Act, created_at: Date): Promise<void> {
  await tx.audit_log.create({ data: { ...act, created_at } });
}

export interface AuditRow {
  id: string;
  created_at: Date;
  action: AuditEntry['action'];
  actor_id: string;
  actor: PersonName | null;
  target_id: string | null;
  target: PersonName | null;
  detail: AuditDetail;
}

/** Who somebody is, as far as they are still here. */
const named = (alias: 'actor' | 'target') => {
  const table = alias === 'actor' ? sql`actor` : sql`target`;
  return sql`CASE WHEN ${table}.id IS NULL THEN NULL
    ELSE json_build_object('id', ${table}.id, 'first_name', ${table}.first_name, 'last_name', ${table}.last_name) END`;
};

/** What admins did, newest first, with the names of those who are still here. */
export async function readActs(db: DbOrTx, { limit, offset }: Stretch): Promise<{ data: AuditRow[]; total: number }> {
  const [data, total] = await Promise.all([
    db.$queryRaw<AuditRow[]>(sql`
      SELECT log.id::text, log.created_at, log.action, log.actor_id::text, ${named('actor')} AS actor,
        log.target_id::text, ${named('target')} AS target, log.detail
      FROM (SELECT * FROM audit_log ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}) log
      LEFT JOIN users actor ON actor.id = log.actor_id AND actor.deleted_at IS NULL
      LEFT JOIN users target ON target.id = log.target_id AND target.deleted_at IS NULL
      ORDER BY log.created_at DESC, log.id DESC`),
    db.audit_log.count(),
  ]);
  return { data, total };
}
