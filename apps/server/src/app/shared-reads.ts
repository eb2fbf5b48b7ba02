import type { Actor } from './context.ts';

/** What was read in a request, by the actor that was made for it. */
const requests = new WeakMap<Actor, Map<string, Promise<unknown>>>();

/**
 * From here on the calls of this actor's request share what they read by `readOnce`. For a request that holds nothing but reads: what
 * a write has changed is to be read again.
 */
export const shareReads = (actor: Actor): void => void requests.set(actor, new Map());

/** What `read` brings, which other calls of the same request get as well; made anew each time where reads are not shared. */
export function readOnce<T>(actor: Actor, name: string, read: () => Promise<T>): Promise<T> {
  const shared = requests.get(actor);
  if (!shared) return read();
  const known = shared.get(name) as Promise<T> | undefined;
  if (known) return known;
  const made = read();
  shared.set(name, made);
  return made;
}
