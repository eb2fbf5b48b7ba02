import { inTransaction, type Tx } from '@fairway/db/client';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { forbidden, notFound } from '../../../trpc/errors.ts';
import { eraseUser } from '../../accounts/use-cases/erase.ts';
import { isPlayerOf } from '../store/players.ts';

/**
 * Deletes a person for good with all that is theirs: a pro one of their players, an admin anybody (S2 §6, A13); the screen has asked
 * and said what goes. Nobody deletes themself here: that is the erasure request of the account area (A13a).
 */
export async function removeUser(actor: Actor, id: string, { db }: Pick<Deps, 'db'>): Promise<{ ok: true }> {
  if (actor.type === 'player') throw forbidden();
  if (id === actor.id) throw forbidden('You can close your own account in the account area.');
  await inTransaction(db, async (tx) => {
    if (!(await mayGo(tx, actor, id)) || (await eraseUser(tx, id)).length === 0) throw notFound();
  });
  return { ok: true };
}

const mayGo = async (tx: Tx, actor: Actor, id: string): Promise<boolean> =>
  actor.type === 'admin' || (await isPlayerOf(tx, { pro_id: actor.id, id }));
