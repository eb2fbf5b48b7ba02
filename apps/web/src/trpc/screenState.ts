import type { Loadable } from '@fairway/ui/kit/loadable';

/** What a container reads of a query; every `useQuery` gives it. */
export interface Source<Data> {
  data: Data | undefined;
  isError: boolean;
  isFetching: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
}

/** A source that a screen waits for and can do without: where it cannot be had, `instead` stands for its data. */
export const orInstead = <Data>(source: Source<Data>, instead: Data): Source<Data> =>
  source.data === undefined && (source.isError || source.fetchStatus === 'paused')
    ? { ...source, data: instead }
    : source;

type DataOf<Sources> = { [K in keyof Sources]: Sources[K] extends Source<infer Data> ? Data : never };

const NOT_HERE_YET = 'This page has not been opened on this device before. It will appear when the connection is back.';

/**
 * The state of a screen that needs all of `sources`: ready as soon as each has data, fresh or kept; failed when one has
 * none to show. `ready` makes the screen's own props of the data.
 */
export function screenState<Sources extends Record<string, Source<unknown>>, Ready extends object>(
  sources: Sources,
  ready: (data: DataOf<Sources>) => Ready,
): Loadable<Ready> {
  const all = Object.values(sources);
  const missing = all.filter((source) => source.data === undefined);
  if (missing.length === 0) {
    const data = Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, source.data]));
    return { status: 'ready', ...ready(data as DataOf<Sources>) };
  }
  const retry = () => missing.forEach((source) => void source.refetch());
  if (missing.some((source) => source.isError))
    return { status: 'failed', retry, retrying: missing.some((source) => source.isFetching) };
  if (missing.some((source) => source.fetchStatus === 'paused'))
    return { status: 'failed', message: NOT_HERE_YET, retry };
  return { status: 'loading' };
}
