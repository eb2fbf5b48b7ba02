import { v7 } from 'uuid';
import { KIT_LIMITS } from '@fairway/contracts/kit/limits';
import type { Placement } from '@fairway/contracts/kit/lists';
import type { Yardage, YardageChange, YardageIn } from '@fairway/contracts/kit/yardages';
import { KIT_MESSAGES } from '@fairway/contracts/messages/kit';
import type { Actor, CoreServices } from '#app/context.ts';
import { invalidField, notFound } from '#core/app-error.ts';
import { findPlace, inKit, placeRows, removeRow } from '#domains/kit/lists/service.ts';
import { findYardage, insertYardage, readYardages, writeYardage } from './repository.ts';

const LIST = 'yardages';

/** The caller's own yardages, blank rows with them. */
export const listYardages = (actor: Actor, { db }: Pick<CoreServices, 'db'>): Promise<Yardage[]> =>
  readYardages(db, actor.id);

/** Adds a yardage of the caller's; a call that is made again with its id finds it there (K2). */
export const addYardage = (
  actor: Actor,
  { id: named, order, club, yd }: YardageIn,
  services: CoreServices,
): Promise<Yardage> =>
  inKit(actor, services, async (tx) => {
    const before = named ? await findYardage(tx, { id: named, user_id: actor.id }) : null;
    if (before) return before;
    const place = await findPlace(tx, LIST, {
      user_id: actor.id,
      order,
      full: KIT_MESSAGES.yardagesFull(KIT_LIMITS.rows),
    });
    const at = services.now();
    const id = named ?? v7({ msecs: at.getTime() });
    const row = { id, user_id: actor.id, club, yd: yd ?? null, order: place, created_at: at };
    const added = await insertYardage(tx, row);
    if (!added) throw invalidField('id', KIT_MESSAGES.idTaken);
    return added;
  });

/** Says how far the caller hits a club. */
export const changeYardage = (actor: Actor, change: YardageChange, services: CoreServices): Promise<Yardage> =>
  inKit(actor, services, async (tx) => {
    const changed = await writeYardage(tx, { ...change, user_id: actor.id });
    if (!changed) throw notFound();
    return changed;
  });

export const removeYardage = (actor: Actor, id: string, services: CoreServices): Promise<{ ok: true }> =>
  removeRow(actor, { list: LIST, id }, services);

/** Puts yardages in order; answers all of them. */
export const orderYardages = (
  actor: Actor,
  { yardages }: { yardages: readonly Placement[] },
  services: CoreServices,
): Promise<Yardage[]> =>
  inKit(actor, services, async (tx) => {
    await placeRows(tx, LIST, { user_id: actor.id, places: yardages, field: 'yardages' });
    return readYardages(tx, actor.id);
  });
