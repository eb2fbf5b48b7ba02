import type { UserType } from '@fairway/contracts/accounts';
import { AppError, forbidden, invalidField } from '../../../trpc/errors.ts';

/** The steps of the way in that have a number of their own (A8). */
export const STEP = { welcome: 1, account: 2, address: 3, details: 4, join: 5, card: 6 } as const;

const HOUR = 3_600_000;
/** How long the way in may take (A8). */
const LIFE_HOURS = 24;
/** Whoever lost the answer to step 5 may ask for it again this long, in ms. */
const REPEAT_MS = 15 * 60_000;

export const onboardingEnds = (now: Date): Date => new Date(now.getTime() + LIFE_HOURS * HOUR);
export const repeatEnds = (now: Date): Date => new Date(now.getTime() + REPEAT_MS);

/** No token, one that is out of date, or one that is not ours: which of them is nobody's business. */
export const onboardingOver = (): AppError =>
  new AppError('unauthenticated', {
    message: 'Your sign-up has run out of time. Please enter your email and code again.',
  });

/** Why a step cannot be posted yet, or null: steps are taken in order, and any of them again. */
export const tooEarly = (step: number, reached: number): AppError | null =>
  step <= reached + 1 ? null : invalidField('step', `Please fill in step ${reached + 1} first.`);

/** Pros and admins have no use for the players' way in. */
export function onlyPlayers(actor: { type: UserType } | null): void {
  if (actor && actor.type !== 'player') throw forbidden('This sign-up is for players.');
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
  dob < today ? null : invalidField('dob', 'Please enter a date of birth in the past.');

/** Refusals of the field of step 2 that takes codes. */
export const codeRefused = (): AppError =>
  invalidField('code', 'We do not know this code. Please check it with your coach.');
export const tokenRefused = (): AppError =>
  invalidField('token', 'We do not know this code. Please check it with your coach.');

/** To somebody who has shown that the address is theirs to use, or is about to choose it. */
export const addressInUse = (): AppError =>
  invalidField('email', 'There is an account with this address already. Please log in.');
