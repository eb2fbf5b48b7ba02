import type { Env } from '#core/env.ts';

/** Counts attempts. `take` resolves when one more is allowed and throws a 429 `AppError` with its wait otherwise (A5). */
export interface RateLimits {
  take: (limit: RateLimitName, key: string) => Promise<void>;
  /** Forgets the attempts under a key, after a success. */
  forgive: (limit: RateLimitName, key: string) => Promise<void>;
}

export type RateLimitName =
  | 'sign_in_account'
  | 'sign_in_address'
  | 'forgot_account'
  | 'forgot_address'
  | 'password_check_account'
  | 'password_check_address'
  | 'codes_address'
  | 'emails_account'
  | 'emails_address'
  | 'invitations_account'
  | 'invitations_address'
  | 'imports_account'
  | 'imports_address'
  | 'messages_account'
  | 'card_setups_account'
  | 'card_setups_address'
  | 'public_page_address';

/** So many attempts in so many seconds; 0 attempts stand for no limit. */
export interface RateLimit {
  points: number;
  seconds: number;
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** The limits of rule A5 as the settings have them. */
export const rateLimitsFrom = (env: Env): Record<RateLimitName, RateLimit> => ({
  sign_in_account: { points: env.SIGN_IN_PER_ACCOUNT, seconds: QUARTER_HOUR },
  sign_in_address: { points: env.SIGN_IN_PER_ADDRESS, seconds: QUARTER_HOUR },
  forgot_account: { points: env.FORGOT_PER_ACCOUNT, seconds: HOUR },
  forgot_address: { points: env.FORGOT_PER_ADDRESS, seconds: HOUR },
  password_check_account: { points: env.PASSWORD_CHECK_PER_ACCOUNT, seconds: HOUR },
  password_check_address: { points: env.PASSWORD_CHECK_PER_ADDRESS, seconds: HOUR },
  codes_address: { points: env.CODES_PER_ADDRESS, seconds: HOUR },
  emails_account: { points: env.EMAILS_PER_ACCOUNT, seconds: HOUR },
  emails_address: { points: env.EMAILS_PER_ADDRESS, seconds: HOUR },
  invitations_account: { points: env.INVITATIONS_PER_ACCOUNT, seconds: HOUR },
  invitations_address: { points: env.INVITATIONS_PER_ADDRESS, seconds: HOUR },
  imports_account: { points: env.IMPORTS_PER_ACCOUNT, seconds: HOUR },
  imports_address: { points: env.IMPORTS_PER_ADDRESS, seconds: HOUR },
  messages_account: { points: env.MESSAGES_PER_ACCOUNT, seconds: HOUR },
  card_setups_account: { points: env.CARD_SETUPS_PER_ACCOUNT, seconds: HOUR },
  card_setups_address: { points: env.CARD_SETUPS_PER_ADDRESS, seconds: HOUR },
  public_page_address: { points: env.PUBLIC_PAGES_PER_ADDRESS, seconds: HOUR },
});
