import type { KitValues } from '@fairway/ui/features/kit/components/KitRows/kitRow';
import { isPassing, readFailure } from '../../app/failures/failure.ts';
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

const SLOW_DOWN = 429;
const SIGNED_OUT = 401;
const GONE = 404;

/** Notes why a step was refused; false of a failure that another try may pass. */
async function noteFailure(owner: KitOwner, step: KitStep, error: unknown, port: KitPort): Promise<boolean> {
  const failure = readFailure(error);
  const { status, errors, message } = failure;
  if (isPassing(failure) || status === SLOW_DOWN || status === SIGNED_OUT) return false;
  const [words = message] = Object.values(errors ?? {}).flat();
  const isGone = status === GONE;
  changePending(owner, (pending) => refuseStep(pending, step, { words, isGone }));
  if (step.kind === 'add') port.onRefused(words);
  // What another device has removed is gone here too.
  if (isGone || step.kind === 'place') await port.refresh();
  return true;
}

/**
 * Sends what waits of a list, step by step. It is read anew for each step, under a lock that all tabs share, so that two of them never send
 * the same; a step whose answer is lost is made again, and each of them may be. True when nothing is left that can be sent.
 */
export function sendKit(owner: KitOwner, port: KitPort): Promise<boolean> {
  return navigator.locks.request(`fairway-kit:${owner.user_id}:${owner.list}`, async () => {
    for (;;) {
      const step = findNextStep(readPending(owner), port.isComplete);
      if (step === null) return true;
      if (!port.isStill(owner.user_id)) return false;
      try {
        await port.send(step);
      } catch (error) {
        if (!(await noteFailure(owner, step, error, port))) return false;
        continue;
      }
      changePending(owner, (pending) => settleStep(pending, step));
    }
  });
}
