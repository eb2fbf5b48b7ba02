/** The saves of drafts that are on their way in this window, by the draft's id. Whoever only asks for them does not load what saves. */
const saves = new Map<string, Promise<void>>();

/** Notes that a draft is being saved. Returns what to call when that has ended. */
export function noteSave(id: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  saves.set(id, promise);
  return () => {
    saves.delete(id);
    resolve();
  };
}

/** Whether any draft is being saved in this window. */
export const isSaving = (): boolean => saves.size > 0;

/** The save of a draft that is on its way in this window; it fulfils when that has ended, however it did. */
export const findSave = (id: string): Promise<void> | undefined => saves.get(id);
