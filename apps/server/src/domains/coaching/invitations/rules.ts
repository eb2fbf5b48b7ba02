import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import { foldEmail } from '@fairway/contracts/auth/fold-email';
import type { Invitation } from '@fairway/contracts/coaching/joining';
import { DAY_MS } from '@fairway/time/units';
import { type AppError, invalid, invalidField } from '#core/app-error.ts';

/** How long the link of one mail works (A7). */
const LIFE_DAYS = 14;
/** Mails one invitation may lead to: who does not answer so many does not want them. */
const MOST_SENT = 20;
const CODE = /^[a-z0-9]{6}$/i;

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + LIFE_DAYS * DAY_MS);

/** Whether what somebody came with is the code that people type; the link's token is far longer. */
export const isCode = (token: string): boolean => CODE.test(token);

/** How an invitation stands. */
export function invitationStatus(
  { accepted_at, expires_at }: { accepted_at: Date | null; expires_at: Date },
  now: Date,
): Invitation['status'] {
  if (accepted_at) return 'used';
  return now < expires_at ? 'open' : 'expired';
}

/** An address that has an account, in words that do not tell whose client it is (A10). */
export const addressTaken = (): AppError => invalidField('email', COACHING_MESSAGES.invitedHasAccount);

export const alreadyInvited = (): AppError => invalid({ email: [COACHING_MESSAGES.alreadyInvited] });

/** Why another mail may not go out, or null when it may. */
export const sentTooOften = (sent: number): AppError | null =>
  sent < MOST_SENT ? null : invalidField('email', COACHING_MESSAGES.sentTooOften);

const REFUSED: Record<Exclude<Invitation['status'], 'open'> | 'unknown', string> = {
  unknown: COACHING_MESSAGES.invitationInvalid,
  expired: COACHING_MESSAGES.invitationExpired,
  used: COACHING_MESSAGES.invitationUsed,
};

export const invitationRefused = (why: keyof typeof REFUSED): AppError => invalidField('token', REFUSED[why]);

/**
 * What is wrong with the address of whoever takes an invitation, or null. Someone who comes by the code has to know where it was
 * sent (A7); the link has proved it, and an address sent along with it must be the same.
 */
export function addressFault(
  given: string | undefined,
  { email, byCode }: { email: string; byCode: boolean },
): AppError | null {
  if (given === undefined) return byCode ? invalidField('email', COACHING_MESSAGES.useInvitedAddress) : null;
  return foldEmail(given) === foldEmail(email) ? null : notInvited();
}

export const notInvited = (): AppError => invalidField('email', COACHING_MESSAGES.notInvitedAddress);
