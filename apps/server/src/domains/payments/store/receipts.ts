import { PURCHASES_PAGE, type PurchaseKind, type PurchaseStatus } from '@fairway/contracts/purchases';
import type { PersonName } from '@fairway/contracts/primitives';
import type { DbOrTx } from '@fairway/db/client';
import { rowsOf } from '@fairway/db/rows';
import { sql, type Sql } from '@fairway/db/sql';

/** A purchase as a receipt shows it; the player is null once they have left (A13). */
export interface ReceiptRow {
  id: string;
  number: number;
  kind: PurchaseKind;
  status: PurchaseStatus;
  title: string;
  amount: number;
  currency: string;
  credits: number;
  offer_id: string | null;
  lesson_id: string | null;
  card: string | null;
  created_at: Date;
  settled_at: Date | null;
  refunded_at: Date | null;
  player: PersonName | null;
}

/** What decides whether the money may go back. */
export interface RefundFacts {
  lot: { quantity: number; remaining: number; expires_at: Date } | null;
  /** Whether the pro has written a record for the video lesson that it was. */
  answered: boolean;
}

const COLUMNS = sql`p.id, p.number, p.kind::text, p.status::text, p.title, p.amount, p.currency, p.credits, p.offer_id, p.lesson_id,
  p.card, p.created_at, p.settled_at, p.refunded_at,
  CASE WHEN u.id IS NULL THEN NULL ELSE json_build_object('id', u.id, 'first_name', u.first_name, 'last_name', u.last_name) END AS player`;

/** Whose purchases are asked for: a buyer's own, or a seller's, perhaps those of one player. */
export interface Side {
  player_id: string | null;
  pro_id: string | null;
}

const PAID = sql`p.status IN ('paid', 'refunding', 'refunded')`;
const mine = ({ player_id, pro_id }: Side): Sql =>
  player_id !== null && pro_id !== null
    ? sql`p.player_id = ${player_id}::uuid AND p.pro_id = ${pro_id}::uuid`
    : player_id !== null
      ? sql`p.player_id = ${player_id}::uuid`
      : sql`p.pro_id = ${pro_id}::uuid`;

/** A page of what was paid, newest first, and how many there are, in one read. */
export async function readReceipts(
  db: DbOrTx,
  side: Side,
  page: number,
): Promise<{ total: number; data: ReceiptRow[] }> {
  const [counted, data] = await Promise.all([
    rowsOf<{ total: number }>(db, sql`SELECT count(*)::int AS total FROM purchases p WHERE ${mine(side)} AND ${PAID}`),
    rowsOf<ReceiptRow>(
      db,
      sql`SELECT ${COLUMNS} FROM purchases p LEFT JOIN users u ON u.id = p.player_id AND u.deleted_at IS NULL
        WHERE ${mine(side)} AND ${PAID}
        ORDER BY p.settled_at DESC, p.id DESC LIMIT ${PURCHASES_PAGE} OFFSET ${(page - 1) * PURCHASES_PAGE}`,
    ),
  ]);
  return { total: counted[0]?.total ?? 0, data };
}

type FullRow = ReceiptRow & RefundFacts & { pro: (PersonName & { email: string }) | null; timezone: string | null };

/** One receipt with both its sides; null when it is not this side's. */
export async function readReceipt(db: DbOrTx, side: Side, id: string): Promise<FullRow | null> {
  const rows = await rowsOf<FullRow>(
    db,
    sql`SELECT ${COLUMNS}, pro.timezone,
        CASE WHEN pro.id IS NULL THEN NULL ELSE json_build_object('id', pro.id, 'first_name', pro.first_name, 'last_name', pro.last_name, 'email', pro.email) END AS pro,
        (SELECT json_build_object('quantity', lot.quantity, 'remaining', lot.remaining, 'expires_at', lot.expires_at) FROM credit_lots lot WHERE lot.purchase_id = p.id) AS lot,
        EXISTS (SELECT FROM lesson_sections s WHERE s.lesson_id = p.lesson_id AND NOT s.is_player_submitted) AS answered
      FROM purchases p
      LEFT JOIN users u ON u.id = p.player_id AND u.deleted_at IS NULL
      LEFT JOIN users pro ON pro.id = p.pro_id AND pro.deleted_at IS NULL
      WHERE p.id = ${id}::uuid AND ${mine(side)} AND ${PAID}`,
  );
  const row = rows[0];
  return row ? { ...row, lot: row.lot && { ...row.lot, expires_at: new Date(row.lot.expires_at) } } : null;
}

/** Whether a pro has sold something, or is about to; what was given back was sold once. */
export async function hasSold(db: DbOrTx, pro_id: string): Promise<boolean> {
  const rows = await db.$queryRaw<{ sold: boolean }[]>(sql`
    SELECT EXISTS (SELECT FROM purchases WHERE pro_id = ${pro_id}::uuid AND amount > 0 AND status <> 'failed') AS sold`);
  return rows[0]?.sold ?? false;
}
