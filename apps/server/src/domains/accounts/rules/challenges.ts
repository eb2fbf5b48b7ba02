const MINUTE = 60_000;

/** How long what a mail says holds good: pins for minutes (A3, A4), the link to a first password for a week (A13a). */
const LIFE = { two_factor: 10 * MINUTE, reset: 30 * MINUTE, set_password: 7 * 24 * 60 * MINUTE } as const;

export const expiryOf = (purpose: keyof typeof LIFE, now: Date): Date => new Date(now.getTime() + LIFE[purpose]);
