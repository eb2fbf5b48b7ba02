import { LIST_LIMIT } from '@fairway/contracts/constants';
import type { DbOrTx } from '@fairway/db/client';
import type { Keyset } from '#core/keyset.ts';
import { isoText } from '@fairway/db/iso-text';
import { fetchFirst, query, type Database } from '@fairway/db/query';
import type { ExpressionBuilder, InferResult, Nullable } from 'kysely';
import { jsonArrayFrom, jsonBuildObject, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Holder } from '#domains/credits/ledger/rules.ts';

type MaybeLesson = ExpressionBuilder<Database & { l: Nullable<Database['lessons']> }, 'l'>;

/** The lesson `l` that credits went to or came back from, if it was one; instants as ISO 8601. */
const toLesson = (eb: MaybeLesson) =>
  eb
    .case()
    .when('l.id', 'is not', null)
    .then(
      jsonBuildObject({
        id: eb.ref('l.id').$notNull(),
        type: eb.ref('l.type').$notNull(),
        starts_at: isoText(eb.ref('l.starts_at').$notNull()),
        ends_at: isoText(eb.ref('l.ends_at').$notNull()),
      }),
    )
    .end();

/** The movements `e` with their lessons `l`. */
const selectEntries = query
  .selectFrom('credit_ledger as e')
  .leftJoin('lessons as l', 'l.id', 'e.lesson_id')
  .select((eb) => [
    eb.cast<string>('e.id', 'text').as('id'),
    'e.movement',
    'e.amount',
    isoText(eb.ref('e.created_at')).as('created_at'),
    toLesson(eb).as('lesson'),
  ]);

export type EntryRow = InferResult<typeof selectEntries>[number];

/** The player of a pro: no row for anybody else's (V4). */
const selectHolder = ({ player_id, pro_id }: Holder) =>
  query
    .selectFrom('users as player')
    .innerJoin('users as pro', 'pro.id', 'player.pro_id')
    .where('player.id', '=', player_id)
    .where('player.pro_id', '=', pro_id)
    .where('player.type', '=', 'player')
    .where('player.deleted_at', 'is', null)
    .select(['player.id', 'player.first_name', 'player.last_name']);

/** The lots of the holder with all that became of them, newest first. */
const selectLots = query
  .selectFrom('credit_lots as lot')
  .leftJoin('purchases as bought', 'bought.id', 'lot.purchase_id')
  .leftJoin('receipts as r', (join) => join.onRef('r.purchase_id', '=', 'bought.id').on('r.kind', '=', 'receipt'))
  .orderBy('lot.purchased_at', 'desc')
  .orderBy('lot.id', 'desc')
  .select((eb) => [
    'lot.id',
    'lot.source',
    'lot.quantity',
    'lot.remaining',
    isoText(eb.ref('lot.purchased_at')).as('purchased_at'),
    eb.cast<string>('lot.expires_on', 'text').as('expires_on'),
    isoText(eb.ref('lot.expires_at')).as('expires_at'),
    'lot.reason',
    jsonObjectFrom(
      eb
        .selectFrom('credit_ledger as e')
        .innerJoin('users as u', 'u.id', 'e.actor_id')
        .select(['u.id', 'u.first_name', 'u.last_name'])
        .whereRef('e.lot_id', '=', 'lot.id')
        .where('e.movement', '=', 'given')
        .orderBy('e.id')
        .limit(1),
    ).as('given_by'),
    eb
      .case()
      .when('bought.id', 'is not', null)
      .then(
        jsonBuildObject({
          id: eb.ref('bought.id').$notNull(),
          number: eb.ref('r.number').$notNull(),
          status: eb.ref('bought.status').$notNull(),
          amount: eb.ref('bought.amount').$notNull(),
          currency: eb.ref('bought.currency').$notNull(),
        }),
      )
      .end()
      .as('purchase'),
    jsonArrayFrom(selectEntries.where('e.lot_id', '=', eb.ref('lot.id')).orderBy('e.id', 'desc').limit(LIST_LIMIT)).as(
      'entries',
    ),
  ]);

export type LedgerHistoryLotRow = InferResult<typeof selectLots>[number];

interface HistoryPage {
  before: Keyset | null;
  limit: number;
}

const selectHistory = (holder: Holder, { before, limit }: HistoryPage) =>
  selectHolder(holder).select((eb) => {
    const own = selectLots
      .where('lot.player_id', '=', eb.ref('player.id'))
      .where('lot.pro_id', '=', eb.ref('pro.id'))
      .limit(limit);
    const page = before
      ? own.where((lot) => lot(lot.refTuple('lot.purchased_at', 'lot.id'), '<', lot.tuple(before.at, before.id)))
      : own;
    return ['pro.timezone', jsonArrayFrom(page).as('lots')];
  });

/** A player's lots with all that became of them, newest first, a page by keyset, in one read; null for somebody else's player. */
export const listLedgerHistory = (
  db: DbOrTx,
  ...asked: Parameters<typeof selectHistory>
): Promise<InferResult<ReturnType<typeof selectHistory>>[number] | null> => fetchFirst(db, selectHistory(...asked));

interface Period {
  from: Date;
  until: Date;
  limit: number;
}

const selectStatement = (holder: Holder, { from, until, limit }: Period) =>
  selectHolder(holder).select((eb) => {
    const moved = eb
      .selectFrom('credit_ledger as e')
      .innerJoin('credit_lots as lot', 'lot.id', 'e.lot_id')
      .whereRef('lot.player_id', '=', 'player.id')
      .whereRef('lot.pro_id', '=', 'pro.id');
    const opening = moved
      .where('e.created_at', '<', from)
      .select((entry) =>
        entry.cast<number>(entry.fn.coalesce(entry.fn.sum('e.amount'), entry.lit(0)), 'integer').as('opening'),
      );
    const entries = selectEntries
      .innerJoin('credit_lots as lot', 'lot.id', 'e.lot_id')
      .leftJoin('receipts as r', (join) =>
        join.onRef('r.purchase_id', '=', 'lot.purchase_id').on('r.kind', '=', 'receipt'),
      )
      .where('lot.player_id', '=', eb.ref('player.id'))
      .where('lot.pro_id', '=', eb.ref('pro.id'))
      .where('e.created_at', '>=', from)
      .where('e.created_at', '<', until)
      // The pro's words at a gift, and the receipt of a purchase.
      .select(['lot.source', 'lot.reason', 'r.number'])
      .orderBy('e.created_at')
      .orderBy('e.id')
      .limit(limit);
    // What there was is the sum of all that moved before.
    return [opening.$asScalar().$notNull().as('opening'), jsonArrayFrom(entries).as('entries')];
  });

/** What moved in [from, until), oldest first, and what there was before; null for somebody else's player. */
export const readStatement = (
  db: DbOrTx,
  ...asked: Parameters<typeof selectStatement>
): Promise<InferResult<ReturnType<typeof selectStatement>>[number] | null> => fetchFirst(db, selectStatement(...asked));
