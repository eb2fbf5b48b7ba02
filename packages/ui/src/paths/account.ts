const VENUES = '/account/club';

/** Addresses of the account's pages. */
export const accountPaths = {
  home: '/account',
  /** The children in a player's care, and one of them, to act for. */
  children: '/account/children',
  child: (id: string) => `/account/children/${id}`,
  appearance: '/account/appearance',
  /** What strangers may see of a coach. */
  publicPage: '/account/public-page',
  validationCode: '/account/validation',
  venues: VENUES,
  newVenue: `${VENUES}/new`,
  /** The code that players sign up with, and its QR. */
  validation: '/account/validation',
  venue: (id: string) => `${VENUES}/${id}`,
} as const;
