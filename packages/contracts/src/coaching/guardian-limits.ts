/** From this age on nobody is in a guardian's care (A15). */
export const ADULT_AGE = 18;
/** From this age on a child may have a sign-in of their own. */
export const SIGN_IN_AGE = 13;
/** Children that one guardian may have in their care. */
export const MOST_CHILDREN = 10;
