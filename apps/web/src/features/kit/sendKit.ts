import type { KitValues } from '@fairway/ui/features/kit/components/KitRows/kitRow';
import { readRefusal, type QueueRun } from '../../app/outbox/drainQueue.ts';
import { findNextStep, refuseStep, settleStep, type KitStep } from './pendingKit.ts';
import { changePending, readPending, type KitOwner } from './pendingStore.ts';

/** What sending a list needs of the world. */
export interface KitPort {
  isComplete: (values: KitValues) => boolean;
  /** False once somebody else is signed in here. */
  isStill: (user_id: string) => boolean;
  /** Makes the call, and shows its answer in the list. */
  send: (step: KitStep) => Promise<unknown>;
  /** Reads the list again, because the server knows more of it than this device. */
  refresh: () => Promise<unknown>;
  /** Tells the person of a row that could not be added. */
  onRefused: (words: string) => void;
}

const GONE = 404;

/** Notes why a step was refused; false of a failure that another try may pass. */
async function noteFailure(owner: KitOwner, step: KitStep, error: unknown, port: KitPort): Promise<boolean> {
  const refusal = readRefusal(error);
  if (!refusal) return false;
  const { status, words } = refusal;
  const isGone = status === GONE;
  changePending(owner, (pending) => refuseStep(pending, step, { words, isGone }));
  if (step.kind === 'add') port.onRefused(words);
  // What another device has removed is gone here too.
  if (isGone || step.kind === 'place') await port.refresh();
  return true;
}

/**
 * Sends what waits of a list, step by step. It is read anew for each step, under a lock that all tabs share, so that two of them never send
 * the same; a step whose answer is lost is made again, and each of them may be.
 */
export function sendKit(owner: KitOwner, port: KitPort): Promise<QueueRun> {
  return navigator.locks.request(`fairway-kit:${owner.user_id}:${owner.list}`, async () => {
    for (;;) {
      const step = findNextStep(readPending(owner), port.isComplete);
      if (step === null) return 'done';
      if (!port.isStill(owner.user_id)) return 'waiting';
      try {
        await port.send(step);
      } catch (error) {
        if (!(await noteFailure(owner, step, error, port))) return 'waiting';
        continue;
      }
      changePending(owner, (pending) => settleStep(pending, step));
    }
  });
}
