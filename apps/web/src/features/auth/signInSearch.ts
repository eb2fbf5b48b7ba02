import { formatAddressSearch } from '../../app/shell/addressSearch.ts';
import { returnPath } from '../../app/shell/paths.ts';

/** The parameters of an address, which anyone may have written. */
type Search = Record<string, unknown>;

export interface TwoFactorSearch {
  /** The page to open after signing in. */
  from?: string | undefined;
}
export interface LoginSearch extends TwoFactorSearch {
  stage?: 'login' | 'token' | undefined;
}
export interface ResetSearch {
  email?: string | undefined;
}
export interface SetPasswordSearch {
  token?: string | undefined;
}

const parseText = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

export const parseTwoFactorSearch = ({ from }: Search): TwoFactorSearch => ({ from: returnPath(from) });

export const parseLoginSearch = ({ from, stage }: Search): LoginSearch => ({
  from: returnPath(from),
  stage: stage === 'login' || stage === 'token' ? stage : undefined,
});

export const parseResetSearch = ({ email }: Search): ResetSearch => ({ email: parseText(email) });

export const parseSetPasswordSearch = ({ token }: Search): SetPasswordSearch => ({ token: parseText(token) });

/** The address of a page with these parameters; what is undefined is left out. */
export const formatHref = (path: string, search: Record<string, string | undefined>): string =>
  `${path}${formatAddressSearch(search)}`;
