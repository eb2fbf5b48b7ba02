import { bulkhead, BulkheadRejectedError, TaskCancelledError, timeout, TimeoutStrategy, wrap } from 'cockatiel';

export interface Bounds {
  /** What one call may take, its wait for a turn included. */
  ms: number;
  /** Calls under way at once, and calls that wait for their turn; more are refused. */
  concurrency: number;
  queue: number;
}

const failure = (text: string, code: string, cause: unknown) => Object.assign(new Error(text, { cause }), { code });

/**
 * Holds calls to the outside in bounds of time and number, whatever the library that makes them thinks of either: a service that
 * freezes costs us a few waiting calls and no more. The signal ends with the time.
 */
export function bounded({
  ms,
  concurrency,
  queue,
}: Bounds): <T>(call: (signal: AbortSignal) => Promise<T>) => Promise<T> {
  const policy = wrap(timeout(ms, TimeoutStrategy.Aggressive), bulkhead(concurrency, queue));
  return async (call) => {
    try {
      return await policy.execute(({ signal }) => call(signal));
    } catch (error) {
      if (error instanceof TaskCancelledError) throw failure(`No answer came within ${ms} ms.`, 'ETIMEDOUT', error);
      if (error instanceof BulkheadRejectedError) throw failure('Too many calls are under way.', 'EBUSY', error);
      throw error;
    }
  };
}
