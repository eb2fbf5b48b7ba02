import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of the transaction that the running code is part of. */
interface Running {
  /** Work that was begun in a transaction and outlives it is no part of it any more. */
  open: boolean;
}

const running = new AsyncLocalStorage<Running>();
const rule = { enforced: true };

/** Runs `work` as the inside of a transaction: whatever it calls can ask whether one is open. */
export async function asTransaction<T>(work: () => Promise<T>): Promise<T> {
  const state: Running = { open: true };
  try {
    return await running.run(state, work);
  } finally {
    state.open = false;
  }
}

/** Whether the calling code runs inside a transaction that is still open. */
export const isInTransaction = (): boolean => running.getStore()?.open === true;

/** Production would rather make the call than refuse it: there the rule is not enforced. */
export function allowNetworkInTransactions(): void {
  rule.enforced = false;
}

/**
 * Throws when a call to the outside world is made inside a transaction. Its rows stay locked for as long as the outside takes to
 * answer, and everybody who needs them waits along. Every adapter asks this before it talks to anybody, so that a test or a try
 * in development finds such a call the first time it is made.
 */
export function assertNoTransaction(outside: string): void {
  if (rule.enforced && isInTransaction())
    throw new Error(`${outside} was called inside a database transaction: call it before the transaction, or after it`);
}

/** The adapter, whose every method refuses to be called inside a transaction. */
export function outsideTransactions<T extends object>(name: string, adapter: T): T {
  return new Proxy(adapter, {
    get(target, property): unknown {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => {
        assertNoTransaction(`${name}.${String(property)}`);
        return Reflect.apply(value, target, args);
      };
    },
  });
}
