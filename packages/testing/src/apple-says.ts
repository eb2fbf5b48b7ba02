import { v7 as uuid } from 'uuid';
import { X509Certificate } from 'node:crypto';
import { appleStore, type Apple } from '../../../apps/server/src/integrations/stores/apple.ts';
import { aChain, signedBy } from './certificates.ts';
import { PRODUCTS } from './stores.ts';

export const BUNDLE = 'com.example.fairway';

/** What a signed transaction says, as far as a test cares. Times in ms. */
export interface Said {
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
export function anAppStore(now: () => Date, { sandbox = false } = {}) {
  const chain = aChain();
  const place = { bundleId: BUNDLE, environment: 'Production' };
  const transaction = (said: Said = {}): string => {
    const transactionId = said.transactionId ?? uuid();
    return signedBy(chain, {
      ...place,
      productId: PRODUCTS.pro,
      transactionId,
      originalTransactionId: transactionId,
      expiresDate: now().getTime() + 30 * 86_400_000,
      signedDate: now().getTime(),
      type: 'Auto-Renewable Subscription',
      ...said,
    });
  };
  const notification = (said: Said | null = {}, fields: object = {}): string =>
    signedBy(chain, {
      notificationType: said ? 'DID_RENEW' : 'TEST',
      notificationUUID: uuid(),
      version: '2.0',
      signedDate: now().getTime(),
      data: { ...place, ...(said ? { signedTransactionInfo: transaction(said) } : {}) },
      ...fields,
    });
  const roots = [new X509Certificate(chain[2].der)];
  const store: Apple = appleStore({ bundle_id: BUNDLE, roots, sandbox, now });
  return { chain, store, transaction, notification };
}
