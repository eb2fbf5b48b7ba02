import { runs } from '../lib/processes.mjs';
import { startedBy } from './ancestors.mjs';

/**
 * Calls back once when this process is asked to end: by a signal, or because the npm (or the launcher on another Node)
 * that started it is gone, which sends no signal when it is killed.
 * @param {(reason: string) => void} asked
 */
export function onRequestToEnd(asked) {
  let done = false;
  const once = (/** @type {string} */ reason) => {
    if (!done) asked(reason);
    done = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => once(signal));
  if (!process.env.npm_lifecycle_event && !process.env.FAIRWAY_RERUN) return;
  const above = startedBy();
  const watch = setInterval(() => {
    if (!above.every(runs)) once('what started this is gone');
  }, 1000);
  watch.unref();
}
