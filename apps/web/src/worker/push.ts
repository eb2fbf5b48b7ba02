/** What the service worker has of the page's world; a test has a stand-in. */
export interface PushScope {
  origin: string;
  registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    pushManager: Pick<PushManager, 'subscribe'>;
  };
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenWindow[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  fetch: typeof fetch;
}
interface OpenWindow {
  url: string;
  focus: () => Promise<unknown>;
}

/** What the server sends (apps/server/src/adapters/push/web-push.ts). */
interface PushMessage {
  tag: string;
  title: string;
  body: string;
  url: string;
}

const NAMES = ['tag', 'title', 'body', 'url'] as const;

/** A push as it was sent; what cannot be read is told of all the same: a browser takes pushes only while each of them shows something. */
export function readPush(text: string | undefined): PushMessage {
  const nothing = { tag: 'fairway', title: 'Fairway', body: 'Something has changed.', url: '/' };
  try {
    const sent: unknown = JSON.parse(text ?? '');
    if (typeof sent !== 'object' || sent === null) return nothing;
    const fields = Object.entries(sent).filter(([, value]) => typeof value === 'string');
    const message = Object.fromEntries(fields) as Partial<PushMessage>;
    return NAMES.every((name) => message[name] !== undefined) ? (message as PushMessage) : nothing;
  } catch {
    return nothing;
  }
}

/** Shows a push. A second copy of it takes the place of the first, without another sound. */
export async function showPush(text: string | undefined, { registration }: PushScope): Promise<void> {
  const { tag, title, body, url } = readPush(text);
  const pictures = { icon: '/icon-192.png', badge: '/badge-96.png' };
  await registration.showNotification(title, { body, tag, data: url, ...pictures });
}

/** The page that a notification leads to: one of this app, whatever the push says. */
export function readTarget(data: unknown, origin: string): URL {
  const start = new URL('/', origin);
  if (typeof data !== 'string' || !URL.canParse(data, origin)) return start;
  const target = new URL(data, origin);
  return target.origin === origin ? target : start;
}

/** Brings the page of a notification to the front: the window that shows it already, or a new one. */
export async function openTarget(data: unknown, { clients, origin }: PushScope): Promise<void> {
  const target = readTarget(data, origin);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const showing = windows.find(({ url }) => {
    const { origin: at, pathname, search } = new URL(url);
    return at === origin && pathname === target.pathname && search === target.search;
  });
  await (showing ? showing.focus() : clients.openWindow(target.href));
}

/** The fields of a subscription that the server keeps; null for one without keys, which nothing can be sent to. */
export function readSubscription(
  subscription: Pick<PushSubscription, 'toJSON'>,
): { endpoint: string; p256dh: string; auth: string } | null {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth } : null;
}

/** What a browser tells of when it has given up a subscription of its own accord, with the next one where it has made that too. */
export interface SubscriptionChange {
  oldSubscription?: PushSubscription | null;
  newSubscription?: PushSubscription | null;
}

/** Subscribes anew in the place of a subscription that is over, and tells the server. Where nobody is signed in any more it ends. */
export async function renewSubscription(change: SubscriptionChange, { registration, fetch }: PushScope): Promise<void> {
  const key = change.oldSubscription?.options.applicationServerKey ?? (await askForKey(fetch));
  if (!key) return;
  const subscription =
    change.newSubscription ??
    (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const body = JSON.stringify(readSubscription(subscription));
  const headers = { 'content-type': 'application/json' };
  const { status } = await fetch('/api/push/subscription', { method: 'POST', headers, body });
  if (status === 401) await subscription.unsubscribe();
}

async function askForKey(get: typeof fetch): Promise<string | null> {
  const answer = await get('/api/push/key');
  return answer.ok ? ((await answer.json()) as { public_key: string | null }).public_key : null;
}
