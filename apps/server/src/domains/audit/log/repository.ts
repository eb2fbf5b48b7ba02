import type { AuditDetail, AuditEntry } from '@fairway/contracts/users/admin';
import type { PersonName } from '@fairway/contracts/primitives';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';
import type { Stretch } from '#core/pagination.ts';

/** An act to be written down. */
export interface AuditAct {
  actor_id: string;
  action: AuditEntry['action'];
  /** Whom it was done to, when it was done to somebody. */
  target_id: string | null;
  detail: AuditDetail;
}

export async function insertAudit(tx: Tx, act: AuditAct, created_at: Date): Promise<void> {
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
const selectName = (person: 'actor' | 'target') => {
  const column = (name: keyof PersonName) => sql.ref(`${person}.${name}`);
  return sql<PersonName | null>`CASE WHEN ${column('id')} IS NOT NULL THEN json_build_object(
    'id', ${column('id')}, 'first_name', ${column('first_name')}, 'last_name', ${column('last_name')}) END`.as(person);
};

const selectPage = ({ limit, offset }: Stretch) =>
  query
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset);

/** Admin activity, newest first, with the names of those who are still here. */
export async function listAudits(db: DbOrTx, page: Stretch): Promise<{ data: AuditRow[]; total: number }> {
  const named = query
    .selectFrom(selectPage(page).as('log'))
    .leftJoin('users as actor', (join) =>
      join.onRef('actor.id', '=', 'log.actor_id').on('actor.deleted_at', 'is', null),
    )
    .leftJoin('users as target', (join) =>
      join.onRef('target.id', '=', 'log.target_id').on('target.deleted_at', 'is', null),
    )
    .select((eb) => [
      eb.cast<string>('log.id', 'text').as('id'),
      'log.created_at',
      eb.ref('log.action').$castTo<AuditRow['action']>().as('action'),
      'log.actor_id',
      selectName('actor'),
      'log.target_id',
      selectName('target'),
      eb.ref('log.detail').$castTo<AuditDetail>().as('detail'),
    ])
    .orderBy('log.created_at', 'desc')
    .orderBy('log.id', 'desc');
  const [data, total] = await Promise.all([fetchRows(db, named), db.audit_log.count()]);
  return { data, total };
}
