import type { UploadUse } from '@fairway/contracts/files/resumable-uploads';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { prepareStatement } from '@fairway/db/prepared';
import { fetchFirst, fetchRows, query } from '@fairway/db/query';

/** An upload in parts, with the file that it brings. */
export interface UploadRow {
  id: string;
  file_id: string;
  use: UploadUse;
  filename: string;
  bytes: number;
  finished_at: Date | null;
  key: string;
  content_type: string;
  reserved_until: Date | null;
  used_at: Date | null;
}

export const insertUpload = (
  tx: Tx,
  upload: Pick<UploadRow, 'id' | 'file_id' | 'use' | 'filename' | 'bytes'> & { created_at: Date },
): Promise<unknown> => tx.uploads.create({ data: upload });

const selectUploads = query
  .selectFrom('uploads as u')
  .innerJoin('files as f', 'f.id', 'u.file_id')
  .select(['u.id', 'u.file_id', 'u.use', 'u.filename', 'u.bytes', 'u.finished_at'])
  .select(['f.key', 'f.content_type', 'f.reserved_until', 'f.used_at']);

const selectUpload = prepareStatement(({ id, owner_id }: { id: string; owner_id: string }) =>
  selectUploads.where('u.id', '=', id).where('f.owner_id', '=', owner_id),
);

/** This person's upload, or null. */
export const findUpload = (db: DbOrTx, named: { id: string; owner_id: string }): Promise<UploadRow | null> =>
  fetchFirst(db, selectUpload(named));

/** Those of this person's uploads that these ids name. */
export const findUploads = (db: DbOrTx, owner_id: string, ids: string[]): Promise<UploadRow[]> =>
  fetchRows(
    db,
    selectUploads.where('f.owner_id', '=', owner_id).where((eb) => eb('u.id', '=', eb.fn.any(eb.val(ids)))),
  );

export const markFinished = (tx: Tx, id: string, finished_at: Date): Promise<unknown> =>
  tx.uploads.updateMany({ where: { id }, data: { finished_at } });

/** Who holds an upload to write it, and until when unless they say so again. */
export interface Hold {
  id: string;
  writer: string;
  at: Date;
  held_until: Date;
}

/** Takes an upload that nobody holds. Of two who ask at once the second finds the row held: it is one statement. */
export async function takeHold(db: DbOrTx, { id, writer, at, held_until }: Hold): Promise<boolean> {
  const { count } = await db.uploads.updateMany({
    where: { id, OR: [{ writer: null }, { held_until: { lt: at } }] },
    data: { writer, held_until, is_wanted: false },
  });
  return count === 1;
}

/** Goes on holding; whether somebody waits. Null when it is lost. */
export async function extendHold(
  db: DbOrTx,
  { id, writer, held_until }: Omit<Hold, 'at'>,
): Promise<{ is_wanted: boolean } | null> {
  const [row] = await db.uploads.updateManyAndReturn({
    where: { id, writer },
    data: { held_until },
    select: { is_wanted: true },
  });
  return row ?? null;
}

/** Asks whoever holds an upload to let it go. */
export const wantHold = (db: DbOrTx, id: string): Promise<unknown> =>
  db.uploads.updateMany({ where: { id, writer: { not: null } }, data: { is_wanted: true } });

export const endHold = (db: DbOrTx, { id, writer }: Pick<Hold, 'id' | 'writer'>): Promise<unknown> =>
  db.uploads.updateMany({ where: { id, writer }, data: { writer: null, held_until: null, is_wanted: false } });
