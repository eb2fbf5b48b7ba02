import { DAY_MS } from '@fairway/time/units';
import { v7 as uuid } from 'uuid';
import { X509Certificate } from 'node:crypto';
import { appleStore, type Apple } from '#adapters/app-stores/apple.ts';
import { aChain, signedBy } from './certificates.ts';
import { PRODUCTS } from './app-stores.ts';

export const BUNDLE = 'com.example.fairway';
export const APP_ID = 1_234_567_890;

/** What a signed transaction says, as far as a test cares. Times in ms. */
export interface SignedPurchase {
  bundleId?: string;
  environment?: string;
  productId?: string;
  transactionId?: string;
  originalTransactionId?: string;
  expiresDate?: number;
  revocationDate?: number;
  signedDate?: number;
  appAccountToken?: string;
}

/** An App Store of a test: it signs by a chain of its own, and `store` trusts its root. */
export function fakeAppStore(now: () => Date, { sandbox = false } = {}) {
  const chain = aChain();
  const place = { bundleId: BUNDLE, environment: 'Production' };
  const transaction = (said: SignedPurchase = {}): string => {
    const transactionId = said.transactionId ?? uuid();
    return signedBy(chain, {
      ...place,
      productId: PRODUCTS.pro,
      transactionId,
      originalTransactionId: transactionId,
      expiresDate: now().getTime() + 30 * DAY_MS,
      signedDate: now().getTime(),
      type: 'Auto-Renewable Subscription',
      ...said,
    });
  };
  const notification = (said: SignedPurchase | null = {}, fields: object = {}): string =>
    signedBy(chain, {
      notificationType: said ? 'DID_RENEW' : 'TEST',
      notificationUUID: uuid(),
      version: '2.0',
      signedDate: now().getTime(),
      data: { ...place, appAppleId: APP_ID, ...(said ? { signedTransactionInfo: transaction(said) } : {}) },
      ...fields,
    });
  const roots = [new X509Certificate(chain[2].der)];
  const store: Apple = appleStore({ bundle_id: BUNDLE, app_id: APP_ID, roots, sandbox, revocation: false });
  return { chain, store, transaction, notification };
}
