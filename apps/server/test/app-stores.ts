import { outsideTransactions } from '@fairway/db/transaction';
import { localStore } from '#adapters/app-stores/local.ts';
import type { Stores } from '#adapters/app-stores/app-stores.ts';

/** The subscriptions on sale in tests. */
export const PRODUCTS = { pro: 'fairway.pro.monthly', player: 'fairway.player.monthly' } as const;

/** The local store and no other; a test that needs Apple or Google sets them up with keys of its own. */
export const testStores = (now: () => Date): Stores => ({
  products: { pro: [PRODUCTS.pro, 'fairway.pro.old'], player: [PRODUCTS.player] },
  apple: null,
  google: null,
  local: outsideTransactions('store', localStore(now)),
});
