import type { Placement } from '@fairway/contracts/kit/lists';
import { KIT_LIMITS } from '@fairway/contracts/kit/limits';
import { KIT_MESSAGES } from '@fairway/contracts/messages/kit';
import { inTransaction, type Tx } from '@fairway/db/client';
import { lockOwner } from '@fairway/db/locks';
import type { Actor, AppServices } from '#app/context.ts';
import { invalidField, notFound } from '#core/app-error.ts';
import { countRows, deleteRow, readKit, writePlaces, type Kit, type KitList } from './repository.ts';

type ListServices = Pick<AppServices, 'db'>;

/** The caller's bag and yardages as a home shows them, in one round trip. */
export const getKit = (actor: Actor, { db }: ListServices): Promise<Kit> => readKit(db, actor.id);

/** Runs a change of the caller's kit, one at a time. */
export const inKit = <T>(actor: Actor, { db }: ListServices, change: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    // Locked, for two at once must not pass the limit together, nor order each other's rows in turn and wait for ever.
    if (!(await lockOwner(tx, actor.id))) throw notFound();
    return change(tx);
  });

/** Where a new row goes: where it is asked to, else behind the others; refused on `club` where there is no room (K1). */
export async function findPlace(
  tx: Tx,
  list: KitList,
  { user_id, order, full }: { user_id: string; order: number | undefined; full: string },
): Promise<number> {
  const rows = await countRows(tx, list, user_id);
  if (rows >= KIT_LIMITS.rows) throw invalidField('club', full);
  return order ?? rows + 1;
}

/** Gives rows of the caller's list their places, all or none; one that is not theirs is a 422 on `field` (K4). */
export async function placeRows(
  tx: Tx,
  list: KitList,
  { user_id, places, field }: { user_id: string; places: readonly Placement[]; field: string },
): Promise<void> {
  if ((await writePlaces(tx, list, { user_id, places })) !== places.length)
    throw invalidField(field, KIT_MESSAGES.orderUnknown);
}

/** Takes a row out of the caller's list. */
export const removeRow = (
  actor: Actor,
  { list, id }: { list: KitList; id: string },
  services: ListServices,
): Promise<{ ok: true }> =>
  inKit(actor, services, async (tx) => {
    if (!(await deleteRow(tx, list, { user_id: actor.id, id }))) throw notFound();
    return { ok: true };
  });
