import type { User } from '@fairway/contracts/accounts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readLastUser, writeLastUser } from './lastUser.ts';

const user = { id: '7', type: 'player', first_name: 'Alex' } as User;

/** The device's storage; a full one refuses to keep anything. */
function storage({ full = false } = {}) {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new Error('QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => kept.delete(key),
  };
}

describe('the person last signed in on a device', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', storage());
    return () => vi.unstubAllGlobals();
  });

  it('is nobody on a new device', () => {
    expect(readLastUser()).toBeNull();
  });

  it('is kept, and forgotten', () => {
    writeLastUser(user);
    expect(readLastUser()).toEqual(user);
    writeLastUser(null);
    expect(readLastUser()).toBeNull();
  });

  it.each(['{"user":', '7', 'null', '{"shape":0,"user":{"id":"7"}}', '{"shape":1}'])('is not read from %s', (kept) => {
    localStorage.setItem('fairway-user', kept);
    expect(readLastUser()).toBeNull();
  });

  it('is not the one before where the storage is too full for the next', () => {
    const device = storage();
    vi.stubGlobal('localStorage', device);
    writeLastUser(user);
    vi.stubGlobal('localStorage', { ...device, setItem: storage({ full: true }).setItem });
    writeLastUser({ ...user, id: '8' });
    expect(readLastUser()).toBeNull();
  });

  it('is nobody where the storage is full or closed, and nothing breaks', () => {
    vi.stubGlobal('localStorage', storage({ full: true }));
    writeLastUser(user);
    expect(readLastUser()).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    writeLastUser(user);
    expect(readLastUser()).toBeNull();
  });
});
