import { ADULT_AGE, SIGN_IN_AGE } from '@fairway/contracts/coaching/guardian-limits';
import { COACHING_MESSAGES } from '@fairway/contracts/messages/coaching';
import { ageOn } from '@fairway/time/age';

/** From 13 on a child may log in by themself; before, their guardian alone does (A15). */
export const mayHaveSignIn = (dob: string, today: string): boolean => ageOn(dob, today) >= SIGN_IN_AGE;

/** Why somebody born then cannot be a child in a guardian's care, or null. */
export function findChildFault(dob: string | null, today: string): string | null {
  if (dob === null) return COACHING_MESSAGES.childDobFirst;
  if (dob > today) return COACHING_MESSAGES.dobInFuture;
  return ageOn(dob, today) >= ADULT_AGE ? COACHING_MESSAGES.childTooOld : null;
}

/** Somebody in care whose birthday is written. */
interface InCare {
  /** Whether they can log in. */
  has_sign_in: boolean;
  /** Whether they have an address, be it one that waits for its first password. */
  has_address: boolean;
  /** Whether they write it themself. */
  is_own: boolean;
}

/**
 * Why somebody in care cannot be given this birthday, or null: they have one, nobody grows up by it who could then neither be acted for
 * nor log in, nobody leaves their guardian's care by a word of their own, and nobody keeps a sign-in by it that they are too young for (A15).
 */
export function findBirthdayFault(
  dob: string | null,
  { has_sign_in, has_address, is_own }: InCare,
  today: string,
): string | null {
  if (dob === null) return COACHING_MESSAGES.dobMissing;
  const fault = is_own || !has_sign_in ? findChildFault(dob, today) : null;
  if (fault) return has_sign_in ? COACHING_MESSAGES.askGuardianForDob : fault;
  return has_address && !mayHaveSignIn(dob, today) ? COACHING_MESSAGES.signInTooYoung : null;
}

/** Whether a player may have children in their care: a grown-up, as far as is known, who is in nobody's care. */
export const mayBeGuardian = (
  { dob, guardian_id }: { dob: string | null; guardian_id: string | null },
  today: string,
): boolean => guardian_id === null && (dob === null || ageOn(dob, today) >= ADULT_AGE);
