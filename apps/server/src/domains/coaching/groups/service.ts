import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import { LIST_LIMIT } from '@fairway/contracts/constants';
import { ALL_PLAYERS, type Group, type GroupPage } from '@fairway/contracts/coaching/people';
import { inTransaction, type DbOrTx, type Tx } from '@fairway/db/client';
import type { Actor, CoreServices } from '#app/context.ts';
import { forbidden, invalidField, notFound } from '#core/app-error.ts';
import {
  deleteGroup,
  deleteMember,
  insertGroup,
  insertMember,
  lockGroup,
  readGroup,
  readGroups,
  renameGroup,
  insertAllPlayers,
  selectGroupPlayers,
  type OwnGroup,
} from './repository.ts';

/** Members that a group's page shows. */
const MEMBERS_LIMIT = 500;
const KEPT = `"${ALL_PLAYERS}" is kept for you: it has all of your players, and cannot be changed or deleted.`;

/** The pro's groups, "All Players" first and the others by name, 200 a page (V5). */
export const listGroups = (actor: Actor, { page }: { page: number }, { db }: CoreServices): Promise<Group[]> =>
  readGroups(db, actor.id, { limit: LIST_LIMIT, offset: (page - 1) * LIST_LIMIT });

/** One of the pro's groups with its members by last name, 500 at most. */
export async function groupById(actor: Actor, id: string, { db }: { db: DbOrTx }): Promise<GroupPage> {
  const found = await readGroup(db, { pro_id: actor.id, id }, MEMBERS_LIMIT);
  if (!found) throw notFound();
  return found;
}

/** Adds an empty group; a name the pro uses already, however it is typed, is a 422 on `name`. */
export const addGroup = (actor: Actor, { name }: { name: string }, { db, now }: CoreServices): Promise<GroupPage> =>
  inTransaction(db, async (tx) => {
    const id = await insertGroup(tx, { pro_id: actor.id, name, is_all: false, created_at: now() });
    if (!id) throw invalidField('name', COACHING_MESSAGES.groupNameTaken);
    return groupById(actor, id, { db: tx });
  });

/** Runs a change of a group that is the pro's to change: of another's there is none, and "All Players" changes by itself. */
const changing = (actor: Actor, id: string, { db }: CoreServices, change: (tx: Tx) => Promise<void>): Promise<void> =>
  inTransaction(db, async (tx) => {
    const group = await lockGroup(tx, { pro_id: actor.id, id });
    if (!group) throw notFound();
    if (group.is_all) throw forbidden(KEPT);
    await change(tx);
  });

/** Puts one of the pro's players into a group, names it anew, or both. Adding a member again changes nothing. */
export async function changeGroup(
  actor: Actor,
  { id, player, name }: { id: string; player?: string | undefined; name?: string | undefined },
  services: CoreServices,
): Promise<GroupPage> {
  await changing(actor, id, services, async (tx) => {
    if (name !== undefined && !(await renameGroup(tx, id, name)))
      throw invalidField('name', COACHING_MESSAGES.groupNameTaken);
    if (player !== undefined && !(await insertMember(tx, { pro_id: actor.id, id }, player))) throw notFound();
  });
  return groupById(actor, id, services);
}

/** Deletes a group; its members stay the pro's players. */
export async function removeGroup(actor: Actor, id: string, services: CoreServices): Promise<{ ok: true }> {
  await changing(actor, id, services, (tx) => deleteGroup(tx, id));
  return { ok: true };
}

/** Takes a player out of a group; 404 when they are not in it. */
export async function removeMember(
  actor: Actor,
  { id, memberId }: { id: string; memberId: string },
  services: CoreServices,
): Promise<GroupPage> {
  await changing(actor, id, services, async (tx) => {
    if (!(await deleteMember(tx, id, memberId))) throw notFound();
  });
  return groupById(actor, id, services);
}

/** The members of a pro's group, as a part of the statement that writes to them (decision 039). */
export const groupPlayers = (group: OwnGroup) => selectGroupPlayers(group);

/** Gives a new pro the group "All Players", in the transaction that makes them (M2). */
export const addAllPlayers = (tx: Tx, pro_id: string): Promise<void> => insertAllPlayers(tx, pro_id);
