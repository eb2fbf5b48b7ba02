export interface DraftLockOptions {
  /** Ends the waiting, where nobody wants the draft any more. */
  signal: AbortSignal;
  /** Another tab has the draft: this one waits until it lets it go. */
  onWait: () => void;
}

/**
 * Has a draft for this page alone, among all tabs of the browser; fulfils with what lets it go again. A tab that is closed, or whose browser
 * breaks down, lets go by itself.
 */
export async function lockDraft(id: string, { signal, onWait }: DraftLockOptions): Promise<() => void> {
  // Locks are there on safe origins alone.
  if (!('locks' in navigator)) return () => undefined;
  const { promise: held, resolve } = Promise.withResolvers<void>();
  const take = (options: { ifAvailable: true } | { signal: AbortSignal }) =>
    new Promise<boolean>((answer, refuse) => {
      const hold = (lock: Lock | null) => {
        answer(lock !== null);
        return lock ? held : undefined;
      };
      navigator.locks.request(`fairway-record:${id}`, options, hold).catch(refuse);
    });
  if (!(await take({ ifAvailable: true }))) {
    onWait();
    await take({ signal });
  }
  return resolve;
}
