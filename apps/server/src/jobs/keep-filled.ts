import { HOUR_MS, SECOND_MS } from '@fairway/time/units';

/** After a failure it is tried again this soon. */
const AGAIN_MS = 10 * SECOND_MS;

export interface Filling {
  /** Fills now, as after a new connection. */
  run: () => void;
  stop: () => void;
}

/**
 * Keeps something filled that may lose what it holds, and may do so without a word: it is filled anew when that is asked for, again
 * soon where it failed, and each hour besides.
 */
export function keepFilled(fill: () => Promise<unknown>, onFailure: (error: unknown) => void): Filling {
  let timer: NodeJS.Timeout | undefined;
  let latest = 0;
  let stopped = false;
  async function run() {
    const own = (latest += 1);
    clearTimeout(timer);
    const next = await fill().then(
      () => HOUR_MS,
      (error: unknown) => {
        onFailure(error);
        return AGAIN_MS;
      },
    );
    // What was begun later goes on instead.
    if (!stopped && own === latest) timer = setTimeout(() => void run(), next);
  }
  return {
    run: () => void run(),
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
