import { AUTH_MESSAGES } from '@fairway/contracts/messages/auth';
import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import type { RegisterIn, SignedIn } from '@fairway/contracts/auth/accounts';
import { inTransaction } from '@fairway/db/client';
import { violates } from '@fairway/db/faults';
import type { AppServices, CallRequest, Actor } from '#app/context.ts';
import { forbidden, invalidField, AppError } from '#core/app-error.ts';
import { splitName } from '#domains/coaching/onboarding/rules.ts';
import { addUserIn, newReferralCode } from '#domains/coaching/accounts/service.ts';
import { draftPin } from '#domains/auth/challenges/service.ts';
import { startSession } from '#domains/auth/session-start/service.ts';
import { sendFirstPin } from '#domains/auth/email-address/service.ts';
import { hashPassword, refuseGuessable } from '#domains/auth/password-hashing/service.ts';
import { e164 } from '#adapters/phone-numbers.ts';
import { writeReferralCode } from '#domains/coaching/accounts/repository.ts';

/** Whether coaches may register by themselves here (A6). */
export const getRegistration = ({ registrationOpen = true }: AppServices): { open: boolean } => ({
  open: registrationOpen,
});

function requirePhone({ phone, phone_cc }: RegisterIn): string | null {
  if (!phone) return null;
  const number = e164(phone, phone_cc);
  if (!number) throw invalidField('phone', COACHING_MESSAGES.phoneNotCallable);
  return number;
}

/** Makes a coach of whoever asks, not yet subscribed, and signs them in (A6). A pin goes to their address, to confirm it. */
export async function register(input: RegisterIn, services: AppServices, request: CallRequest): Promise<SignedIn> {
  if (!getRegistration(services).open) throw forbidden(COACHING_MESSAGES.registrationClosed);
  await services.rateLimits.take('sign_in_address', request.ip);
  await services.rateLimits.take('emails_address', request.ip);
  const { name, email, password } = input;
  await refuseGuessable(password, { email, ...splitName(name) });
  const phone = requirePhone(input);
  const [password_hash, draft] = await Promise.all([
    hashPassword(password),
    draftPin('confirm_email', services, email),
  ]);
  const person = { type: 'pro', email, password_hash, phone, ...splitName(name) } as const;
  const id = await inTransaction(services.db, async (tx) => {
    const made = await addUserIn(tx, person, services.now());
    await sendFirstPin(tx, { ...draft, user_id: made, email }, services.now());
    return made;
  }).catch((error: unknown) => {
    if (violates(error, 'users_live_email_key')) throw invalidField('email', AUTH_MESSAGES.emailTaken);
    throw error;
  });
  return startSession({ id, password_hash }, services, request);
}

/** A code in a thousand million is taken; this often one would have to meet another. */
const DRAWS = 5;

/** Gives the pro a new validation code; the old one stops working (A7). */
export async function rotateValidationCode(actor: Actor, { db }: AppServices): Promise<{ referral_code: string }> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const referral_code = newReferralCode();
    if (await written(actor, referral_code, db)) return { referral_code };
  }
  throw new AppError('conflict');
}

async function written(actor: Actor, referral_code: string, db: AppServices['db']): Promise<boolean> {
  try {
    return await writeReferralCode(db, actor.id, referral_code);
  } catch (error) {
    // Another pro has it: the index is the judge, whoever draws at the same moment.
    if (violates(error, 'users_referral_code_key')) return false;
    throw error;
  }
}
