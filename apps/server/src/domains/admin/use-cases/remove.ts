import { inTransaction } from '@fairway/db/client';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { AppError, forbidden, notFound } from '../../../trpc/errors.ts';
import { eraseUser } from '../../accounts/use-cases/erase.ts';
import { knownPerson } from '../../people/use-cases/person.ts';
import { lockAdmins } from '../store/users.ts';
import { recordAct } from './audit.ts';

/**
 * Deletes anybody but the admin themself, a pro with their players, and writes down how much went (A13). Of two admins who delete
 * each other at once, one wins and the other is signed out; so there is always an admin left.
 */
export async function removeByAdmin(
  actor: Actor,
  id: string,
  { db, now }: Pick<Deps, 'db' | 'now'>,
): Promise<{ ok: true }> {
  if (id === actor.id) throw forbidden('You cannot delete yourself.');
  const at = now();
  await inTransaction(db, async (tx) => {
    if (!(await lockAdmins(tx, actor.id))) throw new AppError('unauthenticated');
    const { row } = await knownPerson(tx, actor, id, at);
    if ((await eraseUser(tx, id)).length === 0) throw notFound();
    const detail = { type: row.type, ...row.at_stake };
    await recordAct(tx, { actor_id: actor.id, action: 'user.deleted', target_id: id, detail }, at);
  });
  return { ok: true };
}
