import type { DueSession, PlayerPractice, PracticeToday } from '@fairway/contracts/practice/plans';
import type { DBSchema } from 'idb';
import { createDatabase } from '../../../app/device/createDatabase.ts';

/** A tick on its way. Its key is made once: the same again is the same tick (P23). */
export interface Tick {
  key: string;
  user_id: string;
  /** What was ticked off, as it stood then. */
  session: DueSession;
  score: number;
  note: string;
  /** When it was practised, by this device's clock. */
  done_at: string;
  /** The key of the result that it puts right. */
  replaces: string | null;
  /** Its place in the queue. */
  created_at: number;
  /** Why the server refused it; null of one that is still to be sent. */
  failure: string | null;
}

/** A player's practice as it was known last, for a range without a signal. */
export interface KeptPractice {
  today: PracticeToday;
  whole: PlayerPractice;
}

interface PracticeDb extends DBSchema {
  Ticks: { key: string; value: Tick; indexes: { user_id: string } };
  Kept: { key: string; value: KeptPractice & { user_id: string } };
}

const openPractice = createDatabase<PracticeDb>('fairway-practice', (db) => {
  db.createObjectStore('Ticks', { keyPath: 'key' }).createIndex('user_id', 'user_id');
  db.createObjectStore('Kept', { keyPath: 'user_id' });
});

/** A tick in the place of one that the server has refused and knows nothing of: it puts right what that one was to put right. */
const takePlace = (tick: Tick, { replaces }: Tick): Tick => ({ ...tick, replaces });

/**
 * Puts a tick into the queue; once it is there it is sent, whatever happens to the page. One that puts right a tick that was refused takes
 * its place.
 */
export async function enqueueTick(tick: Tick): Promise<void> {
  const tx = (await openPractice()).transaction('Ticks', 'readwrite');
  const before = tick.replaces === null ? undefined : await tx.store.get(tick.replaces);
  const isRefused = before !== undefined && before.failure !== null;
  await Promise.all([
    tx.store.put(isRefused ? takePlace(tick, before) : tick),
    isRefused ? tx.store.delete(before.key) : null,
    tx.done,
  ]);
}

/** What a person has still to send, in the order it was ticked off. */
export async function listTicks(user_id: string): Promise<Tick[]> {
  const ticks = await (await openPractice()).getAllFromIndex('Ticks', 'user_id', user_id);
  return ticks.toSorted((a, b) => a.created_at - b.created_at);
}

/**
 * Notes why a tick was refused, or with null that it is to be tried again; one that is gone meanwhile stays gone. One that was refused gives
 * way to a later one that was to put it right.
 */
export async function noteTickFailure(key: string, failure: string | null): Promise<void> {
  const tx = (await openPractice()).transaction('Ticks', 'readwrite');
  const tick = await tx.store.get(key);
  const ticks = tick && failure !== null ? await tx.store.index('user_id').getAll(tick.user_id) : [];
  const later = ticks.find(({ replaces }) => replaces === key);
  const writes = tick && later ? [tx.store.put(takePlace(later, tick)), tx.store.delete(key)] : [];
  if (tick && !later) writes.push(tx.store.put({ ...tick, failure }));
  await Promise.all([...writes, tx.done]);
}

export async function deleteTick(key: string): Promise<void> {
  await (await openPractice()).delete('Ticks', key);
}

export async function keepPractice(user_id: string, practice: KeptPractice): Promise<void> {
  await (await openPractice()).put('Kept', { user_id, ...practice });
}

export async function readKeptPractice(user_id: string): Promise<KeptPractice | null> {
  return (await (await openPractice()).get('Kept', user_id)) ?? null;
}

/** Forgets what a person read here. What they ticked off and the server has not stays for them. */
export async function forgetPractice(user_id: string): Promise<void> {
  await (await openPractice()).delete('Kept', user_id);
}
