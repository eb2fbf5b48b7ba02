import { isPassing, readFailure } from '../failures/failure.ts';

/** How a run over a queue ended: nothing is left to send, or the rest waits for another try. */
export type QueueRun = 'done' | 'waiting';

/** Something that waits on this device to be sent; `failure` is why the server refused it, null while it is still to be sent. */
interface Waiting {
  failure: string | null;
}

/** What a person has still to send, of one kind. */
export interface Queue<Entry extends Waiting> {
  /** All of it, in its order. */
  list: () => Promise<Entry[]>;
  /** False once somebody else is signed in here: what one person wrote is never sent as another. */
  isStill: () => boolean;
  /** Sends one; false when the queue had better wait. */
  send: (entry: Entry) => Promise<boolean>;
}

const SLOW_DOWN = 429;
const SIGNED_OUT = 401;

/** Why the server refused what was sent; null of a failure that another try may pass. */
export function readRefusal(error: unknown): { status: number | null; words: string } | null {
  const failure = readFailure(error);
  const { status, errors, message } = failure;
  if (isPassing(failure) || status === SLOW_DOWN || status === SIGNED_OUT) return null;
  const [words] = Object.values(errors ?? {}).flat();
  return { status, words: words ?? message };
}

/**
 * Sends a queue in its order. It is read anew for each entry, under a lock that all tabs share: two of them never send the same one. One that
 * is refused waits for its writer and does not keep back the next; a line that is gone keeps back all.
 */
export function drainQueue<Entry extends Waiting>(lock: string, queue: Queue<Entry>): Promise<QueueRun> {
  return navigator.locks.request(lock, async () => {
    for (;;) {
      const next = (await queue.list()).find(({ failure }) => failure === null);
      if (!next) return 'done';
      if (!queue.isStill() || !(await queue.send(next))) return 'waiting';
    }
  });
}
