import type { Lesson } from '@fairway/contracts/lessons/lessons';
import type { DBSchema } from 'idb';
import { createDatabase } from '../../app/device/createDatabase.ts';
import type { Draft } from './draft.ts';

/** A draft as it lies on this device, with what the page needs to open without a connection. */
export interface StoredDraft {
  /** Whose draft of which lesson: another person on the device finds none of it. */
  id: string;
  user_id: string;
  lesson: Lesson;
  content: Draft;
  edited_at: number;
}

/** A file of a draft; `record_id` is the draft's id. */
interface StoredFile {
  id: string;
  record_id: string;
  blob: Blob;
}

interface RecordsDb extends DBSchema {
  /** Text, apart from what weighs: a full disk that takes no video still takes a sentence (R3). */
  LessonRecords: { key: string; value: StoredDraft; indexes: { user_id: string } };
  Files: { key: string; value: StoredFile; indexes: { record_id: string } };
}

export const formatDraftId = (user_id: string, lesson_id: string): string => `${user_id}:${lesson_id}`;

const openRecords = createDatabase<RecordsDb>('fairway-records', (db) => {
  db.createObjectStore('LessonRecords', { keyPath: 'id' }).createIndex('user_id', 'user_id');
  db.createObjectStore('Files', { keyPath: 'id' }).createIndex('record_id', 'record_id');
});

export async function readDraft(id: string): Promise<StoredDraft | null> {
  const db = await openRecords();
  return (await db.get('LessonRecords', id)) ?? null;
}

/** Keeps a draft. It fails where the device has no room left, or keeps nothing. */
export async function writeDraft(draft: StoredDraft): Promise<void> {
  const db = await openRecords();
  const tx = db.transaction('LessonRecords', 'readwrite');
  const written = tx.store.put(draft);
  // Without waiting for more: the page may be on its way out.
  tx.commit();
  await Promise.all([written, tx.done]);
}

/** Forgets a draft with its files, all or none. */
export async function deleteDraft(id: string): Promise<void> {
  const db = await openRecords();
  const tx = db.transaction(['LessonRecords', 'Files'], 'readwrite');
  const keys = await tx.objectStore('Files').index('record_id').getAllKeys(id);
  await Promise.all([
    tx.objectStore('LessonRecords').delete(id),
    ...keys.map((key) => tx.objectStore('Files').delete(key)),
    tx.done,
  ]);
}

/** All drafts of a person on this device, the one edited last first. */
export async function listDrafts(user_id: string): Promise<StoredDraft[]> {
  const db = await openRecords();
  const drafts = await db.getAllFromIndex('LessonRecords', 'user_id', user_id);
  return drafts.toSorted((a, b) => b.edited_at - a.edited_at);
}

/** Forgets all drafts of a person on this device. */
export async function clearDrafts(user_id: string): Promise<void> {
  for (const { id } of await listDrafts(user_id)) await deleteDraft(id);
}

export async function writeFile(draft_id: string, id: string, blob: Blob): Promise<void> {
  const db = await openRecords();
  await db.put('Files', { id, record_id: draft_id, blob });
}

export async function readFile(id: string): Promise<Blob | null> {
  const db = await openRecords();
  return (await db.get('Files', id))?.blob ?? null;
}

/** Forgets the files of a draft that it shows no more. `listShown` is asked at the last moment: one may have been chosen meanwhile. */
export async function pruneFiles(draft_id: string, listShown: () => readonly string[]): Promise<void> {
  const db = await openRecords();
  const tx = db.transaction('Files', 'readwrite');
  const keys = await tx.store.index('record_id').getAllKeys(draft_id);
  const shown = listShown();
  await Promise.all([...keys.filter((key) => !shown.includes(key)).map((key) => tx.store.delete(key)), tx.done]);
}
