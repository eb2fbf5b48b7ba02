import type { DueSession } from '@fairway/contracts/practice/plans';
import { drainQueue, readRefusal, type QueueRun } from '../../../app/outbox/drainQueue.ts';
import { deleteTick, listTicks, noteTickFailure, type Tick } from './tickStore.ts';

/** What the queue of ticks needs of the world. */
export interface TickPort {
  /** False once somebody else is signed in here: what one person ticked off is never sent as another. */
  isStill: (user_id: string) => boolean;
  /** Answers the session as it stands from then on. */
  send: (tick: Tick) => Promise<DueSession>;
  onSent: (tick: Tick, session: DueSession) => void;
  onChange: () => void;
}

async function sendTick(tick: Tick, port: TickPort): Promise<boolean> {
  let session: DueSession;
  try {
    session = await port.send(tick);
  } catch (error) {
    const refusal = readRefusal(error);
    if (refusal) await noteTickFailure(tick.key, refusal.words);
    port.onChange();
    return refusal !== null;
  }
  // A page that ends here sends it again under the same key, and it counts once.
  await deleteTick(tick.key);
  port.onSent(tick, session);
  return true;
}

/** Sends what a person has ticked off, in its order. */
export const sendTicks = (user_id: string, port: TickPort): Promise<QueueRun> =>
  drainQueue(`fairway-practice:${user_id}`, {
    list: () => listTicks(user_id),
    isStill: () => port.isStill(user_id),
    send: (tick) => sendTick(tick, port),
  });
