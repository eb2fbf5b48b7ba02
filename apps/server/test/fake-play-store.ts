import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';
import { v7 as uuid } from 'uuid';
import { googleStore, type Google } from '#adapters/app-stores/google.ts';
import { StoreUnavailable } from '#adapters/app-stores/app-store.ts';
import { PRODUCTS } from './app-stores.ts';

const PACKAGE = 'com.example.fairway';
const PUSH = { audience: 'https://fairway.example/api/subscriptions/google', email: 'push@example.com' };

/** What Google Play knows of one purchase token, as far as a test cares. */
export interface KnownPurchases {
  state?: 'ACTIVE' | 'CANCELED' | 'IN_GRACE_PERIOD' | 'ON_HOLD' | 'PAUSED' | 'EXPIRED' | 'PENDING';
  productId?: string;
  expires_at: Date;
  buyer?: string;
  pending?: boolean;
}

/** Google Play and its Pub/Sub in a test: `known` is what it knows of tokens, `away` makes it silent. */
export async function fakePlayStore(now: () => Date) {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' };
  const world = { known: new Map<string, KnownPurchases>(), acknowledged: [] as string[], away: false };
  const answer = ({ state = 'ACTIVE', productId = PRODUCTS.pro, expires_at, buyer, pending }: KnownPurchases) => ({
    kind: 'androidpublisher#subscriptionPurchaseV2',
    subscriptionState: `SUBSCRIPTION_STATE_${state}`,
    acknowledgementState: pending ? 'ACKNOWLEDGEMENT_STATE_PENDING' : 'ACKNOWLEDGEMENT_STATE_ACKNOWLEDGED',
    lineItems: [{ productId, expiryTime: expires_at.toISOString() }],
    ...(buyer ? { externalAccountIdentifiers: { obfuscatedExternalAccountId: buyer } } : {}),
  });
  const store: Google = googleStore({
    package_name: PACKAGE,
    push: PUSH,
    keys: createLocalJWKSet({ keys: [jwk] }),
    play: {
      subscription: async (token) => {
        if (world.away) throw new StoreUnavailable('away');
        const known = world.known.get(token);
        return known ? answer(known) : null;
      },
      acknowledge: async (_product, token) => void world.acknowledged.push(token),
    },
    now,
  });
  const seconds = () => Math.floor(now().getTime() / 1000);
  /** The bearer token of a push; `claims` stray from what it should say. */
  const bearer = (claims: Record<string, unknown> = {}, key: CryptoKey = privateKey): Promise<string> =>
    new SignJWT({
      iss: 'https://accounts.google.com',
      aud: PUSH.audience,
      email: PUSH.email,
      email_verified: true,
      iat: seconds(),
      exp: seconds() + 3_600,
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(key);
  /** The body of a push that tells of a token; null sends a test's. */
  const push = (token: string | null, messageId = uuid(), packageName = PACKAGE) => {
    const about = token === null ? { testNotification: { version: '1.0' } } : {};
    const told = token === null ? {} : { subscriptionNotification: { notificationType: 2, purchaseToken: token } };
    const data = { version: '1.0', packageName, eventTimeMillis: `${now().getTime()}`, ...told, ...about };
    return { message: { messageId, data: Buffer.from(JSON.stringify(data)).toString('base64') } };
  };
  return { world, store, bearer, push };
}
