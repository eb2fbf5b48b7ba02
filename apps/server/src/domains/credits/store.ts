import type { credit_movement, credit_source } from '@fairway/db/enums';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';
import type { Expiry, Lot, Spent } from './rules.ts';

export interface CreditLot extends Lot {
  source: credit_source;
  purchased_at: Date;
  expires_on: string;
}

/** Whose credits: those a player holds with a pro. */
export interface Holder {
  player_id: string;
  pro_id: string;
}

/** Unspent lots that are live at `now`, earliest expiry first. */
export const readLiveLots = (db: DbOrTx, { player_id, pro_id }: Holder, now: Date): Promise<CreditLot[]> =>
  db.$queryRaw<CreditLot[]>(sql`
    SELECT id, source, remaining, purchased_at, expires_on::text, expires_at, unit_value, currency
    FROM credit_lots
    WHERE player_id = ${player_id}::uuid AND pro_id = ${pro_id}::uuid AND remaining > 0 AND expires_at > ${now}
    ORDER BY expires_at, id`);

/** The same lots, kept from everyone else until the transaction ends: two bookings cannot spend one credit. */
export const lockLiveLots = (tx: Tx, { player_id, pro_id }: Holder, now: Date): Promise<CreditLot[]> =>
  tx.$queryRaw<CreditLot[]>(sql`
    SELECT id, source, remaining, purchased_at, expires_on::text, expires_at, unit_value, currency
    FROM credit_lots
    WHERE player_id = ${player_id}::uuid AND pro_id = ${pro_id}::uuid AND remaining > 0 AND expires_at > ${now}
    ORDER BY expires_at, id
    FOR UPDATE`);

/** What a lesson still holds, by lot; the lots are locked. */
export async function lockSpentOn(tx: Tx, lesson_id: string): Promise<Spent[]> {
  const rows = await tx.$queryRaw<(Lot & { spent: number })[]>(sql`
    SELECT lot.id, lot.remaining, lot.expires_at, lot.unit_value, lot.currency, held.spent
    FROM (SELECT lot_id, -sum(amount)::int AS spent FROM credit_ledger WHERE lesson_id = ${lesson_id}::uuid GROUP BY lot_id) held
    JOIN credit_lots lot ON lot.id = held.lot_id
    WHERE held.spent > 0
    ORDER BY lot.expires_at, lot.id
    FOR UPDATE OF lot`);
  return rows.map(({ spent, ...lot }) => ({ lot, spent }));
}

export interface Entry {
  lot_id: string;
  movement: credit_movement;
  amount: number;
  lesson_id: string | null;
  actor_id: string | null;
  created_at: Date;
}

/** Writes movements; the lots' remainders follow by the ledger's trigger. */
export async function writeEntries(tx: Tx, entries: Entry[]): Promise<void> {
  await tx.credit_ledger.createMany({ data: entries });
}

/** Opens an empty lot; what it holds comes by its first entry. */
export async function createLot(
  tx: Tx,
  lot: Holder &
    Expiry & {
      source: credit_source;
      quantity: number;
      purchased_at: Date;
      unit_value: number;
      currency: string;
      purchase_id?: string | null;
      reason?: string | null;
      remind_at?: Date | null;
    },
): Promise<string> {
  const { id } = await tx.credit_lots.create({
    data: { ...lot, expires_on: new Date(`${lot.expires_on}T00:00:00Z`) },
    select: { id: true },
  });
  return id;
}

/** The zone and currency of a pro whose player this is; null when either is unknown. */
export async function readHolder(
  db: DbOrTx,
  { player_id, pro_id }: Holder,
): Promise<{ timezone: string; currency: string } | null> {
  const player = await db.users.findFirst({
    where: { id: player_id, pro_id, type: 'player', deleted_at: null },
    select: { pro: { select: { timezone: true, currency: true } } },
  });
  return player?.pro ?? null;
}

/** The lot that a purchase made, kept from everyone else until the transaction ends; null when it made none. */
export async function lockLotOf(tx: Tx, purchase_id: string): Promise<(Lot & { quantity: number }) | null> {
  const rows = await tx.$queryRaw<(Lot & { quantity: number })[]>(sql`
    SELECT id, quantity, remaining, expires_at, unit_value, currency FROM credit_lots WHERE purchase_id = ${purchase_id}::uuid FOR UPDATE`);
  return rows[0] ?? null;
}
