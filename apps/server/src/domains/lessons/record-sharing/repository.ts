import type { DbOrTx, Tx } from '@fairway/db/client';
import { fetchFirst, query } from '@fairway/db/query';

/** The link to a record. */
export interface ShareRow {
  id: string;
  lesson_id: string;
  token_hash: string;
  created_at: Date;
  expires_at: Date;
}

/** The link to a lesson's record, over or not, when the lesson is this player's. */
export const readShare = (db: DbOrTx, { lesson_id, player_id }: { lesson_id: string; player_id: string }) =>
  db.record_shares.findFirst({ where: { lesson_id, lesson: { player_id } } }) satisfies Promise<ShareRow | null>;

/** Puts a link in the place of the one that the lesson may have. */
export async function replaceShare(tx: Tx, share: ShareRow): Promise<void> {
  await tx.record_shares.deleteMany({ where: { lesson_id: share.lesson_id } });
  await tx.record_shares.create({ data: share });
}

/** Takes the link away; there need be none. */
export const deleteShare = (tx: Tx, lesson_id: string): Promise<unknown> =>
  tx.record_shares.deleteMany({ where: { lesson_id } });

/** The link with this token that works at that moment. The one who made it must still be with us. */
const selectShared = ({ token_hash, at }: { token_hash: string; at: Date }) =>
  query
    .selectFrom('record_shares as r')
    .innerJoin('lessons as l', 'l.id', 'r.lesson_id')
    .innerJoin('users as player', 'player.id', 'l.player_id')
    .where('r.token_hash', '=', token_hash)
    .where('r.expires_at', '>', at)
    .where('l.published_at', 'is not', null)
    .where('player.deleted_at', 'is', null);

/** Which lesson a token lets read, and whose it is; null when it lets read none. */
export const findShared = (
  db: DbOrTx,
  link: { token_hash: string; at: Date },
): Promise<{ lesson_id: string; player_id: string; expires_at: Date } | null> =>
  fetchFirst(db, selectShared(link).select(['r.lesson_id', 'player.id as player_id', 'r.expires_at']));

/** What a file of the record behind a token is; null when that record has no such file. */
export const findSharedFile = (
  db: DbOrTx,
  { key, ...link }: { token_hash: string; at: Date; key: string },
): Promise<{ content_type: string } | null> =>
  fetchFirst(
    db,
    selectShared(link)
      .innerJoin('lesson_sections as s', 's.lesson_id', 'l.id')
      .innerJoin('files as f', (join) =>
        join.on((eb) =>
          eb.or([
            eb('f.id', '=', eb.ref('s.file_id')),
            eb('f.id', '=', eb.ref('s.second_file_id')),
            eb('f.id', '=', eb.ref('s.voice_file_id')),
          ]),
        ),
      )
      .select('f.content_type')
      .where('f.key', '=', key)
      .where('f.status', '=', 'stored'),
  );
