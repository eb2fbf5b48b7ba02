import { createHash } from 'node:crypto';
import { jwtVerify, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { PlayApi } from './play-api.ts';
import { InvalidReceipt, type Notification, type Purchase, type Store } from './app-store.ts';

/** Google Play: a receipt is a purchase token, and Google is asked what it stands for. */
export interface Google extends Store {
  /** Reads what Pub/Sub pushes: its body, and the bearer token that proves who pushes. */
  read: (body: unknown, bearer: string | null) => Promise<Notification>;
}

export interface GoogleSettings {
  package_name: string;
  /** Whom the push's token is for, and the service account that pushes. */
  push: { audience: string; email: string };
  /** Google's public keys for such tokens. */
  keys: JWTVerifyGetKey;
  play: PlayApi;
  now: () => Date;
}

const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
/** In these states nobody has paid for today, whatever the last expiry says. */
const IDLE = ['SUBSCRIPTION_STATE_EXPIRED', 'SUBSCRIPTION_STATE_ON_HOLD', 'SUBSCRIPTION_STATE_PAUSED'];
const LIVE = ['SUBSCRIPTION_STATE_ACTIVE', 'SUBSCRIPTION_STATE_CANCELED', 'SUBSCRIPTION_STATE_IN_GRACE_PERIOD'];

const subscription = z.object({
  subscriptionState: z.string(),
  acknowledgementState: z.string().optional(),
  lineItems: z.array(z.object({ productId: z.string(), expiryTime: z.coerce.date() })).min(1),
  externalAccountIdentifiers: z.object({ obfuscatedExternalAccountId: z.string().optional() }).optional(),
});
const push = z.object({ message: z.object({ messageId: z.string().min(1), data: z.string() }) });
const told = z.object({
  packageName: z.string(),
  subscriptionNotification: z.object({ purchaseToken: z.string().min(1) }).optional(),
});

/** A purchase token is as good as a password at Google's: rows keep its hash. */
const getPurchaseId = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Asks Google Play of purchases and proves the pushes of its notifications. */
export function googleStore({ package_name, push: expected, keys, play, now }: GoogleSettings): Google {
  async function verify(token: string): Promise<Purchase> {
    // Taken before the question: of two answers the one to the later question wins.
    const reported_at = now();
    const parsed = subscription.safeParse(await play.subscription(token));
    const item = parsed.data?.lineItems.at(-1);
    if (!parsed.success || !item) throw new InvalidReceipt('There is no such purchase.');
    const { subscriptionState, acknowledgementState, externalAccountIdentifiers } = parsed.data;
    const idle = IDLE.includes(subscriptionState);
    if (!idle && !LIVE.includes(subscriptionState)) throw new InvalidReceipt('It is not paid for yet.');
    // Google gives the money back for what is not acknowledged within three days.
    if (!idle && acknowledgementState === 'ACKNOWLEDGEMENT_STATE_PENDING')
      await play.acknowledge(item.productId, token);
    return {
      store: 'google',
      product_id: item.productId,
      transaction_id: getPurchaseId(token),
      original_id: getPurchaseId(token),
      expires_at: idle && item.expiryTime > reported_at ? reported_at : item.expiryTime,
      revoked_at: null,
      reported_at,
      buyer: externalAccountIdentifiers?.obfuscatedExternalAccountId ?? null,
    };
  }

  async function checkPusher(bearer: string | null): Promise<void> {
    const options = { issuer: ISSUERS, audience: expected.audience, currentDate: now(), algorithms: ['RS256'] };
    const { payload } = await jwtVerify(bearer ?? '', keys, options).catch((error: unknown) => {
      throw new InvalidReceipt('The push is not signed by Google.', { cause: error });
    });
    if (payload['email'] !== expected.email || payload['email_verified'] !== true)
      throw new InvalidReceipt('The push is of another account.');
  }

  return {
    verify,
    async read(body, bearer) {
      await checkPusher(bearer);
      const { message } = readAs(push, body);
      const { packageName, subscriptionNotification } = readAs(told, decoded(message.data));
      if (packageName !== package_name) throw new InvalidReceipt('It is of another app.');
      const token = subscriptionNotification?.purchaseToken;
      return { id: message.messageId, purchase: token === undefined ? null : await lasting(verify(token)) };
    },
  };
}

/** What is unknown or not paid for is no purchase to keep, and no reason to be told again. */
const lasting = (purchase: Promise<Purchase>): Promise<Purchase | null> =>
  purchase.catch((error: unknown) => {
    if (error instanceof InvalidReceipt) return null;
    throw error;
  });

function readAs<T extends z.ZodType>(shape: T, value: unknown): z.output<T> {
  const parsed = shape.safeParse(value);
  if (!parsed.success) throw new InvalidReceipt('It is of another kind.', { cause: parsed.error });
  return parsed.data;
}

function decoded(data: string): unknown {
  try {
    return JSON.parse(Buffer.from(data, 'base64').toString('utf8'));
  } catch {
    return null;
  }
}
