import { fakeAppStore } from '@fairway/server/test/fake-app-store';
import { fakePlayStore } from '@fairway/server/test/fake-play-store';
import { testStores } from '@fairway/server/test/app-stores';
import type { Stores } from '../../apps/server/src/adapters/app-stores/app-stores.ts';

/** The app stores of the contract's world, and what they send. */
export interface StoresSay {
  stores: Stores;
  said: {
    /** A receipt of the pro's product. */
    receipt: string;
    apple: { signedPayload: string };
    google: { body: { message: { messageId: string; data: string } }; bearer: string };
  };
}

export async function storesSay(): Promise<StoresSay> {
  const now = () => new Date();
  const apple = fakeAppStore(now);
  const google = await fakePlayStore(now);
  return {
    stores: { ...testStores(now), apple: apple.store, google: google.store },
    said: {
      receipt: apple.transaction(),
      apple: { signedPayload: apple.notification() },
      google: { body: google.push(null), bearer: await google.bearer() },
    },
  };
}
