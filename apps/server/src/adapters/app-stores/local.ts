import { DAY_MS } from '@fairway/time/units';
import { type Store, InvalidReceipt } from './app-store.ts';

const RECEIPT = /^test:([\w.-]{1,100}):([\w-]{1,100})$/;
const MONTH_MS = 31 * DAY_MS;

/** The receipt of a purchase at the local store. */
export const localReceipt = (product_id: string, transaction_id: string): string =>
  `test:${product_id}:${transaction_id}`;

/** A store without money, for development and tests: what it sells lasts a month from when the receipt is shown. */
export const localStore = (now: () => Date): Store => ({
  verify: async (receipt) => {
    const [, product_id, transaction_id] = RECEIPT.exec(receipt) ?? [];
    if (!product_id || !transaction_id) throw new InvalidReceipt('It is no receipt of the local store.');
    const at = now();
    return {
      store: 'local',
      product_id,
      transaction_id,
      original_id: transaction_id,
      expires_at: new Date(at.getTime() + MONTH_MS),
      revoked_at: null,
      reported_at: at,
      buyer: null,
    };
  },
});
