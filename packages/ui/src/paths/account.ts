const VENUES = '/account/club';

/** Addresses of the account's pages. */
export const accountPaths = {
  home: '/account',
  venues: VENUES,
  newVenue: `${VENUES}/new`,
  venue: (id: string) => `${VENUES}/${id}`,
} as const;
