import type { UpdatePasswordIn } from '@fairway/contracts/accounts';
import { inTransaction } from '@fairway/db/client';
import type { Actor, Deps, Request } from '../../../trpc/context.ts';
import { invalidField } from '../../../trpc/errors.ts';
import { note } from '../../notifications/service.ts';
import { lockPerson, voidChallenges } from '../store/challenges.ts';
import { exchangePasswordHash, findPasswordCheck, readPasswordHash, writePasswordCheck } from '../store/passwords.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { closeOtherSessions } from './sessions.ts';

/** How long a password that was given counts (C6). */
const GRANT_MS = 5 * 60_000;

const deviceOf = (actor: Actor) => ({ user_id: actor.id, id_hash: actor.session_id_hash });

/** The hash that a password proves, null when it is wrong. Attempts are counted, for a device may be in other hands (A5). */
export async function prove(
  actor: Actor,
  password: string,
  { db, rateLimits }: Deps,
  request: Request,
): Promise<string | null> {
  await rateLimits.take('password_check_address', request.ip);
  await rateLimits.take('password_check_account', actor.id);
  const password_hash = await readPasswordHash(db, actor.id);
  if (!(await passwordMatches(password, password_hash))) return null;
  await rateLimits.forgive('password_check_account', actor.id);
  return password_hash;
}

/** Whether this is the caller's password. If so, this device may change the card for five minutes (C6). */
export async function checkPassword(
  actor: Actor,
  { password }: { password: string },
  deps: Deps,
  request: Request,
): Promise<boolean> {
  if ((await prove(actor, password, deps, request)) === null) return false;
  await writePasswordCheck(deps.db, deviceOf(actor), new Date(deps.now().getTime() + GRANT_MS));
  return true;
}

/** Whether the caller has given their password on this device within the last five minutes (C6). */
export const hasPasswordGrant = (actor: Actor, { db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> =>
  findPasswordCheck(db, deviceOf(actor), now());

/** Changes the caller's password and signs their other devices out (A2). */
export async function updatePassword(
  actor: Actor,
  { current_password, new_password }: UpdatePasswordIn,
  deps: Deps,
  request: Request,
): Promise<{ ok: true }> {
  const wrong = () => invalidField('current_password', 'your password could not be verified');
  const from = await prove(actor, current_password, deps, request);
  if (from === null) throw wrong();
  const to = await hashPassword(new_password);
  await inTransaction(deps.db, async (tx) => {
    await lockPerson(tx, actor.id);
    if (!(await exchangePasswordHash(tx, actor.id, { from, to }))) throw wrong();
    await voidChallenges(tx, actor.id, deps.now());
    await closeOtherSessions(actor, { db: tx });
    await note(tx, { topic: 'password.changed', payload: { user_id: actor.id } });
  });
  return { ok: true };
}
