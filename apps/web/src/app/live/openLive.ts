import { MINUTE_MS } from '@fairway/time/units';
import { isOnline, onConnectionChange } from '../connection/online.ts';
import { readAgain } from './readAgain.ts';
import { RefreshBatch } from './refreshBatch.ts';
import { shareStream } from './sharedStream.ts';

/** How often what is on view is read again while changes are not heard of. */
const POLL_MS = MINUTE_MS;

const isVisible = () => document.visibilityState === 'visible';

/** Shows this person what changes as it happens (M8), or within a minute where that cannot be; answers what ends it. */
export function openLive(user_id: string): () => void {
  const batch = new RefreshBatch({ read: readAgain, isVisible });
  const stream = shareStream(user_id, (changed) => batch.add(changed));
  const poll = setInterval(() => {
    if (isVisible() && isOnline() && !stream.isLive()) batch.add('everything');
  }, POLL_MS);
  const look = () => batch.resume();
  document.addEventListener('visibilitychange', look);
  const forgetConnection = onConnectionChange(() => {
    if (isOnline()) stream.retryNow();
  });
  return () => {
    clearInterval(poll);
    document.removeEventListener('visibilitychange', look);
    forgetConnection();
    stream.close();
    batch.stop();
  };
}
