import type { DbOrTx } from '@fairway/db/client';
import type { LotFacts, OfferFacts, PurchaseFacts, VideoFacts } from '../rules/facts.ts';
import { PERSON, personOf, readPlayers, readSides } from './people.ts';

/** A lot of credits with both its sides. */
export async function readLot(db: DbOrTx, id: string): Promise<LotFacts | null> {
  const row = await db.credit_lots.findUnique({ where: { id } });
  return row && { ...row, ...(await readSides(db, row)) };
}

/** A purchase with both its sides and the last day of its credits. */
export async function readPurchase(db: DbOrTx, id: string): Promise<PurchaseFacts | null> {
  const row = await db.purchases.findUnique({ where: { id }, include: { lot: { select: { expires_on: true } } } });
  return row && { ...row, expires_on: row.lot?.expires_on ?? null, ...(await readSides(db, row)) };
}

/** The lesson that two videos were sent for, with what was paid. */
export async function readVideo(
  db: DbOrTx,
  { lesson_id, purchase_id }: { lesson_id: string; purchase_id: string | null },
): Promise<VideoFacts | null> {
  const row = await db.lessons.findUnique({
    where: { id: lesson_id },
    include: { pro: { select: PERSON }, player: { select: PERSON } },
  });
  if (!row) return null;
  const purchase = purchase_id === null ? null : await readPurchase(db, purchase_id);
  return { ...row, pro: personOf(row.pro), player: personOf(row.player), purchase };
}

const dayOf = (at: Date | null): string | null => at?.toISOString().slice(0, 10) ?? null;

/** An offer and those who may hear of it; `reader` narrows them to one. */
export async function readOffer(db: DbOrTx, id: string, reader: string | undefined): Promise<OfferFacts | null> {
  const row = await db.offers.findUnique({
    where: { id },
    include: { pro: { select: { ...PERSON, currency: true } } },
  });
  const pro = row && personOf(row.pro);
  if (!pro) return null;
  return {
    ...row,
    started_at: dayOf(row.started_at),
    ended_at: dayOf(row.ended_at),
    currency: row.pro.currency,
    pro,
    players: await readPlayers(db, pro.id, { reader }),
  };
}
