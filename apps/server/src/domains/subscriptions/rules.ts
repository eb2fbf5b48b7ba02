import type { UserType } from '@fairway/contracts/accounts';
import type { FieldErrors } from '@fairway/contracts/errors';
import type { Purchase } from '../../integrations/stores/store.ts';
import type { Stores } from '../../integrations/stores/stores.ts';
import { isSubscribed } from '../accounts/rules/subscription.ts';

/** The products that count for a kind of user, the one on sale first: pros have their own, everyone else the player's (S1 §6). */
export const productsFor = (type: UserType, products: Stores['products']): readonly string[] =>
  type === 'pro' ? products.pro : products.player;

/** Whether a period still counts: not taken back, and not over for longer than the days of grace. */
export const isLive = ({ expires_at, revoked_at }: Pick<Purchase, 'expires_at' | 'revoked_at'>, now: Date): boolean =>
  revoked_at === null && isSubscribed(expires_at, now);

/** What is wrong with showing this purchase for that product, by field. */
export function faultsOf(purchase: Purchase, product_id: string, now: Date): FieldErrors | null {
  if (purchase.product_id !== product_id) return { receipt: ['This receipt is for another product.'] };
  if (!isLive(purchase, now)) return { receipt: ['This subscription has ended.'] };
  return null;
}
