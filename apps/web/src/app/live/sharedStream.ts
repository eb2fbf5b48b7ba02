import { HEARTBEAT_MS } from '@fairway/contracts/live/events';
import { LiveConnection } from './connection.ts';
import type { Changed } from './refreshBatch.ts';

/** What the windows of a browser say to each other. */
type News =
  | { type: 'asked' }
  | { type: 'state'; open: boolean; seen: string; quiet_ms: number | null }
  | { type: 'changed'; changed: Changed; seen: string };

/** Without a word of the window that has the stream for so long, this one no longer counts on it: a browser may have put it to sleep. */
const TRUSTED_MS = 6 * HEARTBEAT_MS;

export interface SharedStream {
  /** Whether changes are heard of at the moment. */
  isLive: () => boolean;
  retryNow: () => void;
  close: () => void;
}

/**
 * One stream for all windows of a browser in which this person is logged in, held by one of them: over HTTP/1.1 a browser has six
 * connections in all. When that window closes another one goes on from the last event. Where browsers know no locks, each has its own.
 */
export function shareStream(user_id: string, onChange: (changed: Changed) => void): SharedStream {
  const name = `fairway-live-${user_id}`;
  const channel = new BroadcastChannel(name);
  const closing = new AbortController();
  let connection: LiveConnection | null = null;
  let open = false;
  let heardAt = -Infinity;
  let seen = '';
  /** When the latest event came, by this window's clock, which begins with its page. */
  let changedAt = -Infinity;
  let caughtUp = false;

  const hear = (news: News): void => {
    heardAt = performance.now();
    if (news.type === 'state') {
      ({ open } = news);
      if (news.seen) ({ seen } = news);
      if (news.quiet_ms !== null) changedAt = Math.max(changedAt, heardAt - news.quiet_ms);
      // What changed after this page began may be younger than what the page shows.
      if (open && !caughtUp && changedAt > 0) onChange('everything');
      caughtUp ||= open;
    }
    if (news.type === 'changed') {
      ({ seen } = news);
      changedAt = heardAt;
      onChange(news.changed);
    }
  };
  const say = (news: News): void => {
    channel.postMessage(news);
    hear(news);
  };
  const sayState = (): void =>
    say({ type: 'state', open, seen, quiet_ms: changedAt === -Infinity ? null : performance.now() - changedAt });
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (data.type !== 'asked') hear(data);
    else if (connection) sayState();
  });

  const lead = (): void => {
    connection = new LiveConnection(seen, {
      opened: (id, quiet_ms) => say({ type: 'state', open: true, seen: id, quiet_ms }),
      changed: (changed, id) => say({ type: 'changed', changed, seen: id }),
      beat: sayState,
      lost: () => say({ type: 'state', open: false, seen, quiet_ms: null }),
    });
  };
  const untilClosed = new Promise<void>((resolve) => closing.signal.addEventListener('abort', () => resolve()));
  channel.postMessage({ type: 'asked' } satisfies News);
  // Locks are there on safe origins alone.
  if ('locks' in navigator)
    void navigator.locks
      .request(name, { signal: closing.signal }, () => {
        lead();
        return untilClosed;
      })
      .catch(() => undefined);
  else lead();

  return {
    isLive: () => open && performance.now() - heardAt < TRUSTED_MS,
    retryNow: () => connection?.retryNow(),
    close: () => {
      closing.abort();
      connection?.close();
      channel.close();
    },
  };
}
