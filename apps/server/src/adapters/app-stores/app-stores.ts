import type { Apple } from './apple.ts';
import type { Google } from './google.ts';
import type { Store } from './app-store.ts';

/** Whatever a store can take back or renew by itself: the app stores that are set up, and outside production one of our own. */
export interface Stores {
  /** The products of each kind of subscriber: the first is on sale, the others still count. */
  products: { pro: readonly string[]; player: readonly string[] };
  apple: Apple | null;
  google: Google | null;
  /** Sells without money; never in production (A12). */
  local: Store | null;
}
