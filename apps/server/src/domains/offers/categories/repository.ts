import { OTHER_CATEGORY } from '@fairway/contracts/constants';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { fetchFirst, fetchRows, query } from '@fairway/db/query';
import { sql } from 'kysely';

export interface CategoryRow {
  id: string;
  name: string;
  offers: number;
}

/** Categories `c` by name, "Other" last (O3). */
export const OTHERS_LAST = sql`lower(c.name) = lower(${OTHER_CATEGORY}), lower(c.name), c.id`;

const selectCategories = query
  .selectFrom('categories as c')
  .select((eb) => [
    'c.id',
    'c.name',
    eb
      .selectFrom('offers as o')
      .select(eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
      .whereRef('o.category_id', '=', 'c.id')
      .$asScalar()
      .$notNull()
      .as('offers'),
  ]);

/** A pro's categories with how many offers each has. */
export const readCategories = (
  db: DbOrTx,
  pro_id: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<CategoryRow[]> =>
  fetchRows(db, selectCategories.where('c.pro_id', '=', pro_id).orderBy(OTHERS_LAST).limit(limit).offset(offset));

/** Adds a category; null when the pro has one of that name, however it is typed. */
export async function insertCategory(
  tx: Tx,
  category: { pro_id: string; name: string; created_at: Date },
): Promise<CategoryRow | null> {
  // Two of one name at once: the index of names makes the second wait, and then do nothing.
  const [added] = await tx.categories.createManyAndReturn({
    data: [category],
    select: { id: true, name: true },
    skipDuplicates: true,
  });
  return added ? { ...added, offers: 0 } : null;
}

/** The pro's category of that name, however it is typed; null when there is none. */
export async function findCategoryNamed(tx: Tx, pro_id: string, name: string): Promise<string | null> {
  const found = await fetchFirst(
    tx,
    query
      .selectFrom('categories')
      .select('id')
      .where('pro_id', '=', pro_id)
      .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [eb.val(name)]))),
  );
  return found?.id ?? null;
}

/** One of the pro's categories, or null. */
export const findCategory = (
  tx: Tx,
  { pro_id, id }: { pro_id: string; id: string },
): Promise<{ id: string; name: string } | null> =>
  tx.categories.findFirst({ where: { pro_id, id }, select: { id: true, name: true } });

/** Moves the offers of one category to another; answers how many there were. */
export const moveOffers = async (tx: Tx, from: string, category_id: string): Promise<number> =>
  (await tx.offers.updateMany({ where: { category_id: from }, data: { category_id } })).count;

export const countOffers = (tx: Tx, category_id: string): Promise<number> =>
  tx.offers.count({ where: { category_id } });

export async function deleteCategory(tx: Tx, id: string): Promise<void> {
  await tx.categories.delete({ where: { id } });
}
