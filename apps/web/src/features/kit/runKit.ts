import { SECOND_MS } from '@fairway/time/units';
import { isOnline, onConnectionChange } from '../../app/connection/online.ts';
import { notify } from '../../app/notices/notify.ts';
import { knownUser } from '../../app/session/session.ts';
import { utils } from '../../trpc/client.ts';
import { KIT } from './kitLists.ts';
import { KIT_LISTS, type KitListName } from './pendingStore.ts';
import { sendKit } from './sendKit.ts';

/** How long is waited after tries in a row that did not get through to a server that is there. */
const WAITS_MS = [2, 5, 15, 60].map((seconds) => seconds * SECOND_MS);

let timer: ReturnType<typeof setTimeout> | undefined;
let fruitless = 0;

const sendList = (user_id: string, list: KitListName): Promise<boolean> => {
  const { isComplete, send, refresh } = KIT[list];
  return sendKit(
    { user_id, list },
    {
      isComplete,
      isStill: (id) => knownUser()?.id === id,
      send: (step) => send(user_id, step),
      refresh: () => refresh(user_id),
      onRefused: (words) => notify.error(words),
    },
  );
};

/** Sends what the signed-in person has done to their kit, and tries again where the server does not take it. */
export async function runKit(): Promise<void> {
  clearTimeout(timer);
  const user = knownUser();
  if (!user || !isOnline()) return;
  const outcomes = await Promise.all(KIT_LISTS.map((list) => sendList(user.id, list)));
  // The homes show the kit with the person: they ask anew when they are opened next.
  void utils.accounts.user.invalidate(undefined, { refetchType: 'none' });
  if (outcomes.every(Boolean)) {
    fruitless = 0;
    return;
  }
  fruitless += 1;
  timer = setTimeout(() => void runKit(), WAITS_MS[Math.min(fruitless, WAITS_MS.length) - 1]);
}

let started = false;

/** Sends what waits whenever the connection is back, and when the app opens with something left. */
export function startKit(): void {
  if (started) return;
  started = true;
  onConnectionChange(() => void runKit());
  void runKit();
}
