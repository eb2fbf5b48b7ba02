import type { AdminUserIn } from '@fairway/contracts/admin';
import type { Person } from '@fairway/contracts/people';
import { inTransaction } from '@fairway/db/client';
import { violates } from '@fairway/db/faults';
import type { Actor, Deps } from '../../../trpc/context.ts';
import { invalidField } from '../../../trpc/errors.ts';
import { addUserIn } from '../../accounts/use-cases/add-user.ts';
import { askForPassword } from '../../accounts/use-cases/challenges.ts';
import { e164 } from '../../accounts/use-cases/phones.ts';
import { personById } from '../../people/use-cases/person.ts';
import { recordAct } from './audit.ts';

/** Makes a pro or an admin, who gets a mail to set their password (A13a). An address with an account is a 422 on `email`. */
export async function createUser(actor: Actor, input: AdminUserIn, deps: Deps): Promise<Person> {
  const now = deps.now();
  const { dob, phone, pro_id, ...rest } = input;
  if (pro_id) throw invalidField('pro_id', 'Only a player has a pro.');
  if (dob && dob > now.toISOString().slice(0, 10)) throw invalidField('dob', 'That day is still to come.');
  const number = phone ? e164(phone) : null;
  if (phone && !number) throw invalidField('phone', 'Please enter a valid phone number.');
  const person = {
    ...rest,
    phone: number,
    dob: dob ? new Date(`${dob}T00:00:00Z`) : null,
    gender: rest.gender ?? null,
    handed: rest.handed ?? null,
    shoe: rest.shoe ?? null,
    password_hash: null,
  };
  try {
    const id = await inTransaction(deps.db, async (tx) => {
      const made = await addUserIn(tx, person, now);
      await askForPassword(tx, made, deps);
      const detail = { type: input.type };
      await recordAct(tx, { actor_id: actor.id, action: 'user.created', target_id: made, detail }, now);
      return made;
    });
    return await personById(actor, id, deps);
  } catch (error) {
    if (violates(error, 'users_live_email_key'))
      throw invalidField('email', 'There is an account with this email address already.');
    throw error;
  }
}
