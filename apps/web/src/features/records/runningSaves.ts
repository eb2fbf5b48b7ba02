import type { DraftKeeper } from './draftKeeper.ts';

/** The drafts of this window that are being saved, by their id. Whoever only asks for them does not load what saves them. */
export const runningSaves = new Map<string, DraftKeeper>();

/** The save of a draft that is on its way in this window; it fulfils when that has ended, however it did. */
export const findSave = (id: string): Promise<void> | undefined => runningSaves.get(id)?.findSave();
