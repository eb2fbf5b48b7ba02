import type { Child } from '@fairway/contracts/coaching/guardians';

/** Too young for a login of her own. */
export const EMMA: Child = {
  id: 'child-1',
  first_name: 'Emma',
  last_name: 'Taylor',
  dob: '2018-03-14',
  email: null,
  has_sign_in: false,
  may_have_sign_in: false,
};

/** Old enough for one. */
export const TOM: Child = { ...EMMA, id: 'child-2', first_name: 'Tom', dob: '2012-08-02', may_have_sign_in: true };
