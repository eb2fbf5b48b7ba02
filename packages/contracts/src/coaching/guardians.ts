import { z } from 'zod';
import { COACHING_MESSAGES } from '../messages/coaching.ts';
import { email, firstName, lastName } from '../auth/identity.ts';
import { date, id, idIn, personName } from '../primitives.ts';

/** A child in somebody's care (A15). */
export const child = personName.extend({
  dob: z.string(),
  /** Where their sign-in stands: null without one, and an address that waits for its password until `has_sign_in`. */
  email: z.string().nullable(),
  /** Whether they can log in by themselves. */
  has_sign_in: z.boolean(),
  /** Whether they are old enough for that. */
  may_have_sign_in: z.boolean(),
});
export type Child = z.output<typeof child>;

/** The children in the care of whoever is signed in on this device, and for whom they act there. */
export const children = z.object({ children: z.array(child), acting_for: id.nullable() });
export type Children = z.output<typeof children>;

export const childIn = z.object({
  first_name: firstName,
  last_name: lastName,
  dob: z.string(COACHING_MESSAGES.dobMissing).min(1, COACHING_MESSAGES.dobMissing).pipe(date),
});
export type ChildIn = z.output<typeof childIn>;

/** Null acts for oneself again. */
export const actingIn = z.object({ child_id: idIn.nullable() });

export const childSignInIn = z.object({ id: idIn, email });
export type ChildSignInIn = z.output<typeof childSignInIn>;

/** Null takes a child out of care. */
export const guardianIn = z.object({ id: idIn, guardian_id: idIn.nullable() });
export type GuardianIn = z.output<typeof guardianIn>;

/** How those who look at a player reach their guardian. */
export const guardian = personName.extend({ email: z.string(), phone: z.string().nullable() });
export type Guardian = z.output<typeof guardian>;
