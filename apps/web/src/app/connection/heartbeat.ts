import { isOnline, setOnline } from './online.ts';

const HEALTH = '/api/health';
/** Milliseconds between two looks at the server while it answers, and while it does not. */
const BEAT_MS = { online: 15_000, offline: 4_000 } as const;
/** Past this the line counts as gone: the banner says "or it may be running slow". */
const PATIENCE_MS = 5_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let looking = false;
let started = false;

async function isReachable(): Promise<boolean> {
  try {
    const answer = await fetch(HEALTH, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.status < 500;
  } catch {
    return false;
  }
}

/** Looks now whether the server answers. `navigator.onLine` tells only that there is a link, so a silent server counts as offline too. */
export async function checkConnection(): Promise<void> {
  if (looking) return;
  looking = true;
  setOnline(await isReachable());
  looking = false;
  schedule();
}

function schedule(): void {
  clearTimeout(timer);
  if (document.visibilityState === 'visible') {
    timer = setTimeout(() => void checkConnection(), isOnline() ? BEAT_MS.online : BEAT_MS.offline);
  }
}

/** Keeps the online state true for as long as the page lives. Both entries start it; the second call changes nothing. */
export function startHeartbeat(): void {
  if (started) return;
  started = true;
  const look = () => {
    if (document.visibilityState === 'visible') void checkConnection();
  };
  addEventListener('online', look);
  addEventListener('offline', () => {
    setOnline(false);
    look();
  });
  document.addEventListener('visibilitychange', look);
  if (!navigator.onLine) setOnline(false);
  schedule();
}
