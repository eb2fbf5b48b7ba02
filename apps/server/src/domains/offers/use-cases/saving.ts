import { BUTTON_TYPE } from '@fairway/contracts/constants';
import { ENDS_FIRST, type Offer, type OfferAdd, type OfferPut } from '@fairway/contracts/offers';
import type { Tx } from '@fairway/db/client';
import type { Actor, Deps, UploadedFile } from '../../../trpc/context.ts';
import { invalidField, notFound } from '../../../trpc/errors.ts';
import { qtyFault } from '../rules/stock.ts';
import { findCategory } from '../store/categories.ts';
import { deleteOffer, insertOffer, lockOffer, updateOffer, type LockedOffer } from '../store/write.ts';
import { categoryNamed, inShop } from './categories.ts';
import { dropImages, setImages, takeIn } from './images.ts';
import { announce } from './publish.ts';
import { offerById } from './reading.ts';

const CHOOSE = 'Please choose a category.';
const GONE = 'This category is gone. Please choose another.';

/** The category an offer is put into: one of the pro's, or one by its name; undefined when neither is said. */
async function categoryFor(
  tx: Tx,
  actor: Actor,
  { category_id, category }: Pick<OfferPut, 'category_id' | 'category'>,
  at: Date,
): Promise<string | undefined> {
  if (category_id) {
    if (!(await findCategory(tx, { pro_id: actor.id, id: category_id }))) throw invalidField('category_id', GONE);
    return category_id;
  }
  if (category === '') throw invalidField('category_id', CHOOSE);
  return category === undefined ? undefined : categoryNamed(tx, actor.id, category, at);
}

/** Makes an offer, with its pictures; the players are told when it is in its window and in stock (O2, M4). */
export async function addOffer(
  actor: Actor,
  { category_id: chosen, category, images, ...input }: OfferAdd,
  deps: Deps,
  files: readonly UploadedFile[] = [],
): Promise<Offer> {
  if (!chosen && !category) throw invalidField('category_id', CHOOSE);
  const more = await takeIn(actor, files, deps);
  return inShop(actor, deps, async (tx) => {
    const at = deps.now();
    const category_id = await categoryFor(tx, actor, { category_id: chosen, category }, at);
    if (category_id === undefined) throw invalidField('category_id', CHOOSE);
    const fields = {
      title: input.title,
      description: input.description ?? '',
      button_type: input.button_type ?? BUTTON_TYPE,
      price: input.price,
      qty: input.qty ?? null,
      category_id,
      lesson_credits_value: input.lesson_credits_value ?? 0,
      started_at: input.started_at ?? null,
      ended_at: input.ended_at ?? null,
    };
    const id = await insertOffer(tx, actor.id, fields, at);
    await setImages(tx, actor, { offer_id: id, images, more, at });
    await announce(tx, [{ ...fields, id, pro_id: actor.id, timezone: actor.timezone, announced_at: null }], at);
    return offerById(actor, id, { db: tx, now: deps.now });
  });
}

/** What an offer will be in the eyes of the rules when the change is made. */
const changed = (before: LockedOffer, { qty, started_at, ended_at }: OfferPut): LockedOffer => ({
  ...before,
  qty: qty === undefined ? before.qty : qty,
  started_at: started_at === undefined ? before.started_at : started_at,
  ended_at: ended_at === undefined ? before.ended_at : ended_at,
});

/**
 * Changes an offer by what is sent. Stock that was sold while the pro wrote is not put back, and the players are told only of
 * an offer that they were never told of (M4).
 */
export async function changeOffer(
  actor: Actor,
  { id, qty_seen, category_id: chosen, category, images, ...fields }: OfferPut,
  deps: Deps,
  files: readonly UploadedFile[] = [],
): Promise<Offer> {
  const more = await takeIn(actor, files, deps);
  return inShop(actor, deps, async (tx) => {
    const at = deps.now();
    const before = await lockOffer(tx, { pro_id: actor.id, id });
    if (!before) throw notFound();
    const fault = qtyFault({ qty: fields.qty, seen: qty_seen, left: before.qty });
    if (fault) throw invalidField('qty', fault);
    const after = changed(before, { id, ...fields });
    if (after.started_at !== null && after.ended_at !== null && after.ended_at < after.started_at)
      throw invalidField('ended_at', ENDS_FIRST);
    const category_id = await categoryFor(tx, actor, { category_id: chosen, category }, at);
    await updateOffer(tx, id, { ...fields, ...(category_id === undefined ? {} : { category_id }) }, at);
    await setImages(tx, actor, { offer_id: id, images, more, at });
    await announce(tx, [{ ...after, pro_id: actor.id, timezone: actor.timezone }], at);
    return offerById(actor, id, { db: tx, now: deps.now });
  });
}

/** Deletes an offer with its pictures. What was bought of it stays bought: the purchases keep its title. */
export const removeOffer = (actor: Actor, id: string, deps: Deps): Promise<{ ok: true }> =>
  inShop(actor, deps, async (tx) => {
    if (!(await lockOffer(tx, { pro_id: actor.id, id }))) throw notFound();
    await dropImages(tx, id);
    await deleteOffer(tx, id);
    return { ok: true };
  });
