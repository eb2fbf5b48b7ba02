import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';

export interface ExportRow {
  id: string;
  user_id: string;
  status: 'asked' | 'ready' | 'failed';
  key: string | null;
  bytes: number | null;
  asked_at: Date;
  ready_at: Date | null;
  expires_at: Date | null;
}

/** What a person asked for last. */
export const readLastExport = (db: DbOrTx, user_id: string): Promise<ExportRow | null> =>
  db.data_exports.findFirst({ where: { user_id }, orderBy: [{ asked_at: 'desc' }, { id: 'desc' }] });

export const readExport = (db: DbOrTx, id: string): Promise<ExportRow | null> =>
  db.data_exports.findUnique({ where: { id } });

/** Holds a live person's exports until the transaction ends: two who ask at once take turns. */
export async function holdExports(tx: Tx, user_id: string): Promise<void> {
  await tx.$queryRaw(sql`SELECT 1 FROM users WHERE id = ${user_id}::uuid AND deleted_at IS NULL FOR NO KEY UPDATE`);
}

export async function insertExport(tx: Tx, user_id: string, asked_at: Date): Promise<string> {
  const { id } = await tx.data_exports.create({ data: { user_id, asked_at }, select: { id: true } });
  return id;
}

/** Marks an export as ready. False when it no longer is asked for: made by another worker, or its person is gone. */
export async function settleExport(
  tx: Tx,
  id: string,
  made: { key: string; bytes: number; token_hash: string; ready_at: Date; expires_at: Date },
): Promise<boolean> {
  // Two workers with one export: the second finds it ready, and tells nobody.
  const { count } = await tx.data_exports.updateMany({
    where: { id, status: 'asked' },
    data: { ...made, status: 'ready' },
  });
  return count === 1;
}

/** The export whose link holds this token, while it works. */
export const findByToken = (db: DbOrTx, token_hash: string, now: Date): Promise<ExportRow | null> =>
  db.data_exports.findFirst({
    where: { token_hash, status: 'ready', expires_at: { gt: now }, user: { deleted_at: null } },
  });

/** Gives up what was asked for before this moment. */
export async function failExports(db: DbOrTx, before: Date): Promise<void> {
  await db.data_exports.updateMany({
    where: { status: 'asked', asked_at: { lte: before } },
    data: { status: 'failed' },
  });
}

/** Removes the rows of at most `limit` exports whose link has expired; answers where they lie. */
export async function deleteExpired(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx.$queryRaw<{ key: string }[]>(sql`
    DELETE FROM data_exports WHERE id IN (
      SELECT id FROM data_exports WHERE expires_at <= ${now} ORDER BY expires_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING coalesce(key, '') AS key`);
  return rows.map(({ key }) => key);
}
