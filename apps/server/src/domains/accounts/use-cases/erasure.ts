import { inTransaction } from '@fairway/db/client';
import type { Actor, Deps, Request } from '../../../trpc/context.ts';
import { forbidden, invalidField } from '../../../trpc/errors.ts';
import { note } from '../../notifications/service.ts';
import { mayErase } from '../rules/erasure.ts';
import { eraseUser } from './erase.ts';
import { prove } from './own-password.ts';

/**
 * Erases the caller for good, and with a pro their players (A13, A13a): asked for with the password, signed out everywhere, and
 * told once more by mail. 422 on `password` when it is wrong.
 */
export async function eraseSelf(
  actor: Actor,
  { password }: { password: string },
  deps: Deps,
  request: Request,
): Promise<{ ok: true }> {
  if (!mayErase(actor)) throw forbidden();
  if ((await prove(actor, password, deps, request)) === null)
    throw invalidField('password', 'your password could not be verified');
  await inTransaction(deps.db, async (tx) => {
    for (const { email, first_name } of await eraseUser(tx, actor.id))
      await note(tx, { topic: 'account.erased', payload: { email, first_name } });
  });
  request.setAuthCookie(null);
  return { ok: true };
}
