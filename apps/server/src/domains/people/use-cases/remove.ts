import { inTransaction } from '@fairway/db/client';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { forbidden, notFound } from '../../../trpc/errors.ts';
import { eraseUser } from '../../accounts/use-cases/erase.ts';
import { removeByAdmin } from '../../admin/use-cases/remove.ts';
import { note } from '../../notifications/service.ts';
import { isPlayerOf } from '../store/players.ts';

/**
 * Deletes a person for good with all that is theirs: a pro one of their players, an admin anybody (S2 §6, A13); the screen has asked
 * and said what goes. Nobody deletes themself here: that is the erasure request of the account area (A13a).
 */
export async function removeUser(actor: Actor, id: string, deps: Pick<Deps, 'db' | 'now'>): Promise<{ ok: true }> {
  if (actor.type === 'player') throw forbidden();
  if (actor.type === 'admin') return removeByAdmin(actor, id, deps);
  if (id === actor.id) throw forbidden('You can close your own account in the account area.');
  await inTransaction(deps.db, async (tx) => {
    const gone = (await isPlayerOf(tx, { pro_id: actor.id, id })) ? await eraseUser(tx, id) : [];
    if (gone.length === 0) throw notFound();
    // They would find out at their next sign-in: better from us.
    for (const { email, first_name } of gone)
      await note(tx, { topic: 'account.erased', payload: { email, first_name } });
  });
  return { ok: true };
}
