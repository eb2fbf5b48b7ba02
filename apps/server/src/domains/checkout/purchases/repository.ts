import { HOUR_MS } from '@fairway/time/units';
import type { PurchaseKind } from '@fairway/contracts/checkout/purchases';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { fetchFirst, fetchRows, query, toJson } from '@fairway/db/query';
import { sql } from 'kysely';
import type { PurchaseMetadata, PurchaseRow, Merchant } from '#core/purchase-fulfiller.ts';

/** A purchase that was paid, whatever became of it since; what is given back is a row of its own. */
export const PAID_STATUSES = ['paid', 'refunding', 'refunded'] as const;

const MAY_BE_SEEN_AGAIN_MS = HOUR_MS;

/** What delivering needs is written by the fulfillers and by nobody else. */
interface Kept {
  metadata: PurchaseMetadata | null;
}

const selectPurchases = query.selectFrom('purchases').selectAll().$narrowType<Kept>();

/** A purchase by its id. */
export const readPurchase = (db: DbOrTx, id: string): Promise<PurchaseRow | null> =>
  fetchFirst(db, selectPurchases.where('id', '=', id));

/** The same, kept from everyone else until the transaction ends: answer, message and sweep settle a purchase in turn. */
export const lockPurchase = (tx: Tx, id: string): Promise<PurchaseRow | null> =>
  fetchFirst(tx, selectPurchases.where('id', '=', id).forUpdate());

/** A player's attempt by the key they gave it. */
export const findByKey = (db: DbOrTx, player_id: string, key: string): Promise<PurchaseRow | null> =>
  fetchFirst(db, selectPurchases.where('player_id', '=', player_id).where('key', '=', key));

/** A player's attempt by its payment. */
export const findByPayment = (db: DbOrTx, player_id: string, payment_intent_id: string): Promise<PurchaseRow | null> =>
  fetchFirst(db, selectPurchases.where('payment_intent_id', '=', payment_intent_id).where('player_id', '=', player_id));

/** As many of a player's attempts as "look again" looks through. */
const LOOKED_THROUGH = 20;

const selectNewest = ({ player_id, kind }: { player_id: string; kind: PurchaseKind }) =>
  selectPurchases
    .where('player_id', '=', player_id)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');

/**
 * What "look again" may mean when no payment is named (C4a): a player's attempts of a kind that are unfinished, or that the provider's
 * message has finished in the meantime, newest first.
 */
export const readNewest = (
  db: DbOrTx,
  { now, ...whose }: { player_id: string; kind: PurchaseKind; now: Date },
): Promise<PurchaseRow[]> =>
  fetchRows(
    db,
    selectNewest(whose)
      .where('status', 'in', ['pending', 'paid'])
      .where('created_at', '>', new Date(now.getTime() - MAY_BE_SEEN_AGAIN_MS))
      .limit(LOOKED_THROUGH),
  );

/** A player's newest pending attempt whose metadata hold this much. */
export const findPendingRow = (
  db: DbOrTx,
  { metadata, ...whose }: { player_id: string; kind: PurchaseKind; metadata: PurchaseMetadata },
): Promise<PurchaseRow | null> =>
  fetchFirst(
    db,
    selectNewest(whose).where('status', '=', 'pending').where('metadata', '@>', toJson(metadata)).limit(1),
  );

/** The seller and whether the buyer is theirs. The seller's row is held: a change of currency waits, or we wait for it (C8). */
export const lockMerchant = (
  tx: Tx,
  { pro_id, player_id }: { pro_id: string; player_id: string },
): Promise<(Merchant & { subscribed_until: Date | null; account_status: string }) | null> =>
  fetchFirst(
    tx,
    query
      .selectFrom('users as pro')
      .innerJoin('settings as s', 's.user_id', 'pro.id')
      .innerJoin('users as player', 'player.pro_id', 'pro.id')
      .select([
        'pro.id',
        'pro.timezone',
        'pro.currency',
        'pro.subscribed_until',
        'pro.stripe_account_id',
        'pro.account_status',
        's.lesson_price',
        's.video_lessons_enabled',
        's.video_lessons_price',
      ])
      .where('player.id', '=', player_id)
      .where('player.deleted_at', 'is', null)
      .where('pro.id', '=', pro_id)
      .where('pro.deleted_at', 'is', null)
      .forShare(['pro', 's']),
  );

/**
 * The player who bought something, if they are still there and still the pro's; both are kept from being erased until the transaction
 * ends. The pro is held first, then the player, then what was bought: an erasure takes them in that order too, so neither waits for the
 * other in a ring.
 */
export const lockBuyer = (
  tx: Tx,
  { player_id, pro_id }: { player_id: string; pro_id: string },
): Promise<{ timezone: string } | null> =>
  fetchFirst(
    tx,
    query
      .selectFrom('users as player')
      .innerJoin('users as pro', (join) => join.onRef('pro.id', '=', 'player.pro_id').on('pro.deleted_at', 'is', null))
      .select('pro.timezone')
      .where('player.id', '=', player_id)
      .where('pro.id', '=', pro_id)
      .where('player.deleted_at', 'is', null)
      .forKeyShare(['pro', 'player']),
  );

/** An attempt to be written down. */
export type NewPurchase = Pick<
  PurchaseRow,
  | 'id'
  | 'kind'
  | 'player_id'
  | 'pro_id'
  | 'key'
  | 'title'
  | 'amount'
  | 'currency'
  | 'credits'
  | 'offer_id'
  | 'metadata'
  | 'stripe_id'
  | 'stripe_account_id'
  | 'created_at'
>;

/** Writes an attempt down. */
export async function insertPurchase(tx: Tx, { metadata, ...purchase }: NewPurchase): Promise<PurchaseRow> {
  const values = metadata === null ? purchase : { ...purchase, metadata: toJson(metadata) };
  const row = await fetchFirst(tx, query.insertInto('purchases').values(values).returningAll().$narrowType<Kept>());
  return row!;
}

/**
 * Notes which payment is to pay for a pending purchase; the provider gives one purchase one payment, however often it is asked. False
 * for a purchase that was ended without one meanwhile, of which nothing may be taken any more.
 */
export async function writePayment(db: DbOrTx, id: string, payment_intent_id: string): Promise<boolean> {
  const noted = await db.purchases.updateMany({
    where: { id, payment_intent_id: null, status: 'pending' },
    data: { payment_intent_id },
  });
  return noted.count > 0 || (await db.purchases.count({ where: { id, payment_intent_id } })) > 0;
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
  const row = await fetchFirst(
    tx,
    query
      .updateTable('purchases')
      .set({ status, settled_at, card, lesson_id, failure, metadata: null })
      .where('id', '=', id)
      .returningAll()
      .$narrowType<Kept>(),
  );
  return row!;
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
  await tx.purchases.update({ where: { id }, data: { ...data, reconciled_at: null } });
  const row = await readPurchase(tx, id);
  return row!;
}

/** Purchases that wait for somebody to finish them, the oldest first, a page by keyset; in the words of their index. */
export const listPendingPurchases = (
  db: DbOrTx,
  { before, after, limit }: { before: Date; after: PurchaseRow | undefined; limit: number },
): Promise<PurchaseRow[]> => {
  const pending = selectPurchases
    .where((eb) => sql<boolean>`${eb.ref('status')} IN ('pending', 'refunding')`)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit);
  return fetchRows(
    db,
    after
      ? pending.where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after.created_at, after.id)))
      : pending,
  );
};
