import { trpcClient } from '../trpc/client.ts';

const KEY = 'fairway-push-token';

/** The native wrapper hands its push token over by this event, `detail` being the token; it may come before anyone has signed in. */
export function listenForPushToken(): void {
  addEventListener('pushToken', (event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') localStorage.setItem(KEY, event.detail);
  });
}

/** Registers the stored push token, if there is one, for the signed-in person. The start does not wait for it, nor fail with it. */
export function registerPushToken(): void {
  const token = localStorage.getItem(KEY);
  if (token) trpcClient.accounts.registerPush.mutate({ token }).catch(() => undefined);
}
