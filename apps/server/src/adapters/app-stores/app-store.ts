export type StoreName = 'apple' | 'google' | 'local';

/** A period of a subscription, as its store tells of it. */
export interface Purchase {
  store: StoreName;
  product_id: string;
  transaction_id: string;
  /** The same for a purchase and its renewals. */
  original_id: string;
  expires_at: Date;
  /** Since when it counts no more, by refund or revocation. */
  revoked_at: Date | null;
  /** When the store said so: what it says later of the same period wins. */
  reported_at: Date;
  /** The person whom the wrapper named when it bought: their id, or anything else it chose to say. */
  buyer: string | null;
}

/** What a store has told on its own account. */
export interface Notification {
  /** The store's own id for it: the same one comes again until it is taken. */
  id: string;
  /** What has become of a purchase; null when it is of something else. */
  purchase: Purchase | null;
}

/** A store whose receipts can be proved. Throws `NotGenuine` for what is not the store's, `StoreAway` when it cannot be asked. */
export interface Store {
  verify: (receipt: string) => Promise<Purchase>;
}

/** Something that is not what it says it is: forged, tampered with, of another app, or out of date. */
export class InvalidReceipt extends Error {
  override name = 'NotGenuine';
}

/** A store that does not answer now. */
export class StoreUnavailable extends Error {
  override name = 'StoreAway';
}
