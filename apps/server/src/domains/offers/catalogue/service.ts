import { OFFER_MESSAGES } from '@fairway/contracts/messages/offers';
import { BUTTON_TYPE, LIST_LIMIT } from '@fairway/contracts/constants';
import { type Offer, type OfferAdd, type OfferPut, type OfferMap } from '@fairway/contracts/offers/offers';
import type { Tx, DbOrTx } from '@fairway/db/client';
import type { Actor, AppServices, UploadedFile, CoreServices } from '#app/context.ts';
import { invalidField, notFound } from '#core/app-error.ts';
import { qtyFault } from '#domains/offers/redemption/rules.ts';
import { findCategory } from '#domains/offers/categories/repository.ts';
import {
  deleteOffer,
  findOfferByKey,
  insertOffer,
  lockOffer,
  updateOffer,
  type LockedOffer,
  readLiveOffers,
  readOffer,
  readOffers,
} from './repository.ts';
import { categoryNamed, inShop } from '#domains/offers/categories/service.ts';
import { dropImages, setImages, withFormPictures } from '#domains/offers/images/service.ts';
import { announceSaved } from '#domains/offers/announcement/service.ts';
import { findToday } from '@fairway/time/today';
import { maySee, offerScope } from './rules.ts';
import { toOfferMap, offerView } from './view.ts';

/** The category an offer is put into: one of the pro's, or one by its name; undefined when neither is said. */
async function categoryFor(
  tx: Tx,
  actor: Actor,
  { category_id, category }: Pick<OfferPut, 'category_id' | 'category'>,
  at: Date,
): Promise<string | undefined> {
  if (category_id) {
    if (!(await findCategory(tx, { pro_id: actor.id, id: category_id })))
      throw invalidField('category_id', OFFER_MESSAGES.categoryGone);
    return category_id;
  }
  if (category === '') throw invalidField('category_id', OFFER_MESSAGES.categoryMissing);
  return category === undefined ? undefined : categoryNamed(tx, actor.id, category, at);
}

/**
 * Makes an offer, with its pictures; the players are told when it is in its window and in stock (O2, M4). Under a key that was used it
 * is the offer of that key, and nobody is told again (O2a); pictures that came with the repeat are left to the sweep.
 */
export async function addOffer(
  actor: Actor,
  { category_id: chosen, category, images, ...input }: OfferAdd,
  services: AppServices,
  { files = [], key = null }: { files?: readonly UploadedFile[]; key?: string | null } = {},
): Promise<Offer> {
  if (!chosen && !category) throw invalidField('category_id', OFFER_MESSAGES.categoryMissing);
  return withFormPictures(actor, files, services, (more) =>
    inShop(actor, services, async (tx) => {
      const at = services.now();
      const reading = { db: tx, now: services.now };
      const before = key === null ? null : await findOfferByKey(tx, { pro_id: actor.id, key });
      if (before !== null) return offerById(actor, before, reading);
      const category_id = await categoryFor(tx, actor, { category_id: chosen, category }, at);
      if (category_id === undefined) throw invalidField('category_id', OFFER_MESSAGES.categoryMissing);
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
      const id = await insertOffer(tx, { ...fields, pro_id: actor.id, key, created_at: at });
      await setImages(tx, actor, { offer_id: id, images, more, at });
      await announceSaved(tx, actor, { ...fields, id, announced_at: null }, at);
      return offerById(actor, id, reading);
    }),
  );
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
  services: AppServices,
  files: readonly UploadedFile[] = [],
): Promise<Offer> {
  return withFormPictures(actor, files, services, (more) =>
    inShop(actor, services, async (tx) => {
      const at = services.now();
      const before = await lockOffer(tx, { pro_id: actor.id, id });
      if (!before) throw notFound();
      const fault = qtyFault({ qty: fields.qty, seen: qty_seen, left: before.qty });
      if (fault) throw invalidField('qty', fault);
      const after = changed(before, { id, ...fields });
      if (after.started_at !== null && after.ended_at !== null && after.ended_at < after.started_at)
        throw invalidField('ended_at', OFFER_MESSAGES.endsFirst);
      const category_id = await categoryFor(tx, actor, { category_id: chosen, category }, at);
      await updateOffer(tx, id, { ...fields, ...(category_id === undefined ? {} : { category_id }) }, at);
      await setImages(tx, actor, { offer_id: id, images, more, at });
      await announceSaved(tx, actor, after, at);
      return offerById(actor, id, { db: tx, now: services.now });
    }),
  );
}

/** Deletes an offer with its pictures. What was bought of it stays bought: the purchases keep its title. */
export const removeOffer = (actor: Actor, id: string, services: AppServices): Promise<{ ok: true }> =>
  inShop(actor, services, async (tx) => {
    if (!(await lockOffer(tx, { pro_id: actor.id, id }))) throw notFound();
    await dropImages(tx, id);
    await deleteOffer(tx, id);
    return { ok: true };
  });

/** The pro's offers by category, 200 a page: all of them for the pro, for a player those they may redeem now (O3). */
export async function listOffers(
  actor: Actor,
  { page }: { page: number },
  { db, now }: CoreServices,
): Promise<OfferMap> {
  const today = findToday(actor.timezone, now());
  const scope = offerScope(actor);
  const paging = { limit: LIST_LIMIT, offset: (page - 1) * LIST_LIMIT };
  const rows = await (actor.type === 'pro' ? readOffers(db, scope, paging) : readLiveOffers(db, scope, today, paging));
  return toOfferMap(rows.map((row) => offerView(row, actor, today)));
}

/** One offer. What a player may not redeem is not there for them, unless they redeemed it before (V4). */
export async function offerById(
  actor: Actor,
  id: string,
  { db, now }: { db: DbOrTx; now: () => Date },
): Promise<Offer> {
  const today = findToday(actor.timezone, now());
  const row = await readOffer(db, offerScope(actor), id);
  if (!row || !maySee(actor, row, today)) throw notFound();
  return offerView(row, actor, today);
}
