import type { User } from '@fairway/contracts/auth/accounts';
import { onlineManager } from '@tanstack/react-query';
import { readFailure, isPassing } from '../failures/failure.ts';
import { utils } from '../../trpc/client.ts';
import { queryClient } from '../../trpc/queryClient.ts';
import { forgetLastUser, readLastUser, writeLastUser } from './lastUser.ts';

/** How long the start waits for the server when it already knows the person. */
const PATIENCE_MS = 2500;
/** An answer this young is not asked for again: the one that ends the sign-in serves the start screen too. */
const FRESH_MS = 5000;

/** Whose pages stand in this tab, by id; null while nobody's do. */
let onShow: string | null = null;

let onEnd: () => void = () => undefined;

/** Sets what happens when a signed-in person is signed out; once, when the app starts. */
export const whenSessionEnds = (listener: () => void): void => {
  onEnd = listener;
};

const onPerson: ((user_id: string | null) => void)[] = [];

/** Calls back from now on when pages are opened for somebody else than before, and when they are nobody's any more (null). */
export const whenPersonChanges = (listener: (user_id: string | null) => void): void => {
  onPerson.push(listener);
};

function showFor(user_id: string | null): void {
  if (user_id === onShow) return;
  onShow = user_id;
  onPerson.forEach((listener) => listener(user_id));
}

/** The signed-in person as far as this device knows, without asking the server. */
export function knownUser(): User | null {
  const user = utils.accounts.user.getData();
  if (user) return user;
  const last = readLastUser();
  // Old on purpose: the first page that reads the user asks the server again, and its 401 ends the session.
  if (last) utils.accounts.user.setData(undefined, last, { updatedAt: 1 });
  return last;
}

/** The signed-in person; asks the server only when this device knows of none. Null when nobody is signed in. */
export async function loadUser(): Promise<User | null> {
  return knownUser() ?? (await askForUser());
}

/**
 * As `loadUser`, but with the server's latest word, however long it takes. Without a connection, and where no answer comes, the
 * person last known stays: only the server signs out.
 */
export async function confirmUser(): Promise<User | null> {
  const known = knownUser();
  if (!known) return askForUser();
  if (!onlineManager.isOnline()) return known;
  return askForUser().catch((error: unknown) => {
    if (isPassing(readFailure(error))) return known;
    throw error;
  });
}

/** As `confirmUser`, where that can be had soon: on a slow connection the person last known stays. */
export async function refreshUser(): Promise<User | null> {
  const known = knownUser();
  const latest = confirmUser();
  return known ? Promise.race([latest, slowly(known)]) : latest;
}

const slowly = (user: User) => new Promise<User>((resolve) => setTimeout(resolve, PATIENCE_MS, user));

async function askForUser(): Promise<User | null> {
  try {
    // Without `always` the question would wait for a connection, and the page with it.
    return await utils.accounts.user.fetch(undefined, { staleTime: FRESH_MS, networkMode: 'always' });
  } catch (error) {
    if (readFailure(error).status !== 401) throw error;
    forget();
    return null;
  }
}

/**
 * Begins the session of the person that the server has just signed in: asks for them anew, so that no guard finds an older
 * answer and leads back to the login. False when the browser has not kept the cookie.
 */
export async function beginSession(): Promise<boolean> {
  showNobody();
  try {
    return (await askForUser()) !== null;
  } catch (error) {
    // Who is signed in is not known, but that it may be somebody else than before, whom a look meanwhile may have brought back.
    forgetLastUser(null);
    showNobody();
    throw error;
  }
}

/** Signs out here, because the server said so. The server clears its own cookie. */
export function endSession(): void {
  const wasSignedIn = knownUser() !== null;
  forget();
  if (wasSignedIn) onEnd();
}

/**
 * Signs out here when another tab has forgotten whose pages stand in this one, or somebody else has logged in there. Where the same
 * person has logged in anew, or changed their details, nothing happens.
 */
export function followOtherTabs(): void {
  if (readLastUser()?.id !== knownUser()?.id) endSession();
}

/** Notes that pages are opened in this tab for this person. */
export const markPagesShown = (user: User): void => showFor(user.id);

function showNobody(): void {
  showFor(null);
  queryClient.removeQueries();
}

function forget(): void {
  forgetLastUser(knownUser());
  showNobody();
}

/** Keeps each new answer about the person on the device. */
export function keepUser(): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const user = utils.accounts.user.getData();
    if (!user || event.query.state.data !== user) return;
    writeLastUser(user);
    // Someone else has signed in here meanwhile: nothing of the first person may stay, and the guards decide anew.
    if (onShow !== null && onShow !== user.id) location.reload();
  });
}
