import type { WebPushState } from '@fairway/ui/features/users/components/WebPush/WebPushRow';
import { useMutation, useQuery } from '@tanstack/react-query';
import { notify } from '../notices/notify.ts';
import { useUser } from '../session/useUser.ts';
import { trpc } from '../../trpc/client.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import { QUIET } from '../../trpc/quiet.ts';
import { askPermission, readBrowser } from './browser.ts';
import { findWebPushState } from './state.ts';
import { hasWebPush, subscriptions } from './webPush.ts';

const BROWSER = ['web-push'];
/** What the browser does needs no connection to us, or fails at once; it is told of in its own words. */
const HERE = { ...QUIET, networkMode: 'always' } as const;
const NOT_CHANGED = 'Notifications could not be changed in this browser. Please try again';

export interface WebPush {
  state: WebPushState;
  /** Must be called straight from a tap: the browser asks its owner then. */
  turn: (on: boolean) => void;
}

/** Notifications in this browser; null where there are none to be had: in the wrapper, or where the server sends none. */
export function useWebPush(): WebPush | null {
  const { id } = useUser();
  const { data: key } = trpc.accounts.pushKey.useQuery(undefined, {
    ...QUIET,
    enabled: hasWebPush,
    staleTime: Infinity,
  });
  const public_key = key?.public_key ?? null;
  // Looked at again whenever the window comes back: permission is given and taken in the browser's own settings.
  const browser = useQuery({
    queryKey: BROWSER,
    queryFn: readBrowser,
    enabled: hasWebPush && public_key !== null,
    refetchOnWindowFocus: 'always',
    ...HERE,
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (permission: Promise<NotificationPermission> | null) => {
      if (permission === null) return subscriptions.turnOff();
      if ((await permission) === 'granted' && public_key !== null) await subscriptions.turnOn(id, public_key);
    },
    // One after the other: a second tap while the browser still turns off must not subscribe what is then taken away.
    scope: { id: 'web-push' },
    onError: () => notify.error(NOT_CHANGED),
    onSettled: () => queryClient.invalidateQueries({ queryKey: BROWSER }),
    ...HERE,
  });
  if (!hasWebPush || public_key === null) return null;
  const state = browser.data ? findWebPushState(browser.data, isPending ? variables !== null : null) : 'checking';
  return { state, turn: (on) => mutate(on ? askPermission() : null) };
}
