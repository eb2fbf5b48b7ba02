import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';
import type { FileFacts } from './rules.ts';

export interface NewFile {
  owner_id: string;
  key: string;
  content_type: string;
  bytes: number;
  width: number | null;
  height: number | null;
  created_at: Date;
}

export async function insertFile(db: DbOrTx, file: NewFile): Promise<string> {
  const { id } = await db.files.create({ data: file, select: { id: true } });
  return id;
}

/** How many files of this person nothing uses, of the kind whose keys begin so. */
export const countUnused = (db: DbOrTx, owner_id: string, kind: 'images/' | 'videos/'): Promise<number> =>
  db.files.count({ where: { owner_id, used_at: null, key: { startsWith: kind } } });

/** What is kept of the file under a key, and who uses it. */
export async function findFile(db: DbOrTx, key: string): Promise<(FileFacts & { content_type: string }) | null> {
  const rows = await db.$queryRaw<(FileFacts & { content_type: string })[]>(sql`
    SELECT f.owner_id, f.visibility::text, f.content_type, coalesce(p.user_id, o.pro_id) AS shown_by,
      l.pro_id AS lesson_pro_id, l.player_id AS lesson_player_id
    FROM files f LEFT JOIN pro_profiles p ON p.image_id = f.id
      LEFT JOIN offer_images i ON i.file_id = f.id LEFT JOIN offers o ON o.id = i.offer_id
      LEFT JOIN lesson_sections s ON s.file_id = f.id LEFT JOIN lessons l ON l.id = s.lesson_id
    WHERE f.key = ${key}`);
  return rows[0] ?? null;
}

/** Marks a waiting file of this person as used; null when they have no such file. One file has one use. */
export async function markUsed(
  tx: Tx,
  { owner_id, key, used_at }: { owner_id: string; key: string; used_at: Date },
): Promise<string | null> {
  // The sweep asks for `used_at IS NULL` too: whoever comes second waits for the row and finds it gone, or used.
  const [file] = await tx.files.updateManyAndReturn({
    where: { owner_id, key, used_at: null },
    data: { used_at },
    select: { id: true },
  });
  return file?.id ?? null;
}

/** Lets files of this person wait again for a use. */
export const markUnused = (tx: Tx, { owner_id, ids }: { owner_id: string; ids: string[] }): Promise<unknown> =>
  tx.files.updateMany({ where: { owner_id, id: { in: ids } }, data: { used_at: null } });

/** Removes one file's row; answers its key, or null when it is gone already. */
export async function deleteFile(tx: Tx, id: string): Promise<string | null> {
  const rows = await tx.$queryRaw<{ key: string }[]>(sql`DELETE FROM files WHERE id = ${id}::uuid RETURNING key`);
  return rows[0]?.key ?? null;
}

/** Removes the rows of at most `limit` files that nothing has used since before `before`; answers their keys. */
export async function deleteUnused(tx: Tx, { before, limit }: { before: Date; limit: number }): Promise<string[]> {
  // Two sweeps at once pass each other's rows by.
  const rows = await tx.$queryRaw<{ key: string }[]>(sql`
    DELETE FROM files WHERE id IN (
      SELECT id FROM files WHERE used_at IS NULL AND created_at < ${before}
      ORDER BY created_at LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING key`);
  return rows.map(({ key }) => key);
}

/** All files of a person, oldest first. */
export const readKeys = (db: DbOrTx, owner_id: string): Promise<{ id: string; key: string; content_type: string }[]> =>
  db.files.findMany({
    where: { owner_id },
    select: { id: true, key: true, content_type: true },
    orderBy: { id: 'asc' },
  });
