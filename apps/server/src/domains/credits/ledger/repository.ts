import type { credit_movement, credit_source } from '@fairway/db/enums';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { prepareStatement } from '@fairway/db/prepared';
import { execute, fetchFirst, fetchRows, query } from '@fairway/db/query';
import { violates } from '@fairway/db/faults';
import { sql, type Expression, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Expiry, Lot, Spent, Holder } from './rules.ts';

export interface CreditLot extends Lot {
  source: credit_source;
  purchased_at: Date;
  expires_on: string;
}

interface HolderValues {
  player_id: string | Expression<string | null>;
  pro_id: string | Expression<string>;
}
const selectLiveLots = ({ player_id, pro_id }: HolderValues, now: Date) =>
  query
    .selectFrom('credit_lots')
    .select((eb) => [
      'id',
      'source',
      'remaining',
      'purchased_at',
      eb.cast<string>('expires_on', 'text').as('expires_on'),
      'expires_at',
      'unit_value',
      'currency',
    ])
    .where('player_id', '=', player_id)
    .where('pro_id', '=', pro_id)
    .where('remaining', '>', 0)
    .where('expires_at', '>', now)
    .orderBy('expires_at')
    .orderBy('id');

const liveLots = prepareStatement(({ player_id, pro_id, now }: Holder & { now: Date }) =>
  selectLiveLots({ player_id, pro_id }, now),
);

/** Unspent lots that are live at `now`, earliest expiry first. */
export const readLiveLots = (db: DbOrTx, holder: Holder, now: Date): Promise<CreditLot[]> =>
  fetchRows(db, liveLots({ ...holder, now }));

/** The same lots, kept from everyone else until the transaction ends: two bookings cannot spend one credit. */
export const lockLiveLots = (tx: Tx, holder: Holder, now: Date): Promise<CreditLot[]> =>
  fetchRows(tx, selectLiveLots(holder, now).forUpdate());

/** A lot that was read as JSON. */
export type LotJson = Omit<CreditLot, 'purchased_at' | 'expires_at'> & { purchased_at: string; expires_at: string };

/** The live lots as a part of another domain's statement, which names their holder. */
export const lotsAsJson = (holder: HolderValues, now: Date) =>
  jsonArrayFrom(selectLiveLots(holder, now)).$castTo<LotJson[]>();

/** A lot from its JSON, which has no instants. */
export const parseLot = ({ purchased_at, expires_at, ...lot }: LotJson): CreditLot => ({
  ...lot,
  purchased_at: new Date(purchased_at),
  expires_at: new Date(expires_at),
});

