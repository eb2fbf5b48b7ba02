import type { UploadUse } from '@fairway/contracts/files/resumable-uploads';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { prepareStatement } from '@fairway/db/prepared';
import { execute, fetchFirst, fetchRows, query } from '@fairway/db/query';
import { CLOCK, leaseEnd } from '#core/database-clock.ts';

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

/** Who holds an upload to write it, and for how long unless they say so again. */
export interface Hold {
  id: string;
  writer: string;
  holdMs: number;
}

/** Takes an upload that nobody holds. Of two who ask at once the second finds the row held: it is one statement. */
export async function takeHold(db: DbOrTx, { id, writer, holdMs }: Hold): Promise<boolean> {
  const taken = query
    .updateTable('uploads')
    .set({ writer, held_until: leaseEnd(holdMs), is_wanted: false })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('writer', 'is', null), eb('held_until', '<', CLOCK)]));
  return (await execute(db, taken)) === 1;
}

/** Goes on holding; whether somebody waits. Null when it is lost. */
export const extendHold = (db: DbOrTx, { id, writer, holdMs }: Hold): Promise<{ is_wanted: boolean } | null> =>
  fetchFirst(
    db,
    query
      .updateTable('uploads')
      .set({ held_until: leaseEnd(holdMs) })
      .where('id', '=', id)
      .where('writer', '=', writer)
      .returning('is_wanted'),
  );

/** Asks whoever holds an upload to let it go. */
export const wantHold = (db: DbOrTx, id: string): Promise<unknown> =>
  db.uploads.updateMany({ where: { id, writer: { not: null } }, data: { is_wanted: true } });

export const endHold = (db: DbOrTx, { id, writer }: Pick<Hold, 'id' | 'writer'>): Promise<unknown> =>
  db.uploads.updateMany({ where: { id, writer }, data: { writer: null, held_until: null, is_wanted: false } });
