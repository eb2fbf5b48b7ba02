import { OFFER_MESSAGES } from '@fairway/contracts/messages/offers';
import { LIST_LIMIT, OTHER_CATEGORY } from '@fairway/contracts/constants';
import type { Category } from '@fairway/contracts/offers/offers';
import { inTransaction, type Tx } from '@fairway/db/client';
import type { Actor, AppServices, CoreServices } from '#app/context.ts';
import { AppError, invalidField, notFound } from '#core/app-error.ts';
import {
  countOffers,
  deleteCategory,
  findCategory,
  findCategoryNamed,
  insertCategory,
  moveOffers,
  readCategories,
} from './repository.ts';
import { lockShop } from '#domains/offers/catalogue/repository.ts';
import { categoryView, isOther } from '#domains/offers/catalogue/view.ts';

const IN_USE = `"${OTHER_CATEGORY}" has offers that belong nowhere else. Move or delete them first.`;

/** The pro's categories by name, "Other" last, 200 a page (V5). */
export async function listCategories(
  actor: Actor,
  { page }: { page: number },
  { db }: Pick<AppServices, 'db'>,
): Promise<Category[]> {
  const rows = await readCategories(db, actor.id, { limit: LIST_LIMIT, offset: (page - 1) * LIST_LIMIT });
  return rows.map(categoryView);
}

/** Runs a change of the caller's shop, one at a time. */
export const inShop = <T>(actor: Actor, { db }: Pick<AppServices, 'db'>, change: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    if (!(await lockShop(tx, actor.id))) throw notFound();
    return change(tx);
  });

/** Adds a category; a name the pro uses already, however it is typed, is a 422 on `name` (O3). */
export const addCategory = (actor: Actor, { name }: { name: string }, services: CoreServices): Promise<Category> =>
  inShop(actor, services, async (tx) => {
    const added = await insertCategory(tx, { pro_id: actor.id, name, created_at: services.now() });
    if (!added) throw invalidField('name', OFFER_MESSAGES.categoryTaken);
    return categoryView(added);
  });

/** The pro's category of that name, made if there is none. */
export async function categoryNamed(tx: Tx, pro_id: string, name: string, created_at: Date): Promise<string> {
  const found = await findCategoryNamed(tx, pro_id, name);
  if (found !== null) return found;
  const added = await insertCategory(tx, { pro_id, name, created_at });
  if (!added) throw new AppError('conflict');
  return added.id;
}

/**
 * Deletes a category; its offers move to "Other", made if there is none (O3). "Other" itself goes when it is empty: there is
 * nowhere else for its offers.
 */
export const removeCategory = (actor: Actor, id: string, services: CoreServices): Promise<{ ok: true }> =>
  inShop(actor, services, async (tx) => {
    const found = await findCategory(tx, { pro_id: actor.id, id });
    if (!found) throw notFound();
    if ((await countOffers(tx, id)) > 0) {
      if (isOther(found.name)) throw new AppError('conflict', { message: IN_USE });
      await moveOffers(tx, id, await categoryNamed(tx, actor.id, OTHER_CATEGORY, services.now()));
    }
    await deleteCategory(tx, id);
    return { ok: true };
  });
