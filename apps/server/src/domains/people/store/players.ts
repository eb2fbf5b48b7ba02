import type { Player } from '@fairway/contracts/people';
import type { DbOrTx } from '@fairway/db/client';
import { rowsOf } from '@fairway/db/rows';
import { noSql, sql, type Sql } from '@fairway/db/sql';

/** Which of a pro's players: those whose first or last name, or both in a row, hold `q`. */
export interface PlayersQuestion {
  pro_id: string;
  q: string;
  now: Date;
  limit: number;
  offset: number;
}

/** How many lessons of the player `p` await their record: ended and uncancelled (R1). Nobody has written a record so far. */
export const awaitingRecords = (now: Date): Sql => sql`(
  SELECT count(*)::int FROM lessons l
  WHERE l.player_id = p.id AND l.cancelled_at IS NULL AND l.ends_at <= ${now})`;

/** The statement behind `readPlayers`. */
export const playersStatement = ({ pro_id, q, now, limit, offset }: PlayersQuestion): Sql => sql`
  SELECT p.id::text, p.first_name, p.last_name, p.email, p.phone, ${awaitingRecords(now)} AS "incompleteLessonRecords"
  FROM users p
  WHERE p.pro_id = ${pro_id}::uuid AND p.type = 'player' AND p.deleted_at IS NULL
    ${q === '' ? noSql : sql`AND strpos(lower(p.first_name || ' ' || p.last_name), lower(${q})) > 0`}
  ORDER BY p.last_name, p.first_name, p.id LIMIT ${limit} OFFSET ${offset}`;

/** A pro's live players by last name with their counters, in one round trip. */
export const readPlayers = (db: DbOrTx, question: PlayersQuestion): Promise<Player[]> =>
  rowsOf<Player>(db, playersStatement(question));

/** Whether the player is a live one of this pro. */
export const isPlayerOf = async (db: DbOrTx, { pro_id, id }: { pro_id: string; id: string }): Promise<boolean> =>
  (await db.users.count({ where: { id, pro_id, type: 'player', deleted_at: null } })) === 1;
