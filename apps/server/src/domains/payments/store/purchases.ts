import type { PurchaseKind } from '@fairway/contracts/purchases';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { noSql, sql } from '@fairway/db/sql';
import type { GoodsNote, PurchaseRow, Seller } from '../rules/goods.ts';

const MAY_BE_SEEN_AGAIN = '1 hour';

/** A purchase by its id. */
export const readPurchase = async (db: DbOrTx, id: string): Promise<PurchaseRow | null> =>
  (await db.$queryRaw<PurchaseRow[]>(sql`SELECT * FROM purchases WHERE id = ${id}::uuid`))[0] ?? null;

/** The same, kept from everyone else until the transaction ends: answer, message and sweep settle a purchase in turn. */
export const lockPurchase = async (tx: Tx, id: string): Promise<PurchaseRow | null> =>
  (await tx.$queryRaw<PurchaseRow[]>(sql`SELECT * FROM purchases WHERE id = ${id}::uuid FOR UPDATE`))[0] ?? null;

/** A player's attempt by the key they gave it. */
export const findByKey = async (db: DbOrTx, player_id: string, key: string): Promise<PurchaseRow | null> =>
  (
    await db.$queryRaw<PurchaseRow[]>(
      sql`SELECT * FROM purchases WHERE player_id = ${player_id}::uuid AND key = ${key}`,
    )
  )[0] ?? null;

/** A player's attempt by its payment. */
export const findByPayment = async (
  db: DbOrTx,
  player_id: string,
  payment_intent_id: string,
): Promise<PurchaseRow | null> =>
  (
    await db.$queryRaw<PurchaseRow[]>(
      sql`SELECT * FROM purchases WHERE payment_intent_id = ${payment_intent_id} AND player_id = ${player_id}::uuid`,
    )
  )[0] ?? null;

/** As many of a player's attempts as "look again" looks through. */
const LOOKED_THROUGH = 20;

/**
 * What "look again" may mean when no payment is named (C4a): a player's attempts of a kind that are unfinished, or that the provider's
 * message has finished in the meantime, newest first.
 */
export const readNewest = (
  db: DbOrTx,
  { player_id, kind, now }: { player_id: string; kind: PurchaseKind; now: Date },
): Promise<PurchaseRow[]> =>
  db.$queryRaw<PurchaseRow[]>(sql`
    SELECT * FROM purchases
    WHERE player_id = ${player_id}::uuid AND kind = ${kind}::purchase_kind AND status IN ('begun', 'paid')
      AND created_at > ${now}::timestamptz - ${MAY_BE_SEEN_AGAIN}::interval
    ORDER BY created_at DESC, id DESC LIMIT ${LOOKED_THROUGH}`);

/** A player's newest attempt that waits for them, for goods of which this much is known. */
export const findUnfinished = async (
  db: DbOrTx,
  { player_id, kind, goods }: { player_id: string; kind: PurchaseKind; goods: GoodsNote },
): Promise<PurchaseRow | null> =>
  (
    await db.$queryRaw<PurchaseRow[]>(sql`
      SELECT * FROM purchases
      WHERE player_id = ${player_id}::uuid AND kind = ${kind}::purchase_kind AND status = 'begun'
        AND goods @> ${JSON.stringify(goods)}::jsonb
      ORDER BY created_at DESC, id DESC LIMIT 1`)
  )[0] ?? null;

/** The seller and whether the buyer is theirs. The seller's row is held: a change of currency waits, or we wait for it (C8). */
export async function lockSeller(
  tx: Tx,
  { pro_id, player_id }: { pro_id: string; player_id: string },
): Promise<(Seller & { subscribed_until: Date | null; account_status: string }) | null> {
  const rows = await tx.$queryRaw<(Seller & { subscribed_until: Date | null; account_status: string })[]>(sql`
    SELECT pro.id, pro.timezone, pro.currency, pro.subscribed_until, pro.stripe_account_id, pro.account_status::text,
      s.lesson_price, s.video_lessons_enabled, s.video_lessons_price
    FROM users pro JOIN settings s ON s.user_id = pro.id
    JOIN users player ON player.id = ${player_id}::uuid AND player.pro_id = pro.id AND player.deleted_at IS NULL
    WHERE pro.id = ${pro_id}::uuid AND pro.deleted_at IS NULL
    FOR SHARE OF pro, s`);
  return rows[0] ?? null;
}

