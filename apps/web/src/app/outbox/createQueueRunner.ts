import { SECOND_MS } from '@fairway/time/units';
import { isOnline, onConnectionChange } from '../connection/online.ts';
import { knownUser } from '../session/session.ts';
import type { QueueRun } from './drainQueue.ts';

/** How long is waited after tries in a row that did not get through to a server that is there. */
const WAITS_MS = [2, 5, 15, 60].map((seconds) => seconds * SECOND_MS);

interface Running {
  /** By which the tabs of this browser tell each other of changes. */
  channel: string;
  /** Sends what this person has in the queue. */
  drain: (user_id: string) => Promise<QueueRun>;
  /** Another tab has changed the queue, or sent something of it. */
  onElsewhere: () => void;
}

/** What keeps a queue of this device going: it is sent when the connection is back, when the app opens, and again where it was not taken. */
export interface QueueRunner {
  run: () => Promise<void>;
  start: () => void;
  /** Says to all tabs that the queue has changed. */
  tell: () => void;
  /** Calls back when something of the queue has changed, in this tab or in another. */
  onChange: (listener: () => void) => () => void;
}

export function createQueueRunner({ channel: name, drain, onElsewhere }: Running): QueueRunner {
  const listeners = new Set<() => void>();
  /** A browser without it shows the changes of other tabs when it looks again. */
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  const tellHere = () => listeners.forEach((listener) => listener());
  channel?.addEventListener('message', () => {
    tellHere();
    onElsewhere();
  });

  let timer: ReturnType<typeof setTimeout> | undefined;
  let fruitless = 0;
  const run = async (): Promise<void> => {
    clearTimeout(timer);
    const user = knownUser();
    if (!user || !isOnline()) return;
    // A browser that keeps nothing has nothing to send.
    const outcome = await drain(user.id).catch(() => 'done' as const);
    fruitless = outcome === 'done' ? 0 : fruitless + 1;
    if (outcome === 'waiting') timer = setTimeout(() => void run(), WAITS_MS[Math.min(fruitless, WAITS_MS.length) - 1]);
  };

  let isStarted = false;
  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    onConnectionChange(() => void run());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void run();
    });
    void run();
  };

  return {
    run,
    start,
    tell: () => {
      tellHere();
      channel?.postMessage('changed');
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
