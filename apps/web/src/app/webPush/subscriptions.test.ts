import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '../../testing/createStorage.ts';
import { createSubscriptions, type PushBrowser } from './subscriptions.ts';

const KEY = 'BAcz';
const OTHER_KEY = 'BAQE';

/** A browser and a server, which note what is done to them. */
function createWorld({ storage = createStorage() } = {}) {
  const done: string[] = [];
  const world = {
    permission: 'granted' as NotificationPermission,
    held: null as PushSubscription | null,
    key: KEY as string | null,
    count: 0,
    done,
  };
  const subscribe = (public_key: string) => {
    world.count += 1;
    const endpoint = `https://push.example/${world.count}`;
    const key = Uint8Array.from(Buffer.from(public_key, 'base64url')).buffer;
    world.held = {
      endpoint,
      options: { applicationServerKey: key, userVisibleOnly: true },
      toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
      unsubscribe: async () => {
        done.push(`end ${endpoint}`);
        world.held = null;
        return true;
      },
    } as unknown as PushSubscription;
    return world.held;
  };
  const browser: PushBrowser = {
    permission: () => world.permission,
    find: async () => world.held,
    subscribe: async (public_key) => subscribe(public_key),
  };
  const server = {
    getKey: async () => world.key,
    subscribe: vi.fn(async ({ endpoint }: { endpoint: string }) => void done.push(`keep ${endpoint}`)),
    unsubscribe: vi.fn(async ({ endpoint }: { endpoint: string }) => void done.push(`drop ${endpoint}`)),
  };
  return { world, server, subscribe, subscriptions: createSubscriptions(browser, server, () => storage) };
}

let made: ReturnType<typeof createWorld>;
beforeEach(() => {
  made = createWorld();
});

describe('whoever turns notifications on', () => {
  it('is subscribed and known to the server', async () => {
    await made.subscriptions.turnOn('ann', KEY);
    expect(made.world.done).toEqual(['keep https://push.example/1']);
  });

  it('keeps a subscription that is there, and has one with an older key replaced', async () => {
    made.subscribe(KEY);
    await made.subscriptions.turnOn('ann', KEY);
    await made.subscriptions.turnOn('ann', OTHER_KEY);
    expect(made.world.done).toEqual([
      'keep https://push.example/1',
      'end https://push.example/1',
      'keep https://push.example/2',
    ]);
  });

  it('hears that the server did not take it, and is not told that they are on', async () => {
    made.server.subscribe.mockRejectedValueOnce(new Error('away'));
    await expect(made.subscriptions.turnOn('ann', KEY)).rejects.toThrow('away');
    expect(made.world.held).toBeNull();
  });

  it('turns them off here and at the server, even one that is away', async () => {
    await made.subscriptions.turnOn('ann', KEY);
    await made.subscriptions.turnOff();
    await made.subscriptions.turnOff();
    expect(made.world.done.slice(1)).toEqual(['end https://push.example/1', 'drop https://push.example/1']);
    made.server.unsubscribe.mockRejectedValueOnce(new Error('away'));
    await made.subscriptions.turnOn('ann', KEY);
    await made.subscriptions.turnOff();
    expect(made.world.held).toBeNull();
  });
});

describe('a browser follows whoever logs in', () => {
  it('with a subscription that lives, whoever had it', async () => {
    await made.subscriptions.turnOn('ann', KEY);
    await made.subscriptions.follow('bob');
    expect(made.world.done).toEqual(['keep https://push.example/1', 'keep https://push.example/1']);
  });

  it('but ends it with a log-out, and begins another for the same person alone', async () => {
    await made.subscriptions.turnOn('ann', KEY);
    await made.subscriptions.leave();
    await made.subscriptions.follow('bob');
    expect(made.world.done).toEqual(['keep https://push.example/1', 'end https://push.example/1']);
    await made.subscriptions.follow('ann');
    expect(made.world.done.at(-1)).toBe('keep https://push.example/2');
  });

  it('not while the log-out before is still under way', async () => {
    await made.subscriptions.turnOn('ann', KEY);
    await Promise.all([made.subscriptions.leave(), made.subscriptions.follow('bob')]);
    expect(made.server.subscribe).toHaveBeenCalledOnce();
  });

  it('and does not for one who has turned it off', async () => {
    await made.subscriptions.turnOn('ann', KEY);
    await made.subscriptions.turnOff();
    await made.subscriptions.follow('ann');
    expect(made.server.subscribe).toHaveBeenCalledOnce();
  });

  it.each(['default', 'denied'] as const)('and asks nobody: permission is %s', async (permission) => {
    await made.subscriptions.turnOn('ann', KEY);
    made.world.permission = permission;
    await made.subscriptions.follow('ann');
    expect(made.server.subscribe).toHaveBeenCalledOnce();
  });

  it('and leaves all as it is where the server sends none', async () => {
    made.subscribe(KEY);
    made.world.key = null;
    await made.subscriptions.follow('ann');
    expect(made.world.done).toEqual([]);
  });

  it('after a failure as before it', async () => {
    made.subscribe(KEY);
    made.server.subscribe.mockRejectedValueOnce(new Error('away'));
    await expect(made.subscriptions.follow('ann')).rejects.toThrow('away');
    await made.subscriptions.follow('ann');
    expect(made.world.done).toEqual(['keep https://push.example/1']);
  });
});

it('a browser that keeps nothing is subscribed all the same', async () => {
  const full = createWorld({ storage: createStorage({ full: true }) });
  await full.subscriptions.turnOn('ann', KEY);
  expect(full.world.done).toEqual(['keep https://push.example/1']);
});
