/** The pages of signing in: no account link there, and a 401 is theirs to show. */
const AUTH_PATHS = [
  '/login',
  '/logout',
  '/register',
  '/forgot',
  '/reset',
  '/two-factor',
  '/set-password',
  '/accept-invite',
  '/onboard',
];

/** True on the page itself and on anything below it. */
export const isWithin = (pathname: string, area: string): boolean =>
  pathname === area || pathname.startsWith(`${area}/`);

export const isAuthPath = (pathname: string): boolean => AUTH_PATHS.some((path) => isWithin(pathname, path));

/** An origin that no address in the app can have. */
const NOWHERE = 'http://nowhere.invalid';

/**
 * The page to return to after signing in, from a `from` query that anyone may have written: a path of this app, or
 * undefined. An address of another site, and the pages of signing in, are not followed.
 */
export function returnPath(from: unknown): string | undefined {
  if (typeof from !== 'string' || !from.startsWith('/')) return undefined;
  const url = URL.canParse(from, NOWHERE) ? new URL(from, NOWHERE) : undefined;
  if (url?.origin !== NOWHERE || isAuthPath(url.pathname)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}
