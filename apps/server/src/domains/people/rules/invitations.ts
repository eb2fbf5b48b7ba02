import type { Invitation } from '@fairway/contracts/joining';
import { type AppError, invalid, invalidField } from '../../../trpc/errors.ts';

const DAY = 86_400_000;
/** How long the link of one mail works (A7). */
const LIFE_DAYS = 14;
/** Mails one invitation may lead to: who does not answer so many does not want them. */
const MOST_SENT = 20;
const CODE = /^[a-z0-9]{6}$/i;

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + LIFE_DAYS * DAY);

/** Whether what somebody came with is the code that people type; the link's token is far longer. */
export const isCode = (token: string): boolean => CODE.test(token);

/** How an invitation stands. */
export function statusOf(
  { accepted_at, expires_at }: { accepted_at: Date | null; expires_at: Date },
  now: Date,
): Invitation['status'] {
  if (accepted_at) return 'used';
  return now < expires_at ? 'open' : 'expired';
}

/** An address that has an account, in words that do not tell whose client it is (A10). */
export const addressTaken = (): AppError =>
  invalidField('email', 'This address cannot be invited: somebody uses Fairway with it already.');

export const alreadyInvited = (): AppError =>
  invalid({ email: ['This address is already invited. You can send the invitation again.'] });

/** Why another mail may not go out, or null when it may. */
export const sentTooOften = (sent: number): AppError | null =>
  sent < MOST_SENT
    ? null
    : invalidField(
        'email',
        'This invitation was sent very often. Please check the address, cancel it and invite again.',
      );

const REFUSED: Record<Exclude<Invitation['status'], 'open'> | 'unknown', string> = {
  unknown: 'This invitation is not valid any more. Please ask your coach for a new one.',
  expired: 'This invitation has run out. Please ask your coach to send it again.',
  used: 'This invitation has been used already. Please log in.',
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
  if (given === undefined)
    return byCode ? invalidField('email', 'Please enter the address that your invitation was sent to.') : null;
  return given.toLowerCase() === email.toLowerCase()
    ? null
    : invalidField('email', 'This is not the address that the invitation was sent to.');
}
