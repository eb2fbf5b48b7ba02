import { describe, expect, it, vi } from 'vitest';
import { openTarget, type PushScope, readPush, readTarget, renewSubscription, showPush } from './push.ts';

const ORIGIN = 'https://fairway.example';
const KEYS = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) };
const message = { tag: '1', title: 'Lesson moved', body: 'Now at eleven', url: `${ORIGIN}/player/lessons` };

/** A service worker's world, in which these windows are open. */
function aScope(urls: string[] = []) {
  const windows = urls.map((url) => ({ url, focus: vi.fn(async () => undefined) }));
  const showNotification = vi.fn<PushScope['registration']['showNotification']>(async () => undefined);
  const openWindow = vi.fn<(url: string) => Promise<void>>(async () => undefined);
  const subscribe = vi.fn<PushManager['subscribe']>(async () => aSubscription('new'));
  const fetch = vi.fn<typeof globalThis.fetch>(async (input) =>
    input === '/api/push/key' ? Response.json({ public_key: 'asked' }) : Response.json({ ok: true }),
  );
  const scope: PushScope = {
    origin: ORIGIN,
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => windows, openWindow },
    fetch,
  };
  return { scope, windows, showNotification, openWindow, subscribe, fetch };
}

const aSubscription = (name: string) => {
  const endpoint = `https://push.example/${name}`;
  const options = { applicationServerKey: new ArrayBuffer(65), userVisibleOnly: true };
  const unsubscribe = vi.fn(async () => true);
  return { endpoint, options, unsubscribe, toJSON: () => ({ endpoint, keys: KEYS }) } as unknown as PushSubscription & {
    unsubscribe: typeof unsubscribe;
  };
};

describe('a push', () => {
  it('is shown under its tag, so that a repeat takes its place', async () => {
    const { scope, showNotification } = aScope();
    await showPush(JSON.stringify(message), scope);
    expect(showNotification).toHaveBeenCalledExactlyOnceWith('Lesson moved', {
      body: 'Now at eleven',
      tag: '1',
      data: message.url,
      icon: '/icon-192.png',
      badge: '/badge-96.png',
    });
  });

  it.each([undefined, '', 'no json', 'null', '7', '{}', '{"title":"A"}', '{"tag":1,"title":2,"body":3,"url":4}'])(
    'that says %j still shows something',
    (text) => {
      expect(readPush(text)).toMatchObject({ title: 'Fairway', url: '/' });
    },
  );
});

describe('a notification that is tapped', () => {
  it('brings the window that shows its page to the front', async () => {
    const { scope, windows, openWindow } = aScope([`${ORIGIN}/player/profile`, `${ORIGIN}/player/lessons#today`]);
    await openTarget(message.url, scope);
    expect(windows.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens its page beside others, which may hold what is half written', async () => {
    const { scope, windows, openWindow } = aScope([`${ORIGIN}/player/lessons?page=2`, 'https://other.example/']);
    await openTarget(message.url, scope);
    expect(windows.some(({ focus }) => focus.mock.calls.length > 0)).toBe(false);
    expect(openWindow).toHaveBeenCalledExactlyOnceWith(message.url);
  });

  it.each([
    ['another site', 'https://evil.example/login'],
    ['another site by two slashes', '//evil.example/login'],
    ['a script', 'javascript:alert(1)'],
    ['nothing', undefined],
    ['a number', 7],
  ])('leads to the start where it names %s', (_, data) => {
    expect(readTarget(data, ORIGIN).href).toBe(`${ORIGIN}/`);
  });
});

describe('a subscription that the browser has given up', () => {
  const body = JSON.stringify({ endpoint: 'https://push.example/new', ...KEYS });

  it('is made anew with the same key and told to the server', async () => {
    const { scope, subscribe, fetch } = aScope();
    const oldSubscription = aSubscription('old');
    await renewSubscription({ oldSubscription }, scope);
    const { applicationServerKey } = oldSubscription.options;
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/push/subscription',
      expect.objectContaining({ method: 'POST', body }),
    );
  });

  it('is told as it is where the browser has made the next one', async () => {
    const { scope, subscribe, fetch } = aScope();
    await renewSubscription({ oldSubscription: aSubscription('old'), newSubscription: aSubscription('new') }, scope);
    expect(subscribe).not.toHaveBeenCalled();
    expect(fetch).toHaveBeenCalledOnce();
  });

  it('is made with the key of the server where the browser does not say which one it was', async () => {
    const { scope, subscribe } = aScope();
    await renewSubscription({}, scope);
    expect(subscribe).toHaveBeenCalledExactlyOnceWith({ userVisibleOnly: true, applicationServerKey: 'asked' });
  });

  it('is left alone where there is no web push any more', async () => {
    const { scope, subscribe, fetch } = aScope();
    fetch.mockResolvedValue(Response.json({ public_key: null }));
    await renewSubscription({}, scope);
    expect(subscribe).not.toHaveBeenCalled();
  });

  it('ends where nobody is signed in any more', async () => {
    const { scope, fetch } = aScope();
    fetch.mockResolvedValue(new Response('{}', { status: 401 }));
    const newSubscription = aSubscription('new');
    await renewSubscription({ oldSubscription: aSubscription('old'), newSubscription }, scope);
    expect(newSubscription.unsubscribe).toHaveBeenCalledOnce();
  });
});
