import { AUTH_MESSAGES } from '@fairway/contracts/messages/auth';
import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import { USER_MESSAGES } from '@fairway/contracts/messages/users';
import type { AdminUserPut, AdminUserIn, ListedUser } from '@fairway/contracts/users/admin';
import { ADMIN_PAGE } from '@fairway/contracts/users/admin-limits';
import type { UserType } from '@fairway/contracts/auth/accounts';
import type { Person } from '@fairway/contracts/coaching/people';
import { inTransaction, type Tx } from '@fairway/db/client';
import type { Actor, AppServices, CallRequest } from '#app/context.ts';
import { AppError, invalidField, notFound } from '#core/app-error.ts';
import { newReferralCode, addUserIn } from '#domains/coaching/accounts/service.ts';
import { addAllPlayers } from '#domains/coaching/groups/service.ts';
import { changeUserIn, prepareOwnEmail, knownPerson, personById } from '#domains/coaching/people/service.ts';
import { levelFault, toSearchPatterns } from './rules.ts';
import { lockAdmins, lockUser, writeLevel, findUsers } from './repository.ts';
import { recordAudit } from '#domains/audit/log/service.ts';
import { violates } from '@fairway/db/faults';
import { sendSetPasswordLink } from '#domains/auth/challenges/service.ts';
import { e164 } from '#adapters/phone-numbers.ts';

/**
 * Changes what is sent of anybody: their details, and the level of pros and admins. `pro_id` may be sent back as it is;
 * a player stays with their pro. Another's email changes at once; the admin's own wants the password and a pin, as everybody's (A16).
 */
export async function changeByAdmin(
  actor: Actor,
  { type, pro_id, current_password, ...sent }: AdminUserPut,
  services: AppServices,
  request: Pick<CallRequest, 'ip'>,
): Promise<Person> {
  const { id } = sent;
  const now = services.now();
  const pin = await prepareOwnEmail(actor, { ...sent, current_password }, services, request);
  await inTransaction(services.db, async (tx) => {
    const { row } = await knownPerson(tx, actor, id, now);
    if (pro_id !== undefined && pro_id !== row.pro_id) throw invalidField('pro_id', USER_MESSAGES.playerKeepsCoach);
    const leveled = type !== undefined && type !== row.type;
    if (leveled) await changeLevel(tx, actor, { id, type }, now);
    const { fields } = await changeUserIn(tx, actor, sent, { pin, at: now });
    const detail = { fields: leveled ? ['type', ...fields] : fields, ...(leveled ? { type } : {}) };
    if (detail.fields.length > 0)
      await recordAudit(tx, { actor_id: actor.id, action: 'user.changed', target_id: id, detail }, now);
  });
  return personById(actor, id, services);
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

/** Makes a pro or an admin, who gets a mail to set their password (A13a). An address with an account is a 422 on `email`. */
export async function createUser(actor: Actor, input: AdminUserIn, services: AppServices): Promise<Person> {
  const now = services.now();
  const { dob, phone, pro_id, ...rest } = input;
  if (pro_id) throw invalidField('pro_id', USER_MESSAGES.onlyPlayersHaveCoach);
  if (dob && dob > now.toISOString().slice(0, 10)) throw invalidField('dob', COACHING_MESSAGES.dobInFuture);
  const number = phone ? e164(phone) : null;
  if (phone && !number) throw invalidField('phone', COACHING_MESSAGES.phoneNotCallable);
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
    const id = await inTransaction(services.db, async (tx) => {
      const made = await addUserIn(tx, person, now);
      await sendSetPasswordLink(tx, made, services);
      const detail = { type: input.type };
      await recordAudit(tx, { actor_id: actor.id, action: 'user.created', target_id: made, detail }, now);
      return made;
    });
    return await personById(actor, id, services);
  } catch (error) {
    if (violates(error, 'users_live_email_key')) throw invalidField('email', AUTH_MESSAGES.emailTaken);
    throw error;
  }
}

/** Everybody by name, or with `q` whoever has all of its words in their name or address. */
export async function listUsers(
  { page, q = '' }: { page: number; q?: string },
  { db }: Pick<AppServices, 'db'>,
): Promise<{ data: ListedUser[]; total: number; page: number; per_page: number }> {
  const found = await findUsers(db, toSearchPatterns(q), { limit: ADMIN_PAGE, offset: (page - 1) * ADMIN_PAGE });
  return { ...found, page, per_page: ADMIN_PAGE };
}
