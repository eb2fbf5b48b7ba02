import { knownUser } from '../session/session.ts';
import { registerPushToken, storePushToken } from './storedPushToken.ts';
import { wrapper } from './wrapper.ts';

/** Takes the wrapper's push token, and registers it for whoever is signed in. */
export function listenForPushToken(): void {
  wrapper?.on('pushToken', ({ token }) => {
    storePushToken(token);
    if (knownUser()) registerPushToken();
  });
}
