import type { DbOrTx, Tx } from '@fairway/db/client';
import { lockOwner } from '@fairway/db/locks';
import { fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';

export interface ExportRow {
  id: string;
  user_id: string;
  status: 'asked' | 'ready' | 'failed';
  key: string | null;
  bytes: bigint | null;
  asked_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
}

/** What a person asked for last. */
export const readLastExport = (db: DbOrTx, user_id: string): Promise<ExportRow | null> =>
  db.data_exports.findFirst({ where: { user_id }, orderBy: [{ asked_at: 'desc' }, { id: 'desc' }] });

interface OwnedExport extends ExportRow {
  sent_to: string | null;
  user: { email: string | null };
}
const WITH_OWNER = { user: { select: { email: true } } } as const;

export const readExport = (db: DbOrTx, id: string): Promise<OwnedExport | null> =>
  db.data_exports.findUnique({ where: { id }, include: WITH_OWNER });

/** Holds a live person's exports until the transaction ends: two who ask at once take turns. */
export async function holdExports(tx: Tx, user_id: string): Promise<void> {
  await lockOwner(tx, user_id);
}

export async function insertExport(tx: Tx, user_id: string, asked_at: Date): Promise<string> {
  const { id } = await tx.data_exports.create({ data: { user_id, asked_at }, select: { id: true } });
  return id;
}

/** Marks an export as ready. False when it no longer is asked for: made by another worker, or its person is gone. */
export async function settleExport(
  tx: Tx,
  id: string,
  made: {
    key: string;
    bytes: number;
    token_hash: string;
    sent_to: string | null;
    ready_at: Date;
    expires_at: Date;
  },
): Promise<boolean> {
  // Two workers with one export: the second finds it ready, and tells nobody.
  const { count } = await tx.data_exports.updateMany({
    where: { id, status: 'asked' },
    data: { ...made, status: 'ready' },
  });
  return count === 1;
}

/** The export whose link holds this token, while it works. */
export const findByToken = (db: DbOrTx, token_hash: string, now: Date): Promise<OwnedExport | null> =>
  db.data_exports.findFirst({
    where: { token_hash, status: 'ready', expires_at: { gt: now }, user: { deleted_at: null } },
    include: WITH_OWNER,
  });

/** Gives up what was asked for before this moment; answers the ids. */
export async function failExports(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx.data_exports.updateManyAndReturn({
    where: { status: 'asked', asked_at: { lte: before } },
    data: { status: 'failed' },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Removes the rows of at most `limit` exports whose link has expired; answers where they lie. */
export async function deleteExpired(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const expired = query
    .selectFrom('data_exports')
    .select('id')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await fetchRows(
    tx,
    query
      .deleteFrom('data_exports')
      .where('id', 'in', expired)
      .returning((eb) => eb.fn.coalesce('key', sql.lit('')).as('key')),
  );
  return rows.map(({ key }) => key);
}
