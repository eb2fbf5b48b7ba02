import { SECOND_MS } from '@fairway/time/units';

/** Answers that another try does not change: the file is not what it should be, or not the person's to send. */
const FINAL = new Set([400, 401, 403, 413, 415, 422]);

/** How long is waited before each try that follows one without any progress. */
const WAITS_MS = [1, 2, 5, 10, 20, 30, 30].map((seconds) => seconds * SECOND_MS);

/** What is known when a try to send a file has failed. */
export interface FailedTry {
  /** The server's answer; 0 of none. */
  status: number;
  /** The device believes that it has a connection. */
  isOnline: boolean;
  /** Something of the file had got through to the server before, in this or in an earlier try. */
  hasBegun: boolean;
  /** Tries in a row that brought nothing on. */
  fruitless: number;
}

export type NextStep = { kind: 'fail' } | { kind: 'await_signal' } | { kind: 'retry'; after_ms: number };

/**
 * What follows a failed try. A lost signal is waited for, however long that takes, once the file is under way; before, whoever saves is
 * told at once. A server that does not take it is asked a few times more, and again from the first wait whenever something got through.
 */
export function planRetry({ status, isOnline, hasBegun, fruitless }: FailedTry): NextStep {
  if (FINAL.has(status)) return { kind: 'fail' };
  if (!isOnline) return hasBegun ? { kind: 'await_signal' } : { kind: 'fail' };
  const after_ms = WAITS_MS[fruitless];
  return after_ms === undefined ? { kind: 'fail' } : { kind: 'retry', after_ms };
}
