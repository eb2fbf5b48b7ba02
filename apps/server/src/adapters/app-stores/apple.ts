import type { X509Certificate } from 'node:crypto';
import {
  Environment,
  SignedDataVerifier,
  VerificationException,
  VerificationStatus,
} from '@apple/app-store-server-library';
import { decodeJwt } from 'jose';
import { z } from 'zod';
import { bounded } from '#adapters/bounded.ts';
import { InvalidReceipt, StoreUnavailable, type Notification, type Purchase, type Store } from './app-store.ts';

/** The App Store, version 2 of its signed data: a signature and its certificates are the proof. */
export interface Apple extends Store {
  /** Reads what App Store Server Notifications send as `signedPayload`. */
  read: (signedPayload: string) => Promise<Notification>;
}

export interface AppleSettings {
  bundle_id: string;
  /** The app's number in the App Store, which its notifications name. */
  app_id: number;
  roots: readonly X509Certificate[];
  /** Takes purchases of testers, too. */
  sandbox: boolean;
  /** Asks Apple whether the certificates are revoked; each answer holds for a quarter of an hour. */
  revocation: boolean;
  /** How long a verification may take; a test may be less patient. */
  ms?: number;
}

/** For a verification as a whole, what Apple is asked about its certificates included. */
const BOUNDS = { ms: 10_000, concurrency: 20, queue: 40 };

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

const REASONS: Partial<Record<VerificationStatus, string>> = {
  [VerificationStatus.INVALID_APP_IDENTIFIER]: 'It is of another app.',
  [VerificationStatus.INVALID_ENVIRONMENT]: 'It is of another environment.',
  [VerificationStatus.INVALID_CERTIFICATE]: 'A certificate cannot be read, or is out of date.',
  [VerificationStatus.FAILURE]: 'It is of another kind, or a certificate is revoked.',
};

/** Whether Apple could not be asked, which proves nothing against the receipt. */
function isSilence(error: unknown): boolean {
  if (!(error instanceof VerificationException)) return true;
  return error.status === VerificationStatus.RETRYABLE_VERIFICATION_FAILURE || error.cause?.name === 'FetchError';
}

/** What a JWS says, before anything of it is proved. */
function readClaims<T extends z.ZodType>(jws: string, shape: T): z.output<T> {
  let said: unknown;
  try {
    said = decodeJwt(jws);
  } catch (error) {
    throw new InvalidReceipt('It is no signed data.', { cause: error });
  }
  const parsed = shape.safeParse(said);
  if (!parsed.success) throw new InvalidReceipt('It is of another kind.', { cause: parsed.error });
  return parsed.data;
}

/** Proves signed transactions and notifications of the App Store. */
export function appleStore({ bundle_id, app_id, roots, sandbox, revocation, ms = BOUNDS.ms }: AppleSettings): Apple {
  const certificates = roots.map(({ raw }) => raw);
  // Of the other environments the library takes what nobody has signed.
  const environments = sandbox ? [Environment.PRODUCTION, Environment.SANDBOX] : [Environment.PRODUCTION];
  const verifiers = new Map<string, SignedDataVerifier>(
    environments.map((one) => [one, new SignedDataVerifier(certificates, revocation, one, bundle_id, app_id)]),
  );
  const bound = bounded({ ...BOUNDS, ms });

  async function prove(environment: string, check: (verifier: SignedDataVerifier) => Promise<unknown>): Promise<void> {
    const verifier = verifiers.get(environment);
    if (!verifier) throw new InvalidReceipt('It is of another environment.');
    try {
      await bound(() => check(verifier));
    } catch (error) {
      if (isSilence(error))
        throw new StoreUnavailable('Apple cannot be asked about its certificates.', { cause: error });
      const reason = error instanceof VerificationException ? REASONS[error.status] : undefined;
      throw new InvalidReceipt(reason ?? 'The signature does not hold.', { cause: error });
    }
  }

  async function verify(receipt: string): Promise<Purchase> {
    const said = readClaims(receipt, transaction);
    await prove(said.environment, (verifier) => verifier.verifyAndDecodeTransaction(receipt));
    return {
      store: 'apple',
      product_id: said.productId,
      transaction_id: said.transactionId,
      original_id: said.originalTransactionId,
      expires_at: said.expiresDate,
      revoked_at: said.revocationDate ?? null,
      reported_at: said.signedDate,
      buyer: said.appAccountToken ?? null,
    };
  }

  return {
    verify,
    async read(signedPayload) {
      const { notificationUUID, data } = readClaims(signedPayload, notification);
      const environment = data?.environment ?? Environment.PRODUCTION;
      await prove(environment, (verifier) => verifier.verifyAndDecodeNotification(signedPayload));
      const info = data?.signedTransactionInfo;
      return { id: notificationUUID, purchase: info === undefined ? null : await verify(info) };
    },
  };
}
