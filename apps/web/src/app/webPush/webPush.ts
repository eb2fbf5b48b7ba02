import { wrapper } from '../native/wrapper.ts';
import { knownUser } from '../session/session.ts';
import { trpcClient, utils } from '../../trpc/client.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import { pushBrowser } from './browser.ts';
import { createSubscriptions } from './subscriptions.ts';

/** Whether browsers are told of anything here: the wrapper has pushes of its own, and without a build there is no service worker. */
export const hasWebPush = wrapper === null && import.meta.env.PROD;

export const subscriptions = createSubscriptions(
  pushBrowser,
  {
    getKey: async () => (await utils.accounts.pushKey.fetch(undefined, { staleTime: Infinity })).public_key,
    subscribe: (subscription) => trpcClient.accounts.subscribeBrowser.mutate(subscription),
    unsubscribe: (subscription) => trpcClient.accounts.unsubscribeBrowser.mutate(subscription),
  },
  () => localStorage,
);

let followed: string | null = null;

/** Has this browser's pushes follow whoever is signed in, from now on. Once, when the app has started. */
export function followSignedIn(): void {
  if (!hasWebPush) return;
  const look = () => {
    const id = knownUser()?.id ?? null;
    if (id === followed) return;
    followed = id;
    // Nobody has asked for anything just now: what fails is tried at the next start.
    if (id !== null) subscriptions.follow(id).catch(() => undefined);
  };
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') look();
  });
  look();
}

/** Ends this browser's pushes with the session. */
export function leaveWebPush(): void {
  followed = null;
  if (hasWebPush) subscriptions.leave().catch(() => undefined);
}
