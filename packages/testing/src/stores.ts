import { localStore } from '../../../apps/server/src/integrations/stores/local.ts';
import type { Stores } from '../../../apps/server/src/integrations/stores/stores.ts';

/** The subscriptions on sale in tests. */
export const PRODUCTS = { pro: 'fairway.pro.monthly', player: 'fairway.player.monthly' } as const;

/** The local store and no other; a test that needs Apple or Google sets them up with keys of its own. */
export const testStores = (now: () => Date): Stores => ({
  products: { pro: [PRODUCTS.pro, 'fairway.pro.old'], player: [PRODUCTS.player] },
  apple: null,
  google: null,
  local: localStore(now),
});
