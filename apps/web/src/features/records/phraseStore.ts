import type { RecordSnippet, RecordTemplate } from '@fairway/contracts/lessons/record-templates';
import type { Drill } from '@fairway/contracts/practice/drills';
import { openDB, type DBSchema } from 'idb';

/** What a coach begins records with, as this device knew it last. */
export interface KeptPhrases {
  templates?: RecordTemplate[];
  snippets?: RecordSnippet[];
  /** The first of the library. */
  drills?: readonly Drill[];
}

interface PhrasesDb extends DBSchema {
  /** Under the coach's id: another person on the device finds none of it. */
  Kept: { key: string; value: KeptPhrases };
}

const openPhrases = () =>
  openDB<PhrasesDb>('fairway-phrases', 1, { upgrade: (db) => void db.createObjectStore('Kept') });

/** What was kept for this person; nothing where the device keeps nothing. */
export async function readPhrases(user_id: string): Promise<KeptPhrases> {
  try {
    const db = await openPhrases();
    const kept = await db.get('Kept', user_id);
    db.close();
    return kept ?? {};
  } catch {
    return {};
  }
}

/** Keeps some of them for a page without a connection, beside the others. A device that has no room goes without. */
export async function writePhrases(user_id: string, phrases: KeptPhrases): Promise<void> {
  try {
    const db = await openPhrases();
    const tx = db.transaction('Kept', 'readwrite');
    await tx.store.put({ ...(await tx.store.get(user_id)), ...phrases }, user_id);
    await tx.done;
    db.close();
  } catch {
    // They are on the server all the same.
  }
}
