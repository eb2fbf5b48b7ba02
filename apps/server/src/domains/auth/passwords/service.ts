import type { UpdatePasswordIn } from '@fairway/contracts/auth/accounts';
import { inTransaction } from '@fairway/db/client';
import { MINUTE_MS } from '@fairway/time/units';
import { getHolderId, type Actor, type AppServices, type CallRequest, type CoreServices } from '#app/context.ts';
import { publishEvent } from '#core/publish-event.ts';
import { passwordWanted, passwordWrong } from '#domains/auth/email-address/rules.ts';
import { lockPerson, voidChallenges } from '#domains/auth/challenges/repository.ts';
import {
  exchangePasswordHash,
  findPasswordCheck,
  readPasswordHash,
  readPasswordOwner,
  writePasswordCheck,
} from './repository.ts';
import { closeOtherSessions } from '#domains/auth/sessions/service.ts';
import { hashPassword, passwordMatches, refuseGuessable } from '#domains/auth/password-hashing/service.ts';

/** How long a password that was given counts (C6). */
const GRANT_MS = 5 * MINUTE_MS;

/** Attempts are counted by where they come from. */
type Caller = Pick<CallRequest, 'ip'>;

const toDeviceKey = (actor: Actor) => ({ user_id: getHolderId(actor), id_hash: actor.session_id_hash });

/**
 * The hash that a password proves, null when it is wrong. It is that of whoever is signed in on the device: a guardian's, where one
 * acts for a child. Attempts are counted, for a device may be in other hands (A5).
 */
export async function verifyPassword(
  actor: Actor,
  password: string,
  { db, rateLimits }: AppServices,
  request: Caller,
): Promise<string | null> {
  await rateLimits.take('password_check_address', request.ip);
  const holder_id = getHolderId(actor);
  await rateLimits.take('password_check_account', holder_id);
  const password_hash = await readPasswordHash(db, holder_id);
  if (!(await passwordMatches(password, password_hash))) return null;
  await rateLimits.forgive('password_check_account', holder_id);
  return password_hash;
}

/** Whether this is the caller's password. If so, this device may change the card for five minutes (C6). */
export async function checkPassword(
  actor: Actor,
  { password }: { password: string },
  services: AppServices,
  request: CallRequest,
): Promise<boolean> {
  if ((await verifyPassword(actor, password, services, request)) === null) return false;
  await writePasswordCheck(services.db, toDeviceKey(actor), new Date(services.now().getTime() + GRANT_MS));
  return true;
}

/** Whether the caller has given their password on this device within the last five minutes (C6). */
export const hasPasswordGrant = (actor: Actor, { db, now }: CoreServices): Promise<boolean> =>
  findPasswordCheck(db, toDeviceKey(actor), now());

/**
 * Lets a change of what guards the account go on: with the password beside it, or within five minutes of the last one on this device
 * (A16). A borrowed session alone does not do.
 */
export async function requirePassword(
  actor: Actor,
  given: string | undefined,
  services: AppServices,
  request: Caller,
): Promise<void> {
  if (given) {
    if ((await verifyPassword(actor, given, services, request)) === null) throw passwordWrong();
  } else if (!(await hasPasswordGrant(actor, services))) throw passwordWanted();
}

/** Changes the caller's password and signs their other devices out (A2). */
export async function updatePassword(
  actor: Actor,
  { current_password, new_password }: UpdatePasswordIn,
  services: AppServices,
  request: CallRequest,
): Promise<{ ok: true }> {
  const from = await verifyPassword(actor, current_password, services, request);
  if (from === null) throw passwordWrong();
  await refuseGuessable(new_password, await readPasswordOwner(services.db, actor.id), 'new_password');
  const to = await hashPassword(new_password);
  await inTransaction(services.db, async (tx) => {
    await lockPerson(tx, actor.id);
    if (!(await exchangePasswordHash(tx, actor.id, { from, to }))) throw passwordWrong();
    await voidChallenges(tx, actor.id, services.now());
    await closeOtherSessions(actor, { db: tx });
    await publishEvent(tx, { topic: 'password.changed', payload: { user_id: actor.id } });
  });
  return { ok: true };
}
