import type { User, UserType } from '@fairway/contracts/auth/accounts';
import { isRedirect } from '@tanstack/react-router';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { utils } from '../../trpc/client.ts';
import { requireUser } from './guard.ts';
import { endSession, keepUser, refreshUser } from './session.ts';

const person = (id: string, type: UserType) => ({ id, type, subscribed: true }) as User;
const player = person('7', 'player');
const pro = person('8', 'pro');

const setItem = vi.fn();
const reload = vi.fn();
const ask = vi.fn<() => Promise<Response>>();

/** This device remembers one person; the cookie, and with it the server, may know of another, or of nobody. */
function device(remembered: User | null, actual: User | null) {
  const kept = remembered && JSON.stringify({ shape: 3, user: remembered });
  vi.stubGlobal('localStorage', { getItem: () => kept, setItem, removeItem: () => undefined });
  const answer = actual
    ? { result: { data: { json: actual } } }
    : { error: { json: { message: 'x', data: { httpStatus: 401 } } } };
  ask.mockImplementation(async () => Response.json([answer], { status: actual ? 200 : 401 }));
}

/** Who is let in at an address of an area, or where they are led. */
async function open(area?: UserType): Promise<User | string> {
  const route = { location: { href: '/asked/for' } };
  try {
    return (await requireUser(route, area)).user;
  } catch (led) {
    if (!isRedirect(led)) throw led;
    return String(led.options.href ?? led.options.to);
  }
}

describe('a guarded address', () => {
  beforeAll(keepUser);
  beforeEach(() => {
    vi.stubGlobal('fetch', ask);
    vi.stubGlobal('location', { reload });
    device(null, null);
    endSession();
    vi.clearAllMocks();
    return () => vi.unstubAllGlobals();
  });

  it('opens for the remembered person without a question', async () => {
    device(player, player);
    expect(await open('player')).toEqual(player);
    expect(ask).not.toHaveBeenCalled();
  });

  it('goes by the server’s word, not by the memory, before it turns anybody away', async () => {
    device(player, pro);
    expect(await open('pro')).toEqual(pro);
    expect(ask).toHaveBeenCalledOnce();
    expect(setItem).toHaveBeenLastCalledWith('fairway-user', expect.stringContaining('"id":"8"'));
    // Nothing of the first person had been shown.
    expect(reload).not.toHaveBeenCalled();
  });

  it('waits for that word, however slow it is', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    device(player, pro);
    const answer = ask.getMockImplementation()!;
    ask.mockImplementation(async () => {
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      return answer();
    });
    const opened = open('pro');
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await opened).toEqual(pro);
  });

  it('turns away whom the server knows as somebody else', async () => {
    device(player, player);
    expect(await open('pro')).toBe('/');
    expect(ask).toHaveBeenCalledOnce();
  });

  it('leads to the login when the server knows nobody', async () => {
    device(player, null);
    expect(await open('pro')).toBe('/login');
  });

  it('keeps to the memory while the server cannot answer', async () => {
    device(player, null);
    ask.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await open('pro')).toBe('/');
    expect(await open('player')).toEqual(player);
  });

  it('is loaded anew once the server knows somebody else than whose page it shows', async () => {
    device(player, pro);
    expect(await open('player')).toEqual(player);
    expect(await refreshUser()).toEqual(pro);
    expect(reload).toHaveBeenCalledOnce();
  });

  it('stays when the same person has changed', async () => {
    device(player, { ...player, first_name: 'Alex' });
    await open('player');
    await refreshUser();
    expect(utils.accounts.user.getData()?.first_name).toBe('Alex');
    expect(reload).not.toHaveBeenCalled();
  });
});
