import { createRemoteJWKSet } from 'jose';
import type { Env } from '../../env.ts';
import { appleStore } from './apple.ts';
import { certificatesFrom } from './certificates.ts';
import { googleStore } from './google.ts';
import { localStore } from './local.ts';
import { playApi, serviceAccount } from './play-api.ts';
import type { Stores } from './stores.ts';

const GOOGLE_KEYS = 'https://www.googleapis.com/oauth2/v3/certs';

/** The stores that the settings set up. Outside production the local one is among them. */
export function openStores(env: Env, now: () => Date): Stores {
  return {
    products: { pro: env.SUBSCRIPTION_PRODUCT_PRO, player: env.SUBSCRIPTION_PRODUCT_PLAYER },
    apple: env.APPLE_BUNDLE_ID
      ? appleStore({
          bundle_id: env.APPLE_BUNDLE_ID,
          roots: certificatesFrom(env.APPLE_ROOT_CERTIFICATES),
          sandbox: env.APPLE_SANDBOX,
          now,
        })
      : null,
    google: env.GOOGLE_PLAY_PACKAGE
      ? googleStore({
          package_name: env.GOOGLE_PLAY_PACKAGE,
          push: { audience: env.GOOGLE_PUSH_AUDIENCE, email: env.GOOGLE_PUSH_EMAIL },
          keys: createRemoteJWKSet(new URL(GOOGLE_KEYS)),
          play: playApi({
            package_name: env.GOOGLE_PLAY_PACKAGE,
            authorise: serviceAccount(env.GOOGLE_PLAY_CREDENTIALS),
          }),
          now,
        })
      : null,
    local: env.NODE_ENV === 'production' ? null : localStore(now),
  };
}
