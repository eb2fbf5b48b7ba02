import type { Tx } from '@fairway/db/client';
import { execute, fetchFirst, query } from '@fairway/db/query';
import { sql } from 'kysely';
import { isInStock, isOpenOn } from '#core/live-offers.ts';
import { selectWindow } from '#domains/offers/catalogue/repository.ts';
import type { Standing } from './rules.ts';

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
export function takeOne(tx: Tx, { offer_id, pro_id, today, shown }: Wanted): Promise<Taken | null> {
  const take = query
    .updateTable('offers as o')
    .set((eb) => ({ qty: eb('o.qty', '-', 1) }))
    .where('o.id', '=', offer_id)
    .where('o.pro_id', '=', pro_id)
    .where(isInStock)
    .where(isOpenOn(today))
    .returning(['o.title', 'o.price', 'o.lesson_credits_value', sql<boolean>`o.qty IS NOT NULL`.as('limited')]);
  return fetchFirst(tx, shown === undefined ? take : take.where('o.price', '=', shown));
}

/**
 * Whether a player has redeemed an offer. Asked after one was set aside it sees whatever was done before: all take turns at the offer's
 * row.
 */
export const isRedeemed = async (tx: Tx, redeemed: { offer_id: string; player_id: string }): Promise<boolean> =>
  (await tx.purchases.count({ where: { ...redeemed, status: 'paid' } })) > 0;

/** The offer as it stands, which tells why none could be had; null when the pro has no such offer. */
export const readStanding = (
  tx: Tx,
  { offer_id, pro_id }: Pick<Wanted, 'offer_id' | 'pro_id'>,
): Promise<Standing | null> =>
  fetchFirst(
    tx,
    query
      .selectFrom('offers as o')
      .select(['o.price', 'o.qty'])
      .select(selectWindow)
      .where('o.id', '=', offer_id)
      .where('o.pro_id', '=', pro_id),
  );

/** Puts one that was set aside back. An offer that was deleted meanwhile, or is unlimited, keeps no stock. */
export async function returnHeldItem(tx: Tx, offer_id: string): Promise<void> {
  await tx.offers.updateMany({ where: { id: offer_id }, data: { qty: { increment: 1 } } });
}

/** Counts one that was set aside as sold. */
export async function countSold(tx: Tx, offer_id: string): Promise<void> {
  await tx.offers.updateMany({ where: { id: offer_id }, data: { sold: { increment: 1 } } });
}

/** Takes a sold one back into stock. */
export async function returnSoldItem(tx: Tx, offer_id: string): Promise<void> {
  const back = { qty: sql<number | null>`qty + 1`, sold: sql<number>`greatest(sold - 1, 0)` };
  await execute(tx, query.updateTable('offers').set(back).where('id', '=', offer_id));
}

/** Sells one anew that its buyer keeps after all. When somebody else has had the last one meanwhile, one more is sold than there were. */
export async function sellAgain(tx: Tx, offer_id: string): Promise<void> {
  // An offer without a limit has no quantity, and keeps none.
  const sale = { qty: sql<number | null>`CASE WHEN qty > 0 THEN qty - 1 ELSE qty END`, sold: sql<number>`sold + 1` };
  await execute(tx, query.updateTable('offers').set(sale).where('id', '=', offer_id));
}
