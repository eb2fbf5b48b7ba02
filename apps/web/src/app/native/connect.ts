import type { MutationCacheNotifyEvent } from '@tanstack/react-query';
import { beginSession } from '../session/session.ts';
import { trpcClient } from '../../trpc/client.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import { leadOutside } from './externalLinks.ts';
import { listenForPushToken } from './pushToken.ts';
import { tellSignedIn } from './signedIn.ts';
import { wrapper } from './wrapper.ts';

/** What the app does when the wrapper says so. */
export interface Doing {
  goHome: () => void;
  /** Tells of a purchase that the server did not take. */
  tell: (text: string) => void;
}

const NOT_TAKEN = 'Your subscription could not be confirmed yet. Please try again';

const readSuccess = ({ type, mutation, ...event }: MutationCacheNotifyEvent & { action?: { type: string } }): unknown =>
  type === 'updated' && event.action?.type === 'success' ? mutation?.state.data : undefined;

/** Joins the app to the wrapper that it runs in; in a plain browser it does nothing. Once, when the app starts. */
export function connectWrapper(version: string, { goHome, tell }: Doing): void {
  if (!wrapper) return;
  const line = wrapper;
  queryClient.getMutationCache().subscribe((event) => tellSignedIn(readSuccess(event)));
  line.on('subscribedToApp', ({ token, purchase }) => {
    const confirmed = async () => {
      if (token) await trpcClient.accounts.adopt.mutate({ token });
      if (purchase) await trpcClient.subscriptions.subscribe.mutate(purchase);
    };
    void confirmed()
      .catch(() => tell(NOT_TAKEN))
      .then(beginSession)
      .then(goHome, goHome);
  });
  listenForPushToken();
  leadOutside();
  line.send({ type: 'ready', version });
}

/** Tells the wrapper that nobody is signed in any more. */
export const tellSignedOut = (): void => wrapper?.send({ type: 'logOut' });
