import { PURCHASES_PAGE } from '@fairway/contracts/checkout/purchases';
import type { ReceiptLine, ReceiptSeller } from '@fairway/contracts/checkout/receipts';
import type { DbOrTx } from '@fairway/db/client';
import { fetchFirst, fetchRows, query, type Database } from '@fairway/db/query';
import type { ExpressionBuilder, InferResult } from 'kysely';
import { jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import { PAID_STATUSES } from '#domains/checkout/purchases/repository.ts';

/** Whose purchases are asked for: a buyer's own, or a seller's, perhaps those of one player. */
export interface Side {
  player_id: string | null;
  pro_id: string | null;
}

type PurchaseBuilder = ExpressionBuilder<Database & { p: Database['purchases'] }, 'p'>;

/** Whether the purchase `p` was paid, and is of this side. */
const isReceipt =
  ({ player_id, pro_id }: Side) =>
  (eb: PurchaseBuilder) =>
    eb.and([
      eb('p.status', 'in', PAID_STATUSES),
      ...(player_id === null ? [] : [eb('p.player_id', '=', player_id)]),
      ...(player_id !== null && pro_id === null ? [] : [eb('p.pro_id', '=', eb.val(pro_id))]),
    ]);

/** A purchase as a receipt shows it; the player is null once they have left (A13). */
const selectReceipts = query
  .selectFrom('purchases as p')
  .innerJoin('receipts as r', (join) => join.onRef('r.purchase_id', '=', 'p.id').on('r.kind', '=', 'receipt'))
  .leftJoin('users as u', (join) => join.onRef('u.id', '=', 'p.player_id').on('u.deleted_at', 'is', null))
  .select((eb) => [
    'p.id',
    'r.number',
    'p.kind',
    'p.status',
    'p.title',
    'p.amount',
    'p.currency',
    'p.credits',
    'p.offer_id',
    'p.lesson_id',
    'p.card',
    'p.created_at',
    'p.settled_at',
    'p.refunded_at',
    eb
      .case()
      .when('u.id', 'is not', null)
      .then(
        jsonBuildObject({
          id: eb.ref('u.id').$notNull(),
          first_name: eb.ref('u.first_name').$notNull(),
          last_name: eb.ref('u.last_name').$notNull(),
        }),
      )
      .end()
      .as('player'),
  ]);

export type ReceiptRow = InferResult<typeof selectReceipts>[number];

/** What decides whether the money may go back. */
export interface RefundFacts {
  lot: { quantity: number; remaining: number; expires_at: Date } | null;
  /** Whether the pro has written a record for the video lesson that it was. */
  answered: boolean;
}

/** A page of what was paid, newest first, and how many there are, in one read. */
export async function readReceipts(
  db: DbOrTx,
  side: Side,
  page: number,
): Promise<{ total: number; data: ReceiptRow[] }> {
  const [counted, data] = await Promise.all([
    fetchFirst(
      db,
      query
        .selectFrom('purchases as p')
        .where(isReceipt(side))
        .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('total')),
    ),
    fetchRows(
      db,
      selectReceipts
        .where(isReceipt(side))
        .orderBy('p.settled_at', 'desc')
        .orderBy('p.id', 'desc')
        .limit(PURCHASES_PAGE)
        .offset((page - 1) * PURCHASES_PAGE),
    ),
  ]);
  return { total: counted?.total ?? 0, data };
}

const selectFullReceipts = selectReceipts
  .select((eb) => [
    'r.seller',
    'r.lines',
    'r.vat',
    'r.vat_rate',
    'r.timezone',
    eb
      .selectFrom('receipts as note')
      .select('note.number')
      .whereRef('note.purchase_id', '=', 'p.id')
      .where('note.kind', '=', 'credit_note')
      .as('credit_note'),
    jsonObjectFrom(
      eb
        .selectFrom('credit_lots as lot')
        .select(['lot.quantity', 'lot.remaining', 'lot.expires_at'])
        .whereRef('lot.purchase_id', '=', 'p.id'),
    ).as('lot'),
    eb
      .exists(
        eb
          .selectFrom('lesson_sections as s')
          .whereRef('s.lesson_id', '=', 'p.lesson_id')
          .where('s.is_player_submitted', '=', false),
      )
      .$castTo<boolean>()
      .as('answered'),
  ])
  .$narrowType<{ seller: ReceiptSeller | null; lines: ReceiptLine[] }>();

export type FullReceiptRow = Omit<InferResult<typeof selectFullReceipts>[number], 'lot'> & RefundFacts;

/** One receipt with all that was written on it; null when it is not this side's. */
export async function readReceipt(db: DbOrTx, side: Side, id: string): Promise<FullReceiptRow | null> {
  const row = await fetchFirst(db, selectFullReceipts.where('p.id', '=', id).where(isReceipt(side)));
  return row && { ...row, lot: row.lot && { ...row.lot, expires_at: new Date(row.lot.expires_at) } };
}

/** Whether a pro has sold something, or is about to; what was given back was sold once. */
export async function hasSold(db: DbOrTx, pro_id: string): Promise<boolean> {
  const sale = query
    .selectFrom('purchases')
    .select('id')
    .where('pro_id', '=', pro_id)
    .where('amount', '>', 0)
    .where('status', '<>', 'failed')
    .limit(1);
  return (await fetchFirst(db, sale)) !== null;
}
