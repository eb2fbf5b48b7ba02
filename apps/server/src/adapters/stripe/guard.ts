import { AsyncLocalStorage } from 'node:async_hooks';
import { bulkhead, circuitBreaker, CircuitState, ConsecutiveBreaker, handleType } from 'cockatiel';
import { ProviderUnavailable } from './provider-unavailable.ts';

/** How the calls to the card provider are held in bounds. */
export interface GuardSettings {
  /** All calls that one request makes, their repeats and their wait for a turn included, take at most so long. */
  budget_ms: number;
  /** Calls under way at once, and calls that wait for their turn. */
  concurrency: number;
  queue: number;
  /** After so many failures in a row the provider is left alone for `open_ms`, then tried with one call. */
  failures: number;
  open_ms: number;
  /** Hears of a provider that is left alone (true), and of one that is back. */
  onChange?: (isOpen: boolean) => void;
}

export const GUARD: GuardSettings = { budget_ms: 10_000, concurrency: 30, queue: 60, failures: 5, open_ms: 10_000 };

/** What is left of the time of the work at hand: begun by its first call to the provider. */
interface Budget {
  signal?: AbortSignal;
}
const budgets = new AsyncLocalStorage<Budget>();

/** Gives all the calls to the provider that `work` makes one budget of time between them. */
export const withProviderBudget = <T>(work: () => T): T => budgets.run({}, work);

export interface Guard {
  /** Runs calls within the budget, unless the provider is left alone. Throws `ProviderUnavailable` for what the provider owes. */
  run: <T>(calls: () => Promise<T>) => Promise<T>;
  /** The `fetch` of those calls: it ends with the budget, also one whose answer has begun and does not end. */
  fetch: typeof fetch;
}

type Outcome<T> = { value: T } | { error: unknown };

/**
 * A limit in time, a limit in number, and a circuit breaker for the calls of one process to the card provider. A card that is declined
 * or a call that is refused is an answer like any other: only a provider that cannot be reached counts as a failure.
 */
export function guardCalls(settings: GuardSettings): Guard {
  const { budget_ms, concurrency, queue, failures, open_ms, onChange } = settings;
  const signals = new AsyncLocalStorage<AbortSignal>();
  const turns = bulkhead(concurrency, queue);
  const breaker = circuitBreaker(
    handleType(ProviderUnavailable, ({ isOutage }) => isOutage),
    {
      halfOpenAfter: open_ms,
      breaker: new ConsecutiveBreaker(failures),
    },
  );
  let opened_at = 0;
  breaker.onBreak(() => {
    if (opened_at === 0) onChange?.(true);
    opened_at = Date.now();
  });
  breaker.onReset(() => {
    opened_at = 0;
    onChange?.(false);
  });

  /** Refused without asking: the provider is left alone, or one call is just finding out whether it is back. */
  const leftAlone = () => {
    const left_ms = breaker.state === CircuitState.Open ? opened_at + open_ms - Date.now() : open_ms / 2;
    return new ProviderUnavailable({ retryAfter: Math.max(1, Math.ceil(left_ms / 1000)) });
  };

  async function turn<T>(calls: () => Promise<T>, signal: AbortSignal): Promise<Outcome<T>> {
    if (breaker.state === CircuitState.HalfOpen) throw leftAlone();
    try {
      return await breaker.execute(() => classifyOutcome(inTime(signals.run(signal, calls), signal)));
    } catch (error) {
      throw error instanceof ProviderUnavailable ? error : leftAlone();
    }
  }

  return {
    async run(calls) {
      const budget = budgets.getStore() ?? {};
      const signal = (budget.signal ??= AbortSignal.timeout(budget_ms));
      if (signal.aborted) throw new ProviderUnavailable({ isOutage: false });
      // A call that never had its turn says nothing about the provider.
      const outcome = await inTime(turns.execute(() => turn(calls, signal)).catch(notInTurn), signal, {
        isOutage: false,
      });
      if ('error' in outcome) throw outcome.error;
      return outcome.value;
    },
    fetch: (input, init) => {
      const ends = [signals.getStore(), init?.signal].filter((signal) => signal instanceof AbortSignal);
      return fetch(input, { ...init, signal: AbortSignal.any(ends) });
    },
  };
}

/** An answer of the provider, whatever it says; only its absence is thrown. */
const classifyOutcome = <T>(asked: Promise<T>): Promise<Outcome<T>> =>
  asked.then(
    (value) => ({ value }),
    (error: unknown) => {
      if (error instanceof ProviderUnavailable) throw error;
      return { error };
    },
  );

/** The queue is full. */
const notInTurn = (error: unknown): never => {
  throw error instanceof ProviderUnavailable ? error : new ProviderUnavailable({ isOutage: false });
};

/** What is asked, or a refusal when the signal ends first. */
async function inTime<T>(
  asked: Promise<T>,
  signal: AbortSignal,
  late: { isOutage: boolean } = { isOutage: true },
): Promise<T> {
  const ended = Promise.withResolvers<never>();
  const end = () => ended.reject(new ProviderUnavailable(late));
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([asked, ended.promise]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
