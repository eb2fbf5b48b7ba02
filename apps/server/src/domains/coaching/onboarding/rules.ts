import { AUTH_MESSAGES } from '@fairway/contracts/messages/auth';
import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import type { UserType } from '@fairway/contracts/auth/accounts';
import type { FieldErrors } from '@fairway/contracts/errors';
import { HOUR_MS, MINUTE_MS } from '@fairway/time/units';
import { AppError, forbidden, invalidField } from '#core/app-error.ts';

/** The steps of the way in that have a number of their own (A8). */
export const STEP = { welcome: 1, account: 2, address: 3, details: 4, join: 5, card: 6 } as const;

/** How long the way in may take (A8). */
const LIFE_HOURS = 24;
/** Whoever lost the answer to step 5 may ask for it again this long, in ms. */
const REPEAT_MS = 15 * MINUTE_MS;

export const onboardingEnds = (now: Date): Date => new Date(now.getTime() + LIFE_HOURS * HOUR_MS);
export const repeatEnds = (now: Date): Date => new Date(now.getTime() + REPEAT_MS);

/** No token, one that is out of date, or one that is not ours: which of them is nobody's business. */
export const onboardingOver = (): AppError =>
  new AppError('unauthenticated', {
    message: COACHING_MESSAGES.signUpExpired,
  });

/** Why a step cannot be posted yet, or null: steps are taken in order, and any of them again. */
export const tooEarly = (step: number, reached: number): AppError | null =>
  step <= reached + 1 ? null : invalidField('step', COACHING_MESSAGES.stepFirst(reached + 1));

/** Pros and admins have no use for the players' way in. */
export function onlyPlayers(actor: { type: UserType } | null): void {
  if (actor && actor.type !== 'player') throw forbidden(COACHING_MESSAGES.playersOnly);
}

export interface PlayerSoFar {
  address_line1: string | null;
  stripe_id: string | null;
  stripe_payment_method: string | null;
}

/** The step that a signed-in player enters at: the first one with something missing, or null (A8). */
export function missingStep({ address_line1, stripe_id, stripe_payment_method }: PlayerSoFar): number | null {
  if (!stripe_id) return address_line1 ? STEP.details : STEP.address;
  return stripe_payment_method ? null : STEP.join;
}

/** What is wrong with a date of birth on a day, or null. */
export const dobFault = (dob: string, today: string): AppError | null =>
  dob < today ? null : invalidField('dob', COACHING_MESSAGES.dobInPast);

/** Refusals of the field of step 2 that takes codes. */
export const codeRefused = (): AppError => invalidField('code', COACHING_MESSAGES.codeUnknown);
export const tokenRefused = (): AppError => invalidField('token', COACHING_MESSAGES.codeUnknown);

/** To somebody who has shown that the address is theirs to use, or is about to choose it. */
export const addressInUse = (): AppError => invalidField('email', AUTH_MESSAGES.addressTaken);

/** An onboarding begins with a password and a code. */
export const missingOfAccount = ({ password, code }: { password?: unknown; code?: unknown }): FieldErrors => ({
  ...(password ? {} : { password: [AUTH_MESSAGES.passwordChoose] }),
  ...(code ? {} : { code: [COACHING_MESSAGES.codeMissing] }),
});

/** A whole name in two, at its last space (A6); a name of one word is a first name. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const whole = name.trim().replace(/\s+/g, ' ');
  const at = whole.lastIndexOf(' ');
  return at < 0
    ? { first_name: whole, last_name: '' }
    : { first_name: whole.slice(0, at), last_name: whole.slice(at + 1) };
}

/**
 * Whether the card may wait: "Not now" is offered when the pro takes payment on the day (A9), which every pro does as long as
 * they have no switch to say otherwise.
 */
export const cardMayWait = (): boolean => true;
