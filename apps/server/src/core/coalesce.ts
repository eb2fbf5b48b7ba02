import DataLoader from 'dataloader';

/** One statement takes no more than this. */
const MOST = 200;

/**
 * Makes of a function that works on a list one that works on a single key, for callers that come at once. The first is served
 * immediately; who comes while it runs waits for its end, and all of them are served together by the next run. So nobody reads what was
 * read before they asked, and a rush of hundreds costs a handful of runs. `run` answers a value or an error for each key, in their order.
 */
export function coalesce<Over extends object, Key, Value>(
  run: (over: Over, keys: readonly Key[]) => Promise<(Value | Error)[]>,
): (over: Over, key: Key) => Promise<Value> {
  const loaders = new WeakMap<Over, DataLoader<Key, Value>>();
  return (over, key) => {
    const loader = loaders.get(over) ?? openLoader((keys: readonly Key[]) => run(over, keys));
    loaders.set(over, loader);
    return loader.load(key);
  };
}

function openLoader<Key, Value>(run: (keys: readonly Key[]) => Promise<(Value | Error)[]>): DataLoader<Key, Value> {
  let last: Promise<unknown> = Promise.resolve();
  const runNext = (keys: readonly Key[]) => {
    const running = run(keys);
    last = running.catch(() => {});
    return running;
  };
  return new DataLoader(runNext, {
    cache: false,
    maxBatchSize: MOST,
    batchScheduleFn: (dispatch) => void last.then(dispatch),
  });
}
