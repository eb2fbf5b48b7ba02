import type { DueSession } from '@fairway/contracts/practice/plans';

/** How far a tick of this device is: the server has it, or it is on its way, waits for a connection, or was refused. */
export type TickState = 'kept' | 'sending' | 'queued' | 'failed';

/** A drill that was practised today. */
export interface TickedSession extends DueSession {
  tick: TickState;
  /** Why the server refused it. */
  failure: string | null;
}

/** What the player says of a drill. */
export interface TickInput {
  score: number;
  note: string;
}
