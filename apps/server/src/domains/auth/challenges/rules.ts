import { DAY_MS, HOUR_MS, MINUTE_MS } from '@fairway/time/units';

/** How long what a mail says holds good: pins for minutes (A3, A4, A16), the link to a first password for a week (A13a). */
const LIFE = {
  two_factor: 10 * MINUTE_MS,
  reset: 30 * MINUTE_MS,
  confirm_email: HOUR_MS,
  set_password: 7 * DAY_MS,
} as const;

export const challengeExpiry = (purpose: keyof typeof LIFE, now: Date): Date => new Date(now.getTime() + LIFE[purpose]);
