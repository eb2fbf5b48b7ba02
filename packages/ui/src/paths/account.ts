const VENUES = '/account/club';

/** Addresses of the account's pages. */
export const accountPaths = {
  home: '/account',
  /** What strangers may see of a coach. */
  publicPage: '/account/public-page',
  validationCode: '/account/validation',
  venues: VENUES,
  newVenue: `${VENUES}/new`,
  /** The code that players sign up with, and its QR. */
  validation: '/account/validation',
  venue: (id: string) => `${VENUES}/${id}`,
} as const;
