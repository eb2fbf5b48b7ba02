import type { Store } from './store.ts';
import { NotGenuine } from './store.ts';

const RECEIPT = /^test:([\w.-]{1,100}):([\w-]{1,100})$/;
const MONTH_MS = 31 * 24 * 3_600_000;

/** The receipt of a purchase at the local store. */
export const localReceipt = (product_id: string, transaction_id: string): string =>
  `test:${product_id}:${transaction_id}`;

/** A store without money, for development and tests: what it sells lasts a month from when the receipt is shown. */
export const localStore = (now: () => Date): Store => ({
  verify: async (receipt) => {
    const [, product_id, transaction_id] = RECEIPT.exec(receipt) ?? [];
    if (!product_id || !transaction_id) throw new NotGenuine('It is no receipt of the local store.');
    const at = now();
    return {
      store: 'local',
      product_id,
      transaction_id,
      original_id: transaction_id,
      expires_at: new Date(at.getTime() + MONTH_MS),
      revoked_at: null,
      told_at: at,
      buyer: null,
    };
  },
});
