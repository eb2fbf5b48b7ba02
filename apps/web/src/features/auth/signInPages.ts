import {
  type LoginSearch,
  parseLoginSearch,
  parseResetSearch,
  parseSetPasswordSearch,
  parseTwoFactorSearch,
  type TwoFactorSearch,
} from './signInSearch.ts';

/** A page that the entry of signing in shows by itself, without the app. */
export type SignInPage =
  | { path: '/login'; search: LoginSearch }
  | { path: '/two-factor'; search: TwoFactorSearch }
  | { path: '/forgot' }
  | { path: '/reset'; email: string }
  | { path: '/set-password'; token: string };

/** As the browser's tab and a screen reader tell them. */
export const SIGN_IN_TITLES: Record<SignInPage['path'], string> = {
  '/login': 'Login',
  '/two-factor': 'Enter your pin',
  '/forgot': 'Forgotten password',
  '/reset': 'Reset password',
  '/set-password': 'Choose a password',
};

/** The page of an address, or null where the app has to say what is there: another page, or none for want of its parameters. */
export function findSignInPage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): SignInPage | null {
  const given = Object.fromEntries(new URLSearchParams(search));
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  if (path === '/login') return { path, search: parseLoginSearch(given) };
  if (path === '/two-factor') return { path, search: parseTwoFactorSearch(given) };
  if (path === '/forgot') return { path };
  const { email } = parseResetSearch(given);
  if (path === '/reset' && email) return { path, email };
  const { token } = parseSetPasswordSearch(given);
  return path === '/set-password' && token ? { path, token } : null;
}
