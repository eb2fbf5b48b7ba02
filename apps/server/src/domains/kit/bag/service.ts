import { v7 } from 'uuid';
import type { BagClub, BagClubChange, BagClubIn } from '@fairway/contracts/kit/bag';
import { KIT_LIMITS } from '@fairway/contracts/kit/limits';
import type { Placement } from '@fairway/contracts/kit/lists';
import { KIT_MESSAGES } from '@fairway/contracts/messages/kit';
import type { Actor, CoreServices } from '#app/context.ts';
import { invalidField, notFound } from '#core/app-error.ts';
import { findPlace, inKit, placeRows, removeRow } from '#domains/kit/lists/service.ts';
import { findClub, insertClub, readBag, readClubs, writeClub } from './repository.ts';

const LIST = 'bag_clubs';

/** The caller's own bag, their pro's, or a pro's players' (`GET /bags/{id}`, K5). */
export async function getBag(actor: Actor, owner_id: string, { db }: Pick<CoreServices, 'db'>): Promise<BagClub[]> {
  const clubs = await readBag(db, { owner_id, viewer_id: actor.id, viewer_pro_id: actor.pro_id });
  if (!clubs) throw notFound();
  return clubs;
}

/** Puts a club into the caller's bag; a call that is made again with its id finds it there (K2). */
export const addClub = (
  actor: Actor,
  { id: named, order, club, name }: BagClubIn,
  services: CoreServices,
): Promise<BagClub> =>
  inKit(actor, services, async (tx) => {
    const before = named ? await findClub(tx, { id: named, user_id: actor.id }) : null;
    if (before) return before;
    const place = await findPlace(tx, LIST, {
      user_id: actor.id,
      order,
      full: KIT_MESSAGES.bagFull(KIT_LIMITS.rows),
    });
    const at = services.now();
    const id = named ?? v7({ msecs: at.getTime() });
    const added = await insertClub(tx, { id, user_id: actor.id, club, name, order: place, created_at: at });
    if (!added) throw invalidField('id', KIT_MESSAGES.idTaken);
    return added;
  });

/** Says what a club of the caller's is. */
export const changeClub = (actor: Actor, change: BagClubChange, services: CoreServices): Promise<BagClub> =>
  inKit(actor, services, async (tx) => {
    const changed = await writeClub(tx, { ...change, user_id: actor.id });
    if (!changed) throw notFound();
    return changed;
  });

export const removeClub = (actor: Actor, id: string, services: CoreServices): Promise<{ ok: true }> =>
  removeRow(actor, { list: LIST, id }, services);

/** Puts clubs in order; answers the whole bag. */
export const orderBag = (
  actor: Actor,
  { clubs }: { clubs: readonly Placement[] },
  services: CoreServices,
): Promise<BagClub[]> =>
  inKit(actor, services, async (tx) => {
    await placeRows(tx, LIST, { user_id: actor.id, places: clubs, field: 'clubs' });
    return readClubs(tx, actor.id);
  });
