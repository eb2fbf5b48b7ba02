import type { DbOrTx, Tx } from '@fairway/db/client';
import { lockOwner } from '@fairway/db/locks';
import { prepareStatement } from '@fairway/db/prepared';
import { fetchFirst, fetchRows, query, type Database } from '@fairway/db/query';
import { sql, type ExpressionBuilder } from 'kysely';
import { isInStock, isOpenOn } from '#core/live-offers.ts';
import { OTHERS_LAST } from '#domains/offers/categories/repository.ts';

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

type OfferBuilder = ExpressionBuilder<Database & { o: Database['offers'] }, 'o'>;

/** The first and the last day of the offer `o`, as the wire has them. */
export const selectWindow = (eb: OfferBuilder) =>
  [
    eb.cast<string | null>('o.started_at', 'text').as('started_at'),
    eb.cast<string | null>('o.ended_at', 'text').as('ended_at'),
  ] as const;

const selectOffers = query
  .selectFrom('offers as o')
  .innerJoin('categories as c', 'c.id', 'o.category_id')
  .innerJoin('users as pro', (join) => join.onRef('pro.id', '=', 'o.pro_id').on('pro.deleted_at', 'is', null))
  .select(['o.id', 'o.pro_id', 'o.title', 'o.description', 'o.button_type', 'o.price', 'pro.currency', 'o.qty'])
  .select(['o.sold', 'o.category_id', 'c.name as category', 'o.lesson_credits_value', 'o.announced_at'])
  .select(selectWindow)
  .select((eb) =>
    eb
      .selectFrom('offer_images as i')
      .innerJoin('files as f', 'f.id', 'i.file_id')
      .select(sql<string[]>`coalesce(json_agg(f.key ORDER BY i.position), '[]')`.as('keys'))
      .whereRef('i.offer_id', '=', 'o.id')
      .$asScalar()
      .$notNull()
      .as('image_keys'),
  );

const selectScope = ({ pro_id, reader_id }: Scope) => {
  const redeemed = query
    .selectFrom('purchases as p')
    .select((eb) => ['p.offer_id', eb.fn.max('p.settled_at').as('redeemed_at')])
    .where('p.player_id', '=', reader_id)
    .where('p.offer_id', 'is not', null)
    .where('p.status', '=', 'paid')
    .groupBy('p.offer_id');
  return selectOffers
    .leftJoin(redeemed.as('mine'), 'mine.offer_id', 'o.id')
    .select('mine.redeemed_at')
    .where('o.pro_id', '=', pro_id);
};

interface Page {
  limit: number;
  offset: number;
}

const selectPage = (given: Scope & Page) =>
  selectScope(given)
    .orderBy(OTHERS_LAST)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(given.limit)
    .offset(given.offset);

const selectAll = prepareStatement(selectPage);
const selectLive = prepareStatement((given: Scope & Page & { today: string }) =>
  selectPage(given).where(isOpenOn(given.today)).where(isInStock),
);
const selectOne = prepareStatement((given: Scope & { id: string }) => selectScope(given).where('o.id', '=', given.id));

/** All offers of the pro, by category, the newest of each first. */
export const readOffers = (db: DbOrTx, scope: Scope, paging: Page): Promise<OfferRow[]> =>
  fetchRows(db, selectAll({ ...scope, ...paging }));

/** Those of them that are in their window on that day and in stock (O3). */
export const readLiveOffers = (db: DbOrTx, scope: Scope, today: string, paging: Page): Promise<OfferRow[]> =>
  fetchRows(db, selectLive({ ...scope, ...paging, today }));

/** One of them, or null. */
export const readOffer = (db: DbOrTx, scope: Scope, id: string): Promise<OfferRow | null> =>
  fetchFirst(db, selectOne({ ...scope, id }));

/**
 * Makes the changes to one pro's offers and categories take turns until the transaction ends; false when the pro is gone.
 * Their row is the one that erasing them takes first, so neither waits for the other in a ring; bookings pass by.
 */
export const lockShop = (tx: Tx, pro_id: string): Promise<boolean> => lockOwner(tx, pro_id);

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
export const lockOffer = (tx: Tx, { pro_id, id }: { pro_id: string; id: string }): Promise<LockedOffer | null> =>
  fetchFirst(
    tx,
    query
      .selectFrom('offers as o')
      .select(['o.id', 'o.qty', 'o.announced_at'])
      .select(selectWindow)
      .where('o.id', '=', id)
      .where('o.pro_id', '=', pro_id)
      .forUpdate(),
  );

const day = (date: string | null) => (date === null ? null : new Date(`${date}T00:00:00Z`));

/** The offer that a pro has made under a key; null where there is none. */
export async function findOfferByKey(tx: Tx, { pro_id, key }: { pro_id: string; key: string }): Promise<string | null> {
  const found = await tx.offers.findUnique({ where: { pro_id_key: { pro_id, key } }, select: { id: true } });
  return found?.id ?? null;
}

interface NewOffer extends OfferFields {
  pro_id: string;
  key: string | null;
  created_at: Date;
}

export async function insertOffer(tx: Tx, { started_at, ended_at, created_at, ...rest }: NewOffer): Promise<string> {
  const { id } = await tx.offers.create({
    data: { ...rest, started_at: day(started_at), ended_at: day(ended_at), created_at, updated_at: created_at },
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
  fetchRows(
    tx,
    query
      .selectFrom('offer_images as i')
      .innerJoin('files as f', 'f.id', 'i.file_id')
      .select(['i.file_id', 'f.key'])
      .where('i.offer_id', '=', offer_id)
      .orderBy('i.position'),
  );

/** Gives an offer these pictures in this order, and no others. */
export async function writeImages(tx: Tx, offer_id: string, file_ids: readonly string[]): Promise<void> {
  await tx.offer_images.deleteMany({ where: { offer_id } });
  await tx.offer_images.createMany({ data: file_ids.map((file_id, position) => ({ offer_id, position, file_id })) });
}