/** What a lesson still holds, by lot; the lots are locked. */
export async function lockSpentOn(tx: Tx, lesson_id: string): Promise<Spent[]> {
  const held = query
    .selectFrom('credit_ledger')
    .where('lesson_id', '=', lesson_id)
    .groupBy('lot_id')
    .select((eb) => ['lot_id', eb.cast<number>(eb.neg(eb.fn.sum('amount')), 'integer').as('spent')]);
  const rows = await fetchRows(
    tx,
    query
      .selectFrom(held.as('held'))
      .innerJoin('credit_lots as lot', 'lot.id', 'held.lot_id')
      .select(['lot.id', 'lot.remaining', 'lot.expires_at', 'lot.unit_value', 'lot.currency', 'held.spent'])
      .where('held.spent', '>', 0)
      .orderBy('lot.expires_at')
      .orderBy('lot.id')
      .forUpdate('lot'),
  );
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

const insertEntry = prepareStatement(({ lot_id, movement, amount, lesson_id, actor_id, created_at }: Entry) =>
  query.insertInto('credit_ledger').values({ lot_id, movement, amount, lesson_id, actor_id, created_at }),
);

/**
 * Writes movements; the lots' remainders follow by the ledger's trigger. Every booking and purchase writes some while it holds what
 * others wait for, and Prisma's own work on the rows would take longer than PostgreSQL's (decision 039).
 */
export async function writeEntries(tx: Tx, entries: Entry[]): Promise<void> {
  const [entry] = entries;
  if (!entry) return;
  // Most often it is one, and building its statement anew takes longer than sending it.
  await execute(tx, entries.length === 1 ? insertEntry(entry) : query.insertInto('credit_ledger').values(entries));
}

/** What is spent on a lesson: so much of each lot. */
export interface Spending {
  lot_ids: string[];
  /** Negative, as the ledger has them. */
  amounts: number[];
  lesson_id: string;
  actor_id: string | null;
  spent_at: Date;
}

/**
 * The entries of a spending as a part of another domain's statement: they are written if `when` holds. The ledger's trigger takes them from
 * the lots, in their order, and the constraint of a lot refuses the whole statement where too little is left (`isOverspent`).
 */
export const insertSpending = (
  { lot_ids, amounts, lesson_id, actor_id, spent_at }: Spending,
  when: Expression<SqlBool>,
) =>
  query
    .insertInto('credit_ledger')
    .columns(['lot_id', 'amount', 'movement', 'lesson_id', 'actor_id', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom(
          sql<{ lot_id: string; amount: number }>`unnest(${lot_ids}::uuid[], ${amounts}::int[])`.as<'move'>(
            sql`move (lot_id, amount)`,
          ),
        )
        .select([
          'move.lot_id',
          'move.amount',
          sql<credit_movement>`'spent'`.as('movement'),
          eb.cast<string>(eb.val(lesson_id), 'uuid').as('lesson_id'),
          eb.cast<string | null>(eb.val(actor_id), 'uuid').as('actor_id'),
          eb.cast<Date>(eb.val(spent_at), 'timestamptz').as('created_at'),
        ])
        .where(when),
    );

/** Whether a write was refused because a lot held less by then than was to be spent of it. */
export const isOverspent = (error: unknown): boolean => violates(error, 'credit_lots_not_negative');

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
      key?: string | null;
      remind_at?: Date | null;
    },
): Promise<string> {
  const { id } = await tx.credit_lots.create({
    data: { ...lot, expires_on: new Date(`${lot.expires_on}T00:00:00Z`) },
    select: { id: true },
  });
  return id;
}

const withReason = (player_ids: string[]) => ({ player_id: { in: player_ids }, reason: { not: null } });

/** Those of these people who were given credits with a word why. */
export async function listGiftedWithReason(tx: Tx, player_ids: string[]): Promise<string[]> {
  const where = withReason(player_ids);
  const lots = await tx.credit_lots.findMany({ where, distinct: ['player_id'], select: { player_id: true } });
  return lots.map(({ player_id }) => player_id);
}

/** Takes out the words with which somebody was given credits. */
export const deleteReasons = (db: DbOrTx, player_id: string): Promise<unknown> =>
  db.credit_lots.updateMany({ where: withReason([player_id]), data: { reason: null } });

/** Whether credits were given under this key. */
export const isGiven = async (tx: Tx, { player_id, pro_id }: Holder, key: string): Promise<boolean> =>
  (await tx.credit_lots.count({ where: { player_id, pro_id, key } })) > 0;

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

/** The same, kept from being erased until the transaction ends: what is given afterwards would be nobody's. The pro is held first, as by an erasure. */
export const lockHolder = (
  tx: Tx,
  { player_id, pro_id }: Holder,
): Promise<{ timezone: string; currency: string } | null> =>
  fetchFirst(
    tx,
    query
      .selectFrom('users as player')
      .innerJoin('users as pro', 'pro.id', 'player.pro_id')
      .select(['pro.timezone', 'pro.currency'])
      .where('player.id', '=', player_id)
      .where('player.type', '=', 'player')
      .where('player.deleted_at', 'is', null)
      .where('pro.id', '=', pro_id)
      .forKeyShare(['pro', 'player']),
  );

/** The lot that a purchase made, kept from everyone else until the transaction ends; null when it made none. */
export const lockLot = (tx: Tx, purchase_id: string): Promise<(Lot & { quantity: number }) | null> =>
  fetchFirst(
    tx,
    query
      .selectFrom('credit_lots')
      .select(['id', 'quantity', 'remaining', 'expires_at', 'unit_value', 'currency'])
      .where('purchase_id', '=', purchase_id)
      .forUpdate(),
  );
