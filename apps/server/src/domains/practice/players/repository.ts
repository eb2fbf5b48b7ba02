import type { Tx } from '@fairway/db/client';
import { fetchFirst, query, type Database } from '@fairway/db/query';
import type { ExpressionBuilder } from 'kysely';

/** Whoever asks for what a player practises: the player themself, or their pro. */
export interface Reader {
  id: string;
  type: string;
}

/** Whether the player `u` is the reader, or a player of theirs. */
export const isKnownTo =
  ({ id, type }: Reader) =>
  (eb: ExpressionBuilder<Database & { u: Database['users'] }, 'u'>) =>
    eb.and([
      eb('u.type', '=', 'player'),
      eb('u.deleted_at', 'is', null),
      type === 'pro' ? eb('u.pro_id', '=', id) : eb('u.id', '=', id),
    ]);

/**
 * Makes changes to what a player practises take turns until the transaction ends: each counts what the ones before it added. False when this
 * is no player of the pro's.
 */
export async function lockOwnPlayer(tx: Tx, { pro_id, id }: { pro_id: string; id: string }): Promise<boolean> {
  const row = await fetchFirst(
    tx,
    query
      .selectFrom('users as u')
      .select('u.id')
      .where('u.id', '=', id)
      .where(isKnownTo({ id: pro_id, type: 'pro' }))
      .forNoKeyUpdate(),
  );
  return row !== null;
}
