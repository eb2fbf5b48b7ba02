import { isNothing, listChanges, NOTHING_PENDING, type PendingKit } from './pendingKit.ts';

export const KIT_LISTS = ['bag', 'yardages'] as const;
export type KitListName = (typeof KIT_LISTS)[number];
/** Whose list, and which. */
export interface KitOwner {
  user_id: string;
  list: KitListName;
}

const PREFIX = 'fairway-kit:';
const nameEntry = ({ user_id, list }: KitOwner) => `${PREFIX}${user_id}:${list}`;

const listeners = new Set<() => void>();
/** What is known in this tab: a browser that keeps nothing has at least this. */
const known = new Map<string, { text: string | null; pending: PendingKit }>();

function readText(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return known.get(name)?.text ?? null;
  }
}

function parse(text: string | null): PendingKit {
  if (text === null) return NOTHING_PENDING;
  try {
    return { ...NOTHING_PENDING, ...(JSON.parse(text) as Partial<PendingKit>) };
  } catch {
    return NOTHING_PENDING;
  }
}

/** What waits of a list; the same object as long as it is the same. */
export function readPending(owner: KitOwner): PendingKit {
  const name = nameEntry(owner);
  const text = readText(name);
  const before = known.get(name);
  if (before && before.text === text) return before.pending;
  const pending = parse(text);
  known.set(name, { text, pending });
  return pending;
}

/** Changes what waits. It is written before this returns: the page may be gone at the next moment, and other tabs read it too. */
export function changePending(owner: KitOwner, change: (pending: PendingKit) => PendingKit): void {
  const name = nameEntry(owner);
  const changed = change(readPending(owner));
  const pending = isNothing(changed) ? NOTHING_PENDING : changed;
  let text = pending === NOTHING_PENDING ? null : JSON.stringify(pending);
  try {
    if (text === null) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
  } catch {
    // Full or closed: this tab still has it, for as long as no other tab changes what is stored.
    text = readText(name);
  }
  known.set(name, { text, pending });
  listeners.forEach((listener) => listener());
}

/** What a person has done to either list and the server has not taken yet. */
export const listUnsavedKit = async (user_id: string): Promise<string[]> =>
  KIT_LISTS.flatMap((list) => listChanges(readPending({ user_id, list })));

/** Calls back when something waits or no longer does, in this tab or in another. */
export function onPendingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

globalThis.addEventListener?.('storage', ({ key }) => {
  if (key === null || key.startsWith(PREFIX)) listeners.forEach((listener) => listener());
});
