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

/** Keeps the person on this device, or with null forgets them. A device that keeps nothing only starts slower. */
export function writeLastUser(user: User | null): void {
  try {
    if (user) localStorage.setItem(KEY, JSON.stringify({ shape: SHAPE, user: withoutSecrets(user) }));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or closed. A person it still holds may be the wrong one by now.
    if (user) writeLastUser(null);
  }
}

/** Calls back when another tab has signed out. */
export function onForgottenElsewhere(listener: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === KEY && event.newValue === null) listener();
  });
}

const isKept = (value: unknown): value is { user: User } =>
  typeof value === 'object' && value !== null && 'shape' in value && value.shape === SHAPE && 'user' in value;
