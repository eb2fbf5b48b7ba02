import type { User, UserType } from '@fairway/contracts/auth/accounts';

/** Where a pro without a subscription is led. */
const SUBSCRIBE = '/subscribe';

/**
 * Where a signed-in person goes who may not enter an area, or null when they may: another role's area leads to the start,
 * which knows their own, and a pro without a subscription is asked for one first.
 */
export function findRedirect(user: Pick<User, 'type' | 'subscribed'>, only: UserType | undefined): string | null {
  if (only && user.type !== only) return '/';
  if (user.type === 'pro' && !user.subscribed) return SUBSCRIBE;
  return null;
}
