import { SECOND_MS } from '@fairway/time/units';
import { isOnline, onConnectionChange } from '../connection/online.ts';
import { knownUser, whenPersonChanges } from '../session/session.ts';
import type { QueueRun } from './drainQueue.ts';

/** How long is waited after tries in a row that did not get through to a server that is there. */
const WAITS_MS = [2, 5, 15, 60].map((seconds) => seconds * SECOND_MS);

export interface RetriedRun {
  run: () => Promise<void>;
  start: () => void;
}

/**
 * Keeps going what waits on this device to be sent: from the start on it is sent when whose it is logs in, when the connection is back and
 * when the app is looked at again, and after a while where the server did not take it.
 * @param drain sends what this person has waiting
 */
export function createRetriedRun(drain: (user_id: string) => Promise<QueueRun>): RetriedRun {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let fruitless = 0;
  const run = async (): Promise<void> => {
    clearTimeout(timer);
    const user = knownUser();
    if (!user || !isOnline()) return;
    // A browser that keeps nothing has nothing to send.
    const outcome = await drain(user.id).catch(() => 'done' as const);
    fruitless = outcome === 'done' ? 0 : fruitless + 1;
    // Another run may have ended meanwhile, and waits already.
    clearTimeout(timer);
    if (outcome === 'waiting') timer = setTimeout(() => void run(), WAITS_MS[Math.min(fruitless, WAITS_MS.length) - 1]);
  };

  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    whenPersonChanges((user_id) => {
      if (user_id !== null) void run();
    });
    onConnectionChange(() => void run());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void run();
    });
    void run();
  };
  return { run, start };
}
