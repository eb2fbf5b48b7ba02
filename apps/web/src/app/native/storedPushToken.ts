import { trpcClient } from '../../trpc/client.ts';

const KEY = 'fairway-push-token';

/** Keeps the wrapper's push token, which may come before anyone has signed in. */
export const storePushToken = (token: string): void => localStorage.setItem(KEY, token);

/** Registers the stored push token, if there is one, for the signed-in person. The start does not wait for it, nor fail with it. */
export function registerPushToken(): void {
  const token = localStorage.getItem(KEY);
  if (token) trpcClient.accounts.registerPush.mutate({ token }).catch(() => undefined);
}
