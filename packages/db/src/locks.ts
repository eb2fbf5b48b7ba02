import type { Tx } from './client.ts';
import { sql } from './sql.ts';

/**
 * Makes the changes to one pro's diary take turns until the transaction ends. Moving a lesson and rewriting hours need it:
 * two updates that each wait for the other's exclusion check would deadlock.
 */
export async function lockDiary(tx: Tx, pro_id: string): Promise<void> {
  await tx.$queryRaw(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`diary ${pro_id}`}, 0))::text`);
}

/** Makes the calls that name one attempt of one player to buy something take turns until the transaction ends: the second finds the first. */
export async function lockAttempt(tx: Tx, { player_id, key }: { player_id: string; key: string }): Promise<void> {
  await tx.$queryRaw(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`attempt ${player_id} ${key}`}, 0))::text`);
}
