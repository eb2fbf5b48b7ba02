import { SUBSCRIPTION_MESSAGES } from '@fairway/contracts/messages/subscriptions';
import type { UserType } from '@fairway/contracts/auth/accounts';
import type { FieldErrors } from '@fairway/contracts/errors';
import { DAY_MS } from '@fairway/time/units';
import type { Purchase } from '#adapters/app-stores/app-store.ts';
import type { Stores } from '#adapters/app-stores/app-stores.ts';

/** The products that count for a kind of user, the one on sale first: pros have their own, everyone else the player's. */
export const productsFor = (type: UserType, products: Stores['products']): readonly string[] =>
  type === 'pro' ? products.pro : products.player;

/** Whether a period still counts: not taken back, and not over for longer than the days of grace. */
export const isLive = ({ expires_at, revoked_at }: Pick<Purchase, 'expires_at' | 'revoked_at'>, now: Date): boolean =>
  revoked_at === null && isSubscribed(expires_at, now);

/** What is wrong with showing this purchase for that product, by field. */
export function findReceiptErrors(purchase: Purchase, product_id: string, now: Date): FieldErrors | null {
  if (purchase.product_id !== product_id) return { receipt: [SUBSCRIPTION_MESSAGES.otherProduct] };
  if (!isLive(purchase, now)) return { receipt: [SUBSCRIPTION_MESSAGES.ended] };
  return null;
}

const GRACE_DAYS = 3;

/** Whether a pro's subscription is live, three days' grace included (A12). */
export const isSubscribed = (subscribed_until: Date | null, now: Date): boolean =>
  subscribed_until !== null && now.getTime() < subscribed_until.getTime() + GRACE_DAYS * DAY_MS;
