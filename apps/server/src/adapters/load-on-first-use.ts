/**
 * What is loaded when it is first asked for, and kept. Whoever asks while it cannot be loaded is refused with the reason, and the next
 * one has it tried again.
 */
export function loadOnFirstUse<T>(what: string, load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () =>
    (loading ??= load().catch((cause: unknown) => {
      loading = undefined;
      throw new Error(`${what} could not be loaded`, { cause });
    }));
}
