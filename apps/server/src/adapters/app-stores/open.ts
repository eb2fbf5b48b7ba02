import { outsideTransactions } from '@fairway/db/transaction';
import { arriving } from '#adapters/arriving.ts';
import type { Env } from '#core/env.ts';
import type { Apple } from './apple.ts';
import { certificatesFrom } from './certificates.ts';
import type { Google } from './google.ts';
import { localStore } from './local.ts';
import type { Stores } from './app-stores.ts';

const GOOGLE_KEYS = 'https://www.googleapis.com/oauth2/v3/certs';

/** The stores that the settings set up. Outside production the local one is among them. */
export function openStores(env: Env, now: () => Date): Stores {
  return {
    products: { pro: env.SUBSCRIPTION_PRODUCT_PRO, player: env.SUBSCRIPTION_PRODUCT_PLAYER },
    apple: env.APPLE_BUNDLE_ID ? outsideTransactions('apple', arriving(openApple(env))) : null,
    google: env.GOOGLE_PLAY_PACKAGE ? outsideTransactions('google', arriving(openGoogle(env, now))) : null,
    local: env.NODE_ENV === 'production' ? null : localStore(now),
  };
}

async function openApple(env: Env): Promise<Apple> {
  const { appleStore } = await import('./apple.ts');
  return appleStore({
    bundle_id: env.APPLE_BUNDLE_ID,
    app_id: env.APPLE_APP_ID,
    roots: certificatesFrom(env.APPLE_ROOT_CERTIFICATES),
    sandbox: env.APPLE_SANDBOX,
    revocation: env.NODE_ENV === 'production',
  });
}

async function openGoogle(env: Env, now: () => Date): Promise<Google> {
  const [{ googleStore }, { playApi, serviceAccount }, { createRemoteJWKSet }] = await Promise.all([
    import('./google.ts'),
    import('./play-api.ts'),
    import('jose'),
  ]);
  const package_name = env.GOOGLE_PLAY_PACKAGE;
  return googleStore({
    package_name,
    push: { audience: env.GOOGLE_PUSH_AUDIENCE, email: env.GOOGLE_PUSH_EMAIL },
    keys: createRemoteJWKSet(new URL(GOOGLE_KEYS)),
    play: playApi({ package_name, authorise: serviceAccount(env.GOOGLE_PLAY_CREDENTIALS) }),
    now,
  });
}
