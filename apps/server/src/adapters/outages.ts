import { MINUTE_MS } from '@fairway/time/units';
import type { Logger } from 'pino';

/** A failure that was to be expected and is told of by other means: the job that met it is tried again without a line of its own. */
export class ExpectedFailure extends Error {
  override readonly name: string = 'ExpectedFailure';
}

export interface Outages {
  failed: (error: unknown) => void;
  works: () => void;
}

/** Between two lines about one outage. */
const EVERY_MS = MINUTE_MS;

/** What went wrong, in one line. Node tells of an address it cannot reach by the code alone when it tried several. */
export function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = (error as { code?: unknown }).code;
  const text = error.message || (typeof code === 'string' ? code : error.name);
  return text.split('\n').at(-1) ?? text;
}

/**
 * Tells of an outage when it begins, once a minute while it lasts with the count of failures since, and when it ends. What comes and
 * goes is told of once a minute at most, however often it does.
 */
export function logOutages(
  log: Pick<Logger, 'warn' | 'info'>,
  words: { away: string; back: string },
  clock: () => number = () => performance.now(),
): Outages {
  let away = false;
  let failures = 0;
  let toldAt = -Infinity;
  return {
    failed: (error) => {
      failures += 1;
      if (clock() - toldAt < EVERY_MS) return;
      log.warn({ reason: describeReason(error), failures }, words.away);
      away = true;
      failures = 0;
      toldAt = clock();
    },
    works: () => {
      if (away) log.info({ failures }, words.back);
      away = false;
      failures = 0;
    },
  };
}
