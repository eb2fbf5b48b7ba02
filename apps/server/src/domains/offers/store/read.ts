import type { DbOrTx } from '@fairway/db/client';
import { rowsOf } from '@fairway/db/rows';
import { sql } from '@fairway/db/sql';
import { OTHERS_LAST } from './categories.ts';

/** An offer with its category, its pictures in their order, and its pro's currency. */
export interface OfferRow {
  id: string;
  pro_id: string;
  title: string;
  description: string;
  button_type: string;
  price: number;
  currency: string;
  qty: number | null;
  sold: number;
  category_id: string;
  category: string;
  lesson_credits_value: number;
  started_at: string | null;
  ended_at: string | null;
  announced_at: Date | null;
  image_keys: string[];
  /** When the reader redeemed it last. */
  redeemed_at: Date | null;
}

/** The offers of a pro, as somebody reads them. */
export interface Scope {
  pro_id: string;
  reader_id: string;
}

const offersOf = ({ pro_id, reader_id }: Scope) => sql`
  SELECT o.id::text, o.pro_id::text, o.title, o.description, o.button_type, o.price, pro.currency, o.qty, o.sold,
    o.category_id::text, c.name AS category, o.lesson_credits_value, o.started_at::text, o.ended_at::text, o.announced_at,
    (SELECT coalesce(json_agg(f.key ORDER BY i.position), '[]')
      FROM offer_images i JOIN files f ON f.id = i.file_id WHERE i.offer_id = o.id) AS image_keys,
    mine.redeemed_at
  FROM offers o
  JOIN categories c ON c.id = o.category_id
  JOIN users pro ON pro.id = o.pro_id AND pro.deleted_at IS NULL
  LEFT JOIN (SELECT p.offer_id, max(p.settled_at) AS redeemed_at FROM purchases p
    WHERE p.player_id = ${reader_id}::uuid AND p.offer_id IS NOT NULL AND p.status = 'paid' GROUP BY p.offer_id) mine
    ON mine.offer_id = o.id
  WHERE o.pro_id = ${pro_id}::uuid`;

interface Page {
  limit: number;
  offset: number;
}

const page = ({ limit, offset }: Page) => sql`
  ORDER BY ${OTHERS_LAST}, o.created_at DESC, o.id DESC LIMIT ${limit} OFFSET ${offset}`;

/** All offers of the pro, by category, the newest of each first. */
export const readOffers = (db: DbOrTx, scope: Scope, paging: Page): Promise<OfferRow[]> =>
  rowsOf<OfferRow>(db, sql`${offersOf(scope)} ${page(paging)}`);

/** Those of them that are in their window on that day and in stock (O3). */
export const readLiveOffers = (db: DbOrTx, scope: Scope, today: string, paging: Page): Promise<OfferRow[]> =>
  rowsOf<OfferRow>(
    db,
    sql`${offersOf(scope)}
      AND (o.started_at IS NULL OR o.started_at <= ${today}::date) AND (o.ended_at IS NULL OR o.ended_at >= ${today}::date)
      AND (o.qty IS NULL OR o.qty > 0) ${page(paging)}`,
  );

/** One of them, or null. */
export async function readOffer(db: DbOrTx, scope: Scope, id: string): Promise<OfferRow | null> {
  const rows = await rowsOf<OfferRow>(db, sql`${offersOf(scope)} AND o.id = ${id}::uuid`);
  return rows[0] ?? null;
}
