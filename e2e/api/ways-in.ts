import { inTransaction } from '@fairway/db/client';
import { aPlayer } from '@fairway/server/test/builders';
import { aRequest } from '@fairway/server/test/calls';
import { testSecrets } from '@fairway/server/test/services';
import {
  sendSetPasswordLink,
  draftPin,
  issueChallenge,
} from '../../apps/server/src/domains/auth/challenges/service.ts';
import { forgot } from '../../apps/server/src/domains/auth/password-reset/service.ts';
import { openSession } from '../../apps/server/src/domains/auth/sessions/service.ts';
import { beginTwoFactor } from '../../apps/server/src/domains/auth/two-factor/service.ts';
import { unsubscribeUrl } from '../../apps/server/src/domains/notifications/unsubscribe/service.ts';
import type { AppServices } from '../../apps/server/src/app/context.ts';

/** Secrets that are under way, each of a player of its own. */
export interface WaysIn {
  two_factor: { two_factor_token: string; two_factor_pin: string };
  resend: { two_factor_token: string };
  reset: { email: string; password_reset_token: string };
  first_password: { token: string };
  /** Of the pro, for the address they have: the player's go with their password. */
  email: { pin: string };
  /** A second device of `other_player`, and one of somebody else. */
  session_id: string;
  foreign_session_id: string;
}

export async function waysIn(
  services: AppServices,
  { pro, other_player }: Record<'pro' | 'other_player', { id: string; email: string }>,
): Promise<WaysIn> {
  const { db } = services;
  const findOpenChallenge = async (user_id: string) =>
    (await db.challenges.findFirstOrThrow({ where: { user_id, settled_at: null } })).id;
  const device = async (user_id: string) => {
    await openSession(user_id, { userAgent: 'curl/8' }, services);
    return (await db.sessions.findFirstOrThrow({ where: { user_id, user_agent: 'curl/8' } })).id_hash;
  };
  const [begun, resent, forgetful, added] = await Promise.all([1, 2, 3, 4].map(() => aPlayer(db, pro)));
  const { two_factor_token } = await beginTwoFactor(begun!.id, services, aRequest());
  const again = await beginTwoFactor(resent!.id, services, aRequest());
  await forgot({ email: forgetful!.email }, services, aRequest());
  await inTransaction(db, (tx) => sendSetPasswordLink(tx, added!.id, services));
  const pin = await draftPin('confirm_email', services, pro.email);
  await inTransaction(db, (tx) => issueChallenge(tx, { ...pin, user_id: pro.id }, services.now()));
  return {
    two_factor: { two_factor_token, two_factor_pin: testSecrets.pin('two_factor', await findOpenChallenge(begun!.id)) },
    resend: { two_factor_token: again.two_factor_token },
    reset: {
      email: forgetful!.email,
      password_reset_token: testSecrets.pin('reset', await findOpenChallenge(forgetful!.id)),
    },
    first_password: { token: testSecrets.token('set_password', await findOpenChallenge(added!.id)) },
    email: { pin: testSecrets.pin('confirm_email', pin.id) },
    session_id: await device(other_player.id),
    foreign_session_id: await device(begun!.id),
  };
}

/** The token at the foot of the mails of offers to this person. */
export const stopOffersToken = (user_id: string): string =>
  unsubscribeUrl({ user_ids: [user_id], group: 'offers' }, '', testSecrets).slice('/unsubscribe/'.length);
