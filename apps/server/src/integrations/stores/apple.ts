import type { X509Certificate } from 'node:crypto';
import { compactVerify, decodeProtectedHeader } from 'jose';
import { z } from 'zod';
import { keyOfChain } from './certificates.ts';
import { NotGenuine, type Notification, type Purchase, type Store } from './store.ts';

/** The App Store, version 2 of its signed data. Nobody is asked: a signature and its certificates are the whole proof. */
export interface Apple extends Store {
  /** Reads what App Store Server Notifications send as `signedPayload`. */
  read: (signedPayload: string) => Promise<Notification>;
}

export interface AppleSettings {
  bundle_id: string;
  roots: readonly X509Certificate[];
  /** Takes purchases of testers, too. */
  sandbox: boolean;
  now: () => Date;
}

const ms = z
  .number()
  .int()
  .transform((at) => new Date(at));
const place = { bundleId: z.string(), environment: z.string() };
const transaction = z.object({
  ...place,
  productId: z.string(),
  transactionId: z.string().min(1),
  originalTransactionId: z.string().min(1),
  expiresDate: ms,
  revocationDate: ms.optional(),
  signedDate: ms,
  appAccountToken: z.string().optional(),
});
const notification = z.object({
  notificationUUID: z.string().min(1),
  data: z.object({ ...place, signedTransactionInfo: z.string().optional() }).optional(),
});

/** Proves signed transactions and notifications of the App Store. */
export function appleStore({ bundle_id, roots, sandbox, now }: AppleSettings): Apple {
  const environments = sandbox ? ['Production', 'Sandbox'] : ['Production'];

  /** What a JWS says, once its chain and its signature hold. */
  async function opened<T extends z.ZodType>(jws: string, shape: T): Promise<z.output<T>> {
    let said: unknown;
    try {
      const key = keyOfChain(decodeProtectedHeader(jws).x5c, roots, now());
      const { payload } = await compactVerify(jws, key, { algorithms: ['ES256'] });
      said = JSON.parse(new TextDecoder().decode(payload));
    } catch (error) {
      if (error instanceof NotGenuine) throw error;
      throw new NotGenuine('The signature does not hold.', { cause: error });
    }
    const parsed = shape.safeParse(said);
    if (!parsed.success) throw new NotGenuine('It is of another kind.', { cause: parsed.error });
    return parsed.data;
  }

  function checkPlace({ bundleId, environment }: { bundleId: string; environment: string }): void {
    if (bundleId !== bundle_id) throw new NotGenuine('It is of another app.');
    if (!environments.includes(environment)) throw new NotGenuine('It is of another environment.');
  }

  async function verify(receipt: string): Promise<Purchase> {
    const said = await opened(receipt, transaction);
    checkPlace(said);
    return {
      store: 'apple',
      product_id: said.productId,
      transaction_id: said.transactionId,
      original_id: said.originalTransactionId,
      expires_at: said.expiresDate,
      revoked_at: said.revocationDate ?? null,
      told_at: said.signedDate,
      buyer: said.appAccountToken ?? null,
    };
  }

  return {
    verify,
    async read(signedPayload) {
      const { notificationUUID, data } = await opened(signedPayload, notification);
      if (data) checkPlace(data);
      const info = data?.signedTransactionInfo;
      return { id: notificationUUID, purchase: info === undefined ? null : await verify(info) };
    },
  };
}
