import { isOnline, setOnline } from './online.ts';

const HEALTH = '/api/health';
/** Milliseconds between two looks at the server while it answers, and while it does not. */
const BEAT_MS = { online: 15_000, offline: 4_000 } as const;
/** Past this the line counts as gone: the banner says "or it may be running slow". */
const PATIENCE_MS = 5_000;

let timer: ReturnType<typeof setTimeout> | undefined;
/** The look on its way, and the one that is to follow it. */
let looking: Promise<void> | null = null;
let following: Promise<void> | null = null;
let started = false;

async function isReachable(): Promise<boolean> {
  try {
    const answer = await fetch(HEALTH, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.status < 500;
  } catch {
    return false;
  }
}

async function look(): Promise<void> {
  setOnline(await isReachable());
  looking = null;
  schedule();
}

/**
 * Looks now whether the server answers. `navigator.onLine` tells only that there is a link, so a silent server counts as offline too.
 * What a look that is on its way will find may be old by now: another one follows it, for all who ask meanwhile.
 */
export function checkConnection(): Promise<void> {
  if (!looking) return (looking = look());
  following ??= looking.then(() => {
    following = null;
    return checkConnection();
  });
  return following;
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
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') void checkConnection();
  };
  addEventListener('online', lookIfSeen);
  addEventListener('offline', () => {
    setOnline(false);
    lookIfSeen();
  });
  document.addEventListener('visibilitychange', lookIfSeen);
  if (!navigator.onLine) setOnline(false);
  schedule();
}
