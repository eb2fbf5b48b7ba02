import { whenIdle } from '../shell/whenIdle.ts';

interface Following {
  user_id: string;
  stop: () => void;
}
let following: Following | null = null;

/**
 * Follows what changes for this person, or nobody. It begins once the first page stands and the browser has nothing better to do, and is
 * loaded then.
 */
export function followLive(user_id: string | null): void {
  if (following?.user_id === user_id) return;
  following?.stop();
  following = null;
  if (user_id === null) return;
  const mine: Following = { user_id, stop: () => undefined };
  following = mine;
  void whenIdle(() => void begin(mine));
}

async function begin(mine: Following): Promise<void> {
  // A window that cannot load it shows what changes when it is looked at, as it always did.
  const loaded = await import('./openLive.ts').catch(() => null);
  if (loaded && following === mine) mine.stop = loaded.openLive(mine.user_id);
}
