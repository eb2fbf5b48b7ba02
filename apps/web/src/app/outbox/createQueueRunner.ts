import { createRetriedRun, type RetriedRun } from './createRetriedRun.ts';
import type { QueueRun } from './drainQueue.ts';

interface Running {
  /** By which the tabs of this browser tell each other of changes. */
  channel: string;
  /** Sends what this person has in the queue. */
  drain: (user_id: string) => Promise<QueueRun>;
  /** Another tab has changed the queue, or sent something of it. */
  onElsewhere: () => void;
}

/** What keeps a queue of this device going, and says when it has changed. */
export interface QueueRunner extends RetriedRun {
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
  return {
    ...createRetriedRun(drain),
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
