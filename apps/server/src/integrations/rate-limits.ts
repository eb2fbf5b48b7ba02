import type { Env } from '../env.ts';

/** Counts attempts. `take` resolves when one more is allowed and throws a 429 `AppError` with its wait otherwise (decision A5). */
export interface RateLimits {
  take: (limit: RateLimitName, key: string) => Promise<void>;
  /** Forgets the attempts under a key, after a success. */
  forgive: (limit: RateLimitName, key: string) => Promise<void>;
}

export type RateLimitName = 'sign_in_account' | 'sign_in_address';

/** So many attempts in so many seconds; 0 attempts stand for no limit. */
export interface RateLimit {
  points: number;
  seconds: number;
}

const QUARTER_HOUR = 15 * 60;

/** The limits of decision A5 as the settings have them. */
export const rateLimitsFrom = (env: Env): Record<RateLimitName, RateLimit> => ({
  sign_in_account: { points: env.SIGN_IN_PER_ACCOUNT, seconds: QUARTER_HOUR },
  sign_in_address: { points: env.SIGN_IN_PER_ADDRESS, seconds: QUARTER_HOUR },
});
