import { knownUser } from '../session/session.ts';
import { trpcClient } from '../../trpc/client.ts';
import { wrapper } from './wrapper.ts';

const KEY = 'fairway-push-token';

/** Keeps the wrapper's push token, which may come before anyone has signed in, and registers it for whoever has. */
export function listenForPushToken(): void {
  wrapper?.on('pushToken', ({ token }) => {
    localStorage.setItem(KEY, token);
    if (knownUser()) registerPushToken();
  });
}

/** Registers the stored push token, if there is one, for the signed-in person. The start does not wait for it, nor fail with it. */
export function registerPushToken(): void {
  const token = localStorage.getItem(KEY);
  if (token) trpcClient.accounts.registerPush.mutate({ token }).catch(() => undefined);
}
