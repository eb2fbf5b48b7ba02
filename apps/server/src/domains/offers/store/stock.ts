import type { Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';
import type { Standing } from '../rules/redeeming.ts';

/** An offer as it was when one of it was set aside. */
export interface Taken {
  title: string;
  price: number;
  lesson_credits_value: number;
  /** Whether there was a stock that it was taken out of. */
  limited: boolean;
}

/** What a player redeems: one of their pro's, on a day of that pro's calendar, at the price they were shown if they say it. */
export interface Wanted {
  offer_id: string;
  pro_id: string;
  today: string;
  shown: number | undefined;
}

/**
 * Sets one aside, if the offer can be redeemed as it stands. Of many at once for the last one each waits at the row and then reads
 * it anew: one finds it there, and a price or a day that was changed meanwhile is seen too (O2).
 */
export async function takeOne(tx: Tx, { offer_id, pro_id, today, shown }: Wanted): Promise<Taken | null> {
  const rows = await tx.$queryRaw<Taken[]>(sql`
    UPDATE offers SET qty = qty - 1
    WHERE id = ${offer_id}::uuid AND pro_id = ${pro_id}::uuid
      AND (qty IS NULL OR qty > 0)
      AND (started_at IS NULL OR started_at <= ${today}::date)
      AND (ended_at IS NULL OR ended_at >= ${today}::date)
      AND price = coalesce(${shown ?? null}::int, price)
    RETURNING title, price, lesson_credits_value, qty IS NOT NULL AS limited`);
  return rows[0] ?? null;
}

/** The offer as it stands, which tells why none could be had; null when the pro has no such offer. */
export async function readStanding(
  tx: Tx,
  { offer_id, pro_id }: Pick<Wanted, 'offer_id' | 'pro_id'>,
): Promise<Standing | null> {
  const rows = await tx.$queryRaw<Standing[]>(sql`
    SELECT price, qty, started_at::text, ended_at::text FROM offers
    WHERE id = ${offer_id}::uuid AND pro_id = ${pro_id}::uuid`);
  return rows[0] ?? null;
}

/** Puts one that was set aside back. An offer that was deleted meanwhile, or is unlimited, keeps no stock. */
export async function putBack(tx: Tx, offer_id: string): Promise<void> {
  await tx.$executeRaw(sql`UPDATE offers SET qty = qty + 1 WHERE id = ${offer_id}::uuid`);
}

/** Counts one that was set aside as sold. */
export async function countSold(tx: Tx, offer_id: string): Promise<void> {
  await tx.$executeRaw(sql`UPDATE offers SET sold = sold + 1 WHERE id = ${offer_id}::uuid`);
}

/** Takes a sold one back into stock. */
export async function restock(tx: Tx, offer_id: string): Promise<void> {
  await tx.$executeRaw(sql`
    UPDATE offers SET qty = qty + 1, sold = greatest(sold - 1, 0) WHERE id = ${offer_id}::uuid`);
}

/** Sells one anew that its buyer keeps after all. When somebody else has had the last one meanwhile, one more is sold than there were. */
export async function sellAgain(tx: Tx, offer_id: string): Promise<void> {
  await tx.$executeRaw(sql`
    UPDATE offers SET qty = greatest(qty - 1, 0), sold = sold + 1 WHERE id = ${offer_id}::uuid`);
}

/**
 * The player who bought something, if they are still there and still the pro's. The pro is held first, then the player, then the offer: an
 * erasure takes them in that order too, so neither waits for the other in a ring.
 */
export async function readBuyer(
  tx: Tx,
  { player_id, pro_id }: { player_id: string; pro_id: string },
): Promise<{ timezone: string } | null> {
  const rows = await tx.$queryRaw<{ timezone: string }[]>(sql`
    SELECT pro.timezone FROM users player JOIN users pro ON pro.id = player.pro_id AND pro.deleted_at IS NULL
    WHERE player.id = ${player_id}::uuid AND pro.id = ${pro_id}::uuid AND player.deleted_at IS NULL
    FOR KEY SHARE OF pro, player`);
  return rows[0] ?? null;
}
