import { isRunning } from '../../process/processes.ts';
import { listLaunchers } from './ancestors.ts';

/**
 * Calls back once when this process is asked to end: by a signal, or because the npm (or the launcher on another Node)
 * that started it is gone, which sends no signal when it is killed.
 */
export function onStopRequest(asked: (reason: string) => void) {
  let done = false;
  const once = (reason: string) => {
    if (!done) asked(reason);
    done = true;
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => once(signal));
  if (!process.env.npm_lifecycle_event && !process.env.FAIRWAY_RERUN) return;
  const above = listLaunchers();
  const watch = setInterval(() => {
    if (!above.every(isRunning)) once('what started this is gone');
  }, 1000);
  watch.unref();
}
