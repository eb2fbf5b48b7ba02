import type { SignedIn } from '@fairway/contracts/auth/accounts';
import type { JoinIn } from '@fairway/contracts/coaching/joining';
import { inTransaction } from '@fairway/db/client';
import type { Actor, AppServices, CallRequest } from '#app/context.ts';
import { AppError } from '#core/app-error.ts';
import { hashPassword, refuseGuessable } from '#domains/auth/password-hashing/service.ts';
import { isEmailTaken } from '#domains/auth/email-address/service.ts';
import { signedInResult } from '#domains/auth/session-start/service.ts';
import { ensureCustomer, requirePayer } from '#domains/checkout/cards/service.ts';
import { joinPlayer } from '#domains/coaching/accounts/service.ts';
import {
  closeInvitations,
  refuseOtherAddress,
  useInvitationById,
} from '#domains/coaching/invitation-acceptance/service.ts';
import { addressInUse, codeRefused } from '#domains/coaching/onboarding/rules.ts';
import { keepCoach } from '#domains/coaching/onboarding/repository.ts';
import { coachBehind } from '#domains/coaching/onboarding/service.ts';

/**
 * Makes a player of whoever has a code, in one call (A8a): the player, their coach and their session are committed together. The
 * address and the birthday are left to those who want to tell them, and the card to when one is needed (A9).
 */
export async function joinAtOnce(
  actor: Actor | null,
  input: JoinIn,
  services: AppServices,
  request: CallRequest,
): Promise<SignedIn> {
  if (actor) throw new AppError('conflict');
  await services.rateLimits.take('codes_address', request.ip);
  await services.rateLimits.take('emails_address', request.ip);
  await services.rateLimits.take('card_setups_address', request.ip);
  const { email, password, first_name, last_name } = input;
  await refuseGuessable(password, { email, first_name, last_name });
  const { pro_id, invitation_id, timezone } = await coachBehind(input.code, services);
  if (invitation_id) await refuseOtherAddress(services.db, invitation_id, email);
  if (await isEmailTaken(services.db, email)) throw addressInUse();
  const password_hash = await hashPassword(password);

  const { id, session } = await inTransaction(services.db, async (tx) => {
    const now = services.now();
    if (!(await keepCoach(tx, pro_id))) throw codeRefused();
    if (invitation_id && !(await useInvitationById(tx, invitation_id, email, now))) throw codeRefused();
    const person = { pro_id, email, password_hash, first_name, last_name, timezone };
    const moments = { tos_accepted_at: now, card_later_at: now, created_at: now };
    const joined = await joinPlayer(tx, { ...person, ...moments }, request);
    await closeInvitations(tx, { pro_id, email }, now);
    return joined;
  });
  await introduceToProvider(id, services);
  return signedInResult(session, services, request);
}

/** A provider that is away keeps nobody out: the sign-up's own steps ask again for what is missing. */
async function introduceToProvider(id: string, services: AppServices): Promise<void> {
  try {
    await ensureCustomer(await requirePayer({ id }, services), services);
  } catch (error) {
    services.log?.warn({ err: error, user_id: id }, 'a player joined without a payment customer');
  }
}
