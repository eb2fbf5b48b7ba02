import { OTHER_CATEGORY } from '@fairway/contracts/constants';
import type { DbOrTx, Tx } from '@fairway/db/client';
import { rowsOf } from '@fairway/db/rows';
import { sql } from '@fairway/db/sql';

export interface CategoryRow {
  id: string;
  name: string;
  offers: number;
}

/** Categories `c` by name, "Other" last (O3). */
export const OTHERS_LAST = sql`lower(c.name) = lower(${OTHER_CATEGORY}), lower(c.name), c.id`;

/** A pro's categories with how many offers each has. */
export const readCategories = (
  db: DbOrTx,
  pro_id: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<CategoryRow[]> =>
  rowsOf<CategoryRow>(
    db,
    sql`
    SELECT c.id::text, c.name, (SELECT count(*)::int FROM offers o WHERE o.category_id = c.id) AS offers
    FROM categories c WHERE c.pro_id = ${pro_id}::uuid ORDER BY ${OTHERS_LAST} LIMIT ${limit} OFFSET ${offset}`,
  );

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
  const rows = await tx.$queryRaw<{ id: string }[]>(sql`
    SELECT id FROM categories WHERE pro_id = ${pro_id}::uuid AND lower(name) = lower(${name})`);
  return rows[0]?.id ?? null;
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
