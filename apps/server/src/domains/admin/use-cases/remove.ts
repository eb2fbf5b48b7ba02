import { inTransaction, type Tx } from '@fairway/db/client';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { AppError, forbidden, invalidField, notFound } from '../../../trpc/errors.ts';
import { eraseUser } from '../../accounts/use-cases/erase.ts';
import { knownPerson } from '../../people/use-cases/person.ts';
import { hasAnotherAdmin, lockAdmins } from '../store/users.ts';
import { recordAct } from './audit.ts';

/**
 * Deletes anybody but the admin themself, a pro with their players, and writes down how much went (A13). Of two admins who delete
 * each other at once, one wins and the other is signed out.
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

/** For an admin who closes their own account: refuses the last one, whose going would leave nobody to manage the others (A13). */
export async function keepAnAdmin(tx: Tx, leaving: Actor): Promise<void> {
  if (leaving.type !== 'admin') return;
  await lockAdmins(tx, leaving.id);
  if (!(await hasAnotherAdmin(tx, leaving.id)))
    throw invalidField('id', 'You are the last admin. Please make another one first.');
}
