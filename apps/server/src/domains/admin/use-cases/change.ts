import type { AdminUserPut } from '@fairway/contracts/admin';
import type { UserType } from '@fairway/contracts/accounts';
import type { Person } from '@fairway/contracts/people';
import { inTransaction, type Tx } from '@fairway/db/client';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { AppError, invalidField, notFound } from '../../../trpc/errors.ts';
import { newReferralCode } from '../../accounts/use-cases/add-user.ts';
import { addAllPlayers } from '../../people/use-cases/all-players.ts';
import { changeUserIn } from '../../people/use-cases/change.ts';
import { knownPerson, personById } from '../../people/use-cases/person.ts';
import { levelFault } from '../rules.ts';
import { lockAdmins, lockUser, writeLevel } from '../store/users.ts';
import { recordAct } from './audit.ts';

/**
 * Changes what is sent of anybody: their details, and the level of pros and admins (S1 §6). `pro_id` may be sent back as it is;
 * a player stays with their pro.
 */
export async function changeByAdmin(
  actor: Actor,
  { type, pro_id, ...sent }: AdminUserPut,
  deps: Deps,
): Promise<Person> {
  const { id } = sent;
  const now = deps.now();
  await inTransaction(deps.db, async (tx) => {
    const { row } = await knownPerson(tx, actor, id, now);
    if (pro_id !== undefined && pro_id !== row.pro_id) throw invalidField('pro_id', 'A player stays with their pro.');
    const leveled = type !== undefined && type !== row.type;
    if (leveled) await changeLevel(tx, actor, { id, type }, now);
    const { fields } = await changeUserIn(tx, actor, sent, now);
    const detail = { fields: leveled ? ['type', ...fields] : fields, ...(leveled ? { type } : {}) };
    if (detail.fields.length > 0)
      await recordAct(tx, { actor_id: actor.id, action: 'user.changed', target_id: id, detail }, now);
  });
  return personById(actor, id, deps);
}

async function changeLevel(
  tx: Tx,
  actor: Actor,
  { id, type }: { id: string; type: UserType },
  now: Date,
): Promise<void> {
  if (!(await lockAdmins(tx, actor.id))) throw new AppError('unauthenticated');
  const locked = await lockUser(tx, id);
  if (!locked) throw notFound();
  const { at_stake } = (await knownPerson(tx, actor, id, now)).row;
  const stake = { ...at_stake, lessons: locked.lessons };
  const fault = levelFault({ from: locked.type, self: id === actor.id, stake }, type);
  if (fault) throw invalidField('type', fault);
  if (type === locked.type || type === 'player') return;
  await writeLevel(tx, id, type, type === 'pro' ? newReferralCode() : null);
  if (type === 'pro') await addAllPlayers(tx, id);
}
