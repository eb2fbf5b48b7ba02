import type { User } from '@fairway/contracts/auth/accounts';

const KEY = 'fairway-user';
/** Raise it when the shape of a user changes, so that an older device asks again instead of showing half a person. */
const SHAPE = 3;

/** The person last signed in on this device, for a start without a connection, but for what is secret. Null when there is none. */
export function readLastUser(): User | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (isKept(kept)) return kept.user;
    // What an earlier version has left may hold what is no longer kept.
    localStorage.removeItem(KEY);
    return null;
  } catch {
    return null;
  }
}

/**
 * The calendar's address opens it to whoever has it, and this storage lies open to every script of the page and outlives the
 * session: the address is asked for anew where it is shown.
 */
const withoutSecrets = (user: User): User => ({ ...user, calendarFeedURL: '' });

/** Keeps the person on this device. A device that keeps nothing only starts slower. */
export function writeLastUser(user: User): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ shape: SHAPE, user: withoutSecrets(user) }));
  } catch {
    // Storage is full or closed. A person it still holds may be the wrong one by now.
    clearLastUser();
  }
}

/** Forgets a person, or with null whoever it is. Somebody else, who has logged in meanwhile in another tab, stays. */
export function forgetLastUser(user: Pick<User, 'id'> | null): void {
  const last = readLastUser();
  if (last && (user === null || last.id === user.id)) clearLastUser();
}

function clearLastUser(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // A storage that is closed keeps nobody.
  }
}

/** Calls back when another tab has forgotten the person, or keeps somebody. */
export function onLastUserElsewhere(listener: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === KEY) listener();
  });
}

const isKept = (value: unknown): value is { user: User } =>
  typeof value === 'object' && value !== null && 'shape' in value && value.shape === SHAPE && 'user' in value;