/** An attempt to be written down. */
export interface NewPurchase {
  id: string;
  kind: PurchaseKind;
  player_id: string;
  pro_id: string;
  key: string;
  title: string;
  amount: number;
  currency: string;
  credits: number;
  offer_id: string | null;
  goods: GoodsNote | null;
  stripe_id: string | null;
  stripe_account_id: string | null;
  created_at: Date;
}

/** Writes an attempt down. */
export async function insertPurchase(tx: Tx, row: NewPurchase): Promise<PurchaseRow> {
  const rows = await tx.$queryRaw<PurchaseRow[]>(sql`
    INSERT INTO purchases (id, kind, player_id, pro_id, key, title, amount, currency, credits, offer_id, goods, stripe_id, stripe_account_id, created_at)
    VALUES (${row.id}::uuid, ${row.kind}::purchase_kind, ${row.player_id}::uuid, ${row.pro_id}::uuid, ${row.key}, ${row.title}, ${row.amount}, ${row.currency},
      ${row.credits}, ${row.offer_id}::uuid, ${row.goods === null ? null : JSON.stringify(row.goods)}::jsonb, ${row.stripe_id}, ${row.stripe_account_id}, ${row.created_at})
    RETURNING *`);
  return rows[0]!;
}

/** Notes which payment is to pay for it; the provider gives one purchase one payment, however often it is asked. */
export async function writePayment(db: DbOrTx, id: string, payment_intent_id: string): Promise<void> {
  await db.purchases.updateMany({ where: { id, payment_intent_id: null }, data: { payment_intent_id } });
}

/** Writes how a locked purchase came out; what delivering needed is not needed any more. */
export async function settlePurchase(
  tx: Tx,
  id: string,
  data: {
    status: 'paid' | 'failed' | 'refunding';
    settled_at: Date;
    card?: string | null;
    lesson_id?: string | null;
    failure?: string;
  },
): Promise<PurchaseRow> {
  const { status, settled_at, card = null, lesson_id = null, failure = null } = data;
  const rows = await tx.$queryRaw<PurchaseRow[]>(sql`
    UPDATE purchases SET status = ${status}::purchase_status, settled_at = ${settled_at}, card = ${card},
      lesson_id = ${lesson_id}::uuid, failure = ${failure}, goods = NULL
    WHERE id = ${id}::uuid RETURNING *`);
  return rows[0]!;
}

/** Moves a locked purchase on its way back. */
export async function writeRefund(
  tx: Tx,
  id: string,
  data:
    | { status: 'paid' | 'refunding'; settled_at?: Date }
    | { status: 'refunded'; refunded_at: Date; refund_id: string | null },
): Promise<PurchaseRow> {
  // What has changed is held against the provider's books anew.
  await tx.purchases.update({ where: { id }, data: { ...data, proved_at: null } });
  const row = await readPurchase(tx, id);
  return row!;
}

/** Purchases that wait for somebody to finish them, the oldest first, a page by keyset. */
export const readUnfinished = (
  db: DbOrTx,
  { before, after, limit }: { before: Date; after: PurchaseRow | undefined; limit: number },
): Promise<PurchaseRow[]> =>
  db.$queryRaw<PurchaseRow[]>(sql`
    SELECT * FROM purchases WHERE status IN ('begun', 'refunding') AND created_at < ${before}
      ${after ? sql`AND (created_at, id) > (${after.created_at}, ${after.id}::uuid)` : noSql}
    ORDER BY created_at, id LIMIT ${limit}`);
