import type { Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';

/**
 * Makes the changes to one pro's offers and categories take turns until the transaction ends; false when the pro is gone.
 * Their row is the one that erasing them takes first, so neither waits for the other in a ring; bookings pass by.
 */
export async function lockShop(tx: Tx, pro_id: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>(sql`
    SELECT 1 FROM users WHERE id = ${pro_id}::uuid AND deleted_at IS NULL FOR NO KEY UPDATE`);
  return rows.length > 0;
}

export interface OfferFields {
  title: string;
  description: string;
  button_type: string;
  price: number;
  qty: number | null;
  category_id: string;
  lesson_credits_value: number;
  started_at: string | null;
  ended_at: string | null;
}

/** What a change has to know of an offer. */
export interface LockedOffer {
  id: string;
  qty: number | null;
  started_at: string | null;
  ended_at: string | null;
  announced_at: Date | null;
}

/** Keeps one of the pro's offers as it is until the transaction ends: nobody buys it meanwhile. Null when there is none. */
export async function lockOffer(tx: Tx, { pro_id, id }: { pro_id: string; id: string }): Promise<LockedOffer | null> {
  const rows = await tx.$queryRaw<LockedOffer[]>(sql`
    SELECT id, qty, started_at::text, ended_at::text, announced_at FROM offers
    WHERE id = ${id}::uuid AND pro_id = ${pro_id}::uuid FOR UPDATE`);
  return rows[0] ?? null;
}

const day = (date: string | null) => (date === null ? null : new Date(`${date}T00:00:00Z`));

export async function insertOffer(tx: Tx, pro_id: string, fields: OfferFields, created_at: Date): Promise<string> {
  const { started_at, ended_at, ...rest } = fields;
  const { id } = await tx.offers.create({
    data: { pro_id, ...rest, started_at: day(started_at), ended_at: day(ended_at), created_at, updated_at: created_at },
    select: { id: true },
  });
  return id;
}

export async function updateOffer(tx: Tx, id: string, fields: Partial<OfferFields>, updated_at: Date): Promise<void> {
  const { started_at, ended_at, ...rest } = fields;
  await tx.offers.update({
    where: { id },
    data: {
      ...rest,
      ...(started_at === undefined ? {} : { started_at: day(started_at) }),
      ...(ended_at === undefined ? {} : { ended_at: day(ended_at) }),
      updated_at,
    },
  });
}

export async function deleteOffer(tx: Tx, id: string): Promise<void> {
  await tx.offers.delete({ where: { id } });
}

/** The pictures of an offer in their order. */
export const readImages = (tx: Tx, offer_id: string): Promise<{ file_id: string; key: string }[]> =>
  tx.$queryRaw<{ file_id: string; key: string }[]>(sql`
    SELECT i.file_id, f.key FROM offer_images i JOIN files f ON f.id = i.file_id
    WHERE i.offer_id = ${offer_id}::uuid ORDER BY i.position`);

/** Gives an offer these pictures in this order, and no others. */
export async function writeImages(tx: Tx, offer_id: string, file_ids: readonly string[]): Promise<void> {
  await tx.offer_images.deleteMany({ where: { offer_id } });
  await tx.offer_images.createMany({ data: file_ids.map((file_id, position) => ({ offer_id, position, file_id })) });
}
