import { LIST_LIMIT } from '@fairway/contracts/constants';
import type { CreditMovement } from '@fairway/contracts/credits';
import type { PersonName } from '@fairway/contracts/primitives';
import type { PurchaseStatus } from '@fairway/contracts/purchases';
import type { credit_source } from '@fairway/db/enums';
import type { DbOrTx } from '@fairway/db/client';
import { rowsOf } from '@fairway/db/rows';
import { isoSql, noSql, sql, type Sql } from '@fairway/db/sql';
import type { Holder } from '../store.ts';

/** The lesson that credits went to or came back from; instants as ISO 8601. */
export interface LessonOfEntry {
  id: string;
  type: number;
  starts_at: string;
  ends_at: string;
}

export interface EntryRow {
  id: string;
  movement: CreditMovement;
  amount: number;
  created_at: string;
  lesson: LessonOfEntry | null;
}

export interface StoryLotRow {
  id: string;
  source: credit_source;
  quantity: number;
  remaining: number;
  purchased_at: string;
  expires_on: string;
  expires_at: string;
  reason: string | null;
  given_by: PersonName | null;
  purchase: { id: string; number: number; status: PurchaseStatus; amount: number; currency: string } | null;
  entries: EntryRow[];
}

const lessonOf = (lesson: Sql) => sql`
  CASE WHEN ${lesson}.id IS NULL THEN NULL ELSE json_build_object('id', ${lesson}.id, 'type', ${lesson}.type,
    'starts_at', ${isoSql(sql`${lesson}.starts_at`)}, 'ends_at', ${isoSql(sql`${lesson}.ends_at`)}) END`;
const l = sql`l`;

/** The player of a pro: no row for anybody else's (V4). */
const PLAYER = ({ player_id, pro_id }: Holder) => sql`
  FROM users player JOIN users pro ON pro.id = player.pro_id
  WHERE player.id = ${player_id}::uuid AND player.pro_id = ${pro_id}::uuid AND player.type = 'player' AND player.deleted_at IS NULL`;

export interface StoryRow extends PersonName {
  timezone: string;
  lots: StoryLotRow[];
}

/** The statement behind `readStory`. */
export const storyStatement = (
  holder: Holder,
  { before, limit }: { before: { purchased_at: string; id: string } | null; limit: number },
): Sql => sql`
  SELECT player.id, player.first_name, player.last_name, pro.timezone, (
    SELECT coalesce(json_agg(page), '[]') FROM (
      SELECT lot.id, lot.source, lot.quantity, lot.remaining, ${isoSql(sql`lot.purchased_at`)} AS purchased_at,
        lot.expires_on::text, ${isoSql(sql`lot.expires_at`)} AS expires_at, lot.reason,
        (SELECT json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name)
          FROM credit_ledger e JOIN users u ON u.id = e.actor_id
          WHERE e.lot_id = lot.id AND e.movement = 'given' ORDER BY e.id LIMIT 1) AS given_by,
        CASE WHEN bought.id IS NULL THEN NULL ELSE json_build_object('id', bought.id, 'number', bought.number,
          'status', bought.status, 'amount', bought.amount, 'currency', bought.currency) END AS purchase,
        (SELECT coalesce(json_agg(entry), '[]') FROM (
          SELECT e.id::text, e.movement, e.amount, ${isoSql(sql`e.created_at`)} AS created_at, ${lessonOf(l)} AS lesson
          FROM credit_ledger e LEFT JOIN lessons l ON l.id = e.lesson_id
          WHERE e.lot_id = lot.id ORDER BY e.id DESC LIMIT ${LIST_LIMIT}) entry) AS entries
      FROM credit_lots lot LEFT JOIN purchases bought ON bought.id = lot.purchase_id
      WHERE lot.player_id = player.id AND lot.pro_id = pro.id
        ${before ? sql`AND (lot.purchased_at, lot.id) < (${before.purchased_at}::timestamptz, ${before.id}::uuid)` : noSql}
      ORDER BY lot.purchased_at DESC, lot.id DESC LIMIT ${limit}) page) AS lots
  ${PLAYER(holder)}`;

/** A player's lots with all that became of them, newest first, a page by keyset, in one read; null for somebody else's player. */
export async function readStory(db: DbOrTx, ...asked: Parameters<typeof storyStatement>): Promise<StoryRow | null> {
  return (await rowsOf<StoryRow>(db, storyStatement(...asked)))[0] ?? null;
}

export interface StatementRow extends EntryRow {
  source: credit_source;
  /** The pro's words at a gift. */
  reason: string | null;
  /** The receipt of a purchase. */
  number: number | null;
}
export interface StatementRows extends PersonName {
  /** The sum of all that moved before. */
  opening: number;
  entries: StatementRow[];
}

/** What moved in [from, until), oldest first, and what there was before; null for somebody else's player. */
export async function readStatement(
  db: DbOrTx,
  holder: Holder,
  { from, until, limit }: { from: Date; until: Date; limit: number },
): Promise<StatementRows | null> {
  const lots = sql`credit_ledger e JOIN credit_lots lot ON lot.id = e.lot_id AND lot.player_id = player.id AND lot.pro_id = pro.id`;
  const rows = await rowsOf<StatementRows>(
    db,
    sql`
    SELECT player.id, player.first_name, player.last_name,
      (SELECT coalesce(sum(e.amount), 0)::int FROM ${lots} WHERE e.created_at < ${from}) AS opening,
      (SELECT coalesce(json_agg(entry), '[]') FROM (
        SELECT e.id::text, e.movement, e.amount, ${isoSql(sql`e.created_at`)} AS created_at, ${lessonOf(l)} AS lesson,
          lot.source, lot.reason, bought.number
        FROM ${lots} LEFT JOIN lessons l ON l.id = e.lesson_id LEFT JOIN purchases bought ON bought.id = lot.purchase_id
        WHERE e.created_at >= ${from} AND e.created_at < ${until}
        ORDER BY e.created_at, e.id LIMIT ${limit}) entry) AS entries
    ${PLAYER(holder)}`,
  );
  return rows[0] ?? null;
}
