import type { Child } from '@fairway/contracts/coaching/guardians';
import type { ChildRow } from './repository.ts';
import { mayHaveSignIn } from './rules.ts';

/** A child as their guardian sees them. */
export const childView = ({ id, first_name, last_name, dob, email, has_password }: ChildRow, today: string): Child => ({
  id,
  first_name,
  last_name,
  dob,
  email,
  has_sign_in: has_password,
  may_have_sign_in: mayHaveSignIn(dob, today),
});
