import { inTransaction } from '@fairway/db/client';
import { aPlayer } from '@fairway/testing/builders';
import { aRequest } from '@fairway/testing/calls';
import { testSecrets } from '@fairway/testing/deps';
import { askForPassword } from '../../apps/server/src/domains/accounts/use-cases/challenges.ts';
import { forgot } from '../../apps/server/src/domains/accounts/use-cases/forgotten-password.ts';
import { openSession } from '../../apps/server/src/domains/accounts/use-cases/sessions.ts';
import { beginTwoFactor } from '../../apps/server/src/domains/accounts/use-cases/two-factor.ts';
import type { Deps } from '../../apps/server/src/trpc/context.ts';

/** Secrets that are under way, each of a player of its own. */
export interface WaysIn {
  two_factor: { two_factor_token: string; two_factor_pin: string };
  resend: { two_factor_token: string };
  reset: { email: string; password_reset_token: string };
  first_password: { token: string };
  /** A second device of `other_player`, and one of somebody else. */
  session_id: string;
  foreign_session_id: string;
}

export async function waysIn(deps: Deps, pro: { id: string }, other_player: { id: string }): Promise<WaysIn> {
  const { db } = deps;
  const openOf = async (user_id: string) =>
    (await db.challenges.findFirstOrThrow({ where: { user_id, settled_at: null } })).id;
  const device = async (user_id: string) => {
    await openSession(user_id, { userAgent: 'curl/8' }, deps);
    return (await db.sessions.findFirstOrThrow({ where: { user_id, user_agent: 'curl/8' } })).id_hash;
  };
  const [begun, resent, forgetful, added] = await Promise.all([1, 2, 3, 4].map(() => aPlayer(db, pro)));
  const { two_factor_token } = await beginTwoFactor(begun!.id, deps, aRequest());
  const again = await beginTwoFactor(resent!.id, deps, aRequest());
  await forgot({ email: forgetful!.email }, deps, aRequest());
  await inTransaction(db, (tx) => askForPassword(tx, added!.id, deps));
  return {
    two_factor: { two_factor_token, two_factor_pin: testSecrets.pin('two_factor', await openOf(begun!.id)) },
    resend: { two_factor_token: again.two_factor_token },
    reset: {
      email: forgetful!.email,
      password_reset_token: testSecrets.pin('reset', await openOf(forgetful!.id)),
    },
    first_password: { token: testSecrets.token('set_password', await openOf(added!.id)) },
    session_id: await device(other_player.id),
    foreign_session_id: await device(begun!.id),
  };
}
