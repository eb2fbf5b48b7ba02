import { MINUTE_MS } from '@fairway/time/units';
import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query';
import { readFailure, isPassing } from '../app/failures/failure.ts';

interface FailedCall {
  meta: Record<string, unknown> | undefined;
  /** A read of which nothing is held, or one beside it: whatever shows it shows that it failed, and nothing more is said. */
  isShown: boolean;
}
type FailureHandler = (error: unknown, call: FailedCall) => void;
let onFailure: FailureHandler = () => undefined;

/** Sets what happens to every failed call; once, when the app starts. */
export const handleFailures = (handler: FailureHandler): void => {
  onFailure = handler;
};

/**
 * Has the failure of a call that no query and no mutation makes acted upon like any other, and hands it on: no screen shows what the call
 * was to bring.
 * @param tell tells of a failure in its own words; false of one that it has none for
 */
export async function tellFailure<Answer>(
  call: Promise<Answer>,
  tell: (error: unknown) => boolean = () => false,
): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (!tell(error)) onFailure(error, { meta: undefined, isShown: false });
    throw error;
  }
}

/** How tRPC names the call of a coach's home. */
const COACH_HOME = [['lessons', 'home']];

/** Every answer of the server that the app holds. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { meta, state }) => {
      if (state.data === undefined) onFailure(error, { meta, isShown: true });
      // What was asked for in the same request fails right after it.
      else setTimeout(() => onFailure(error, { meta, isShown: isFailureShown() }));
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _input, _result, { meta }) => onFailure(error, { meta, isShown: false }),
    onSuccess: () => {
      repeatReadsOnTheirWay();
      // Whatever is written may change what waits for a coach: their home is asked for anew when it is looked at.
      void queryClient.invalidateQueries({ queryKey: COACH_HOME, refetchType: 'none' });
    },
  }),
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

/**
 * A read that was on its way while something changed may tell what was before, and would put it over what the change has answered: it is
 * made anew. One of a list's further page only adds to what is there.
 */
function repeatReadsOnTheirWay(): void {
  for (const query of queryClient.getQueryCache().getAll())
    if (query.state.fetchStatus === 'fetching' && !query.state.fetchMeta?.fetchMore) {
      // Refetching would leave alone a first read, of which nothing is held yet. Whoever waits for the one waits for the other now.
      void query.cancel({ silent: true });
      query.fetch().catch(() => undefined);
    }
}

/** What was stopped on its way before it was read once is asked for again: nobody else would, and its place would stay empty. */
export const refetchUnread = (queryKey: QueryKey): void =>
  void queryClient.refetchQueries({
    queryKey,
    type: 'active',
    predicate: ({ state }) => state.status === 'pending' && state.fetchStatus === 'idle',
  });

/** Whether the page tells already of a read that failed, with nothing to show in its place. */
const isFailureShown = (): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some((query) => query.isActive() && query.state.status === 'error' && query.state.data === undefined);
