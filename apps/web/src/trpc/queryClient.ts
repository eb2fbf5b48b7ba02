import { MINUTE_MS } from '@fairway/time/units';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { readFailure, isPassing } from '../app/failures/failure.ts';

type FailureHandler = (error: unknown, meta: Record<string, unknown> | undefined) => void;
let onFailure: FailureHandler = () => undefined;

/** Sets what happens to every failed call; once, when the app starts. */
export const handleFailures = (handler: FailureHandler): void => {
  onFailure = handler;
};

/** Every answer of the server that the app holds. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => onFailure(error, query.meta) }),
  mutationCache: new MutationCache({ onError: (error, _input, _result, mutation) => onFailure(error, mutation.meta) }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      gcTime: 30 * MINUTE_MS,
      retry: (failures, error) => failures < 1 && isPassing(readFailure(error)),
    },
    // A mutation made without a connection fails at once: it must not be sent later, behind the person's back.
    mutations: { networkMode: 'always', retry: false },
  },
});
