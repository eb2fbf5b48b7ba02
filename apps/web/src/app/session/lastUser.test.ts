import type { User } from '@fairway/contracts/auth/accounts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '../../testing/createStorage.ts';
import { forgetLastUser, readLastUser, writeLastUser } from './lastUser.ts';

const FEED = 'https://golf.example/calendar/8JhT2vQmX4sLw9KcRb7NfYp3.ics';
const user = { id: '7', type: 'player', first_name: 'Alex', calendarFeedURL: FEED } as User;
const KEY = 'fairway-user';

describe('the person last signed in on a device', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', createStorage());
    return () => vi.unstubAllGlobals();
  });

  it('is nobody on a new device', () => {
    expect(readLastUser()).toBeNull();
  });

  it('is kept, and forgotten', () => {
    writeLastUser(user);
    expect(readLastUser()).toEqual({ ...user, calendarFeedURL: '' });
    forgetLastUser(user);
    expect(readLastUser()).toBeNull();
  });

  it('stays when somebody is forgotten who was here before', () => {
    writeLastUser(user);
    forgetLastUser({ id: '8' });
    expect(readLastUser()).not.toBeNull();
    forgetLastUser(null);
    expect(readLastUser()).toBeNull();
  });

  it.each(['{"user":', '7', 'null', '{"shape":1,"user":{"id":"7"}}', '{"shape":3}'])('is not read from %s', (kept) => {
    localStorage.setItem('fairway-user', kept);
    expect(readLastUser()).toBeNull();
  });

  it('is kept without the address of their calendar, which opens it to whoever has it', () => {
    writeLastUser(user);
    expect(localStorage.getItem(KEY)).toContain('Alex');
    expect(localStorage.getItem(KEY)).not.toContain('8JhT2vQmX4sLw9KcRb7NfYp3');
  });

  it('leaves nothing of an earlier version behind, which kept that address', () => {
    localStorage.setItem(KEY, JSON.stringify({ shape: 1, user }));
    expect(readLastUser()).toBeNull();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('is not the one before where the storage is too full for the next', () => {
    const device = createStorage();
    vi.stubGlobal('localStorage', device);
    writeLastUser(user);
    vi.stubGlobal('localStorage', { ...device, setItem: createStorage({ full: true }).setItem });
    writeLastUser({ ...user, id: '8' });
    expect(readLastUser()).toBeNull();
  });

  it('is nobody where the storage is full or closed, and nothing breaks', () => {
    vi.stubGlobal('localStorage', createStorage({ full: true }));
    writeLastUser(user);
    expect(readLastUser()).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    writeLastUser(user);
    expect(readLastUser()).toBeNull();
  });
});
