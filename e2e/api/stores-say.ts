import { anAppStore } from '@fairway/testing/apple-says';
import { aPlayStore } from '@fairway/testing/google-says';
import { testStores } from '@fairway/testing/stores';
import type { Stores } from '../../apps/server/src/integrations/stores/stores.ts';

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
  const apple = anAppStore(now);
  const google = await aPlayStore(now);
  return {
    stores: { ...testStores(now), apple: apple.store, google: google.store },
    said: {
      receipt: apple.transaction(),
      apple: { signedPayload: apple.notification() },
      google: { body: google.push(null), bearer: await google.bearer() },
    },
  };
}
