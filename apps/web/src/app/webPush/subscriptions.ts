import { readSubscription } from '../../worker/push.ts';

/** What a browser does about pushes; a test has a stand-in. */
export interface PushBrowser {
  permission: () => NotificationPermission;
  find: () => Promise<PushSubscription | null>;
  subscribe: (public_key: string) => Promise<PushSubscription>;
}

/** What the server is told. */
export interface PushServer {
  getKey: () => Promise<string | null>;
  subscribe: (subscription: { endpoint: string; p256dh: string; auth: string }) => Promise<unknown>;
  unsubscribe: (subscription: { endpoint: string }) => Promise<unknown>;
}

const KEY = 'fairway-web-push';

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/**
 * The subscription of this browser. It belongs to whoever is signed in here: it moves to the next person while it lives, ends when
 * somebody logs out, and begins anew when the person who wanted it is back.
 */
export function createSubscriptions(
  browser: PushBrowser,
  server: PushServer,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
) {
  /** A log-out that is under way ends what the next person would take over. */
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const remember = (user_id: string | null) => {
    try {
      if (user_id === null) storage().removeItem(KEY);
      else storage().setItem(KEY, user_id);
    } catch {
      // A browser that keeps nothing asks again after the next log-in.
    }
  };
  const readWanted = () => {
    try {
      return storage().getItem(KEY);
    } catch {
      return null;
    }
  };
  const isFor = (subscription: PushSubscription, public_key: string) => {
    const { applicationServerKey } = subscription.options;
    return applicationServerKey !== null && toBase64Url(applicationServerKey) === public_key;
  };

  /** Subscribes with this key, in the place of a subscription with another one, and tells the server. */
  const subscribe = async (public_key: string) => {
    const found = await browser.find();
    const fits = found && isFor(found, public_key);
    if (found && !fits) await found.unsubscribe();
    const subscription = fits ? found : await browser.subscribe(public_key);
    const fields = readSubscription(subscription);
    if (!fields) throw new Error('The browser has subscribed without keys.');
    await server.subscribe(fields);
  };

  return {
    /** Subscribes for this person. Rejects when the browser or the server could not, and then leaves no subscription that nothing comes to. */
    turnOn: (user_id: string, public_key: string): Promise<void> =>
      inTurn(async () => {
        try {
          await subscribe(public_key);
        } catch (error) {
          await (await browser.find())?.unsubscribe();
          throw error;
        }
        remember(user_id);
      }),

    /** Takes no more pushes here. A push service tells the server itself when that cannot be reached. */
    turnOff: (): Promise<void> =>
      inTurn(async () => {
        remember(null);
        const subscription = await browser.find();
        if (!subscription) return;
        await subscription.unsubscribe();
        await server.unsubscribe({ endpoint: subscription.endpoint }).catch(() => undefined);
      }),

    /** Ties what this browser has to the person who is signed in; subscribes anew for one who wanted it. It asks nobody. */
    follow: (user_id: string): Promise<void> =>
      inTurn(async () => {
        if (browser.permission() !== 'granted') return;
        const found = await browser.find();
        if (!found && readWanted() !== user_id) return;
        const public_key = await server.getKey();
        if (public_key === null) return;
        await subscribe(public_key);
        remember(user_id);
      }),

    /** Ends the subscription of somebody who has logged out: the server has dropped it with their session. */
    leave: (): Promise<void> =>
      inTurn(async () => {
        await (await browser.find())?.unsubscribe();
      }),
  };
}
