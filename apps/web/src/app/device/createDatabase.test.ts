import 'fake-indexeddb/auto';
import { deleteDB, openDB, type DBSchema } from 'idb';
import { expect, test } from 'vitest';
import { createDatabase } from './createDatabase.ts';

interface Notes extends DBSchema {
  Notes: { key: string; value: string };
}

test('it is opened once, and anew after it was taken away', async () => {
  const open = createDatabase<Notes>('notes', (db) => void db.createObjectStore('Notes'));
  await (await open()).put('Notes', 'Keep the tempo slow', 'first');
  expect(await open()).toBe(await open());
  expect(await (await open()).get('Notes', 'first')).toBe('Keep the tempo slow');
  await deleteDB('notes');
  expect(await (await open()).get('Notes', 'first')).toBeUndefined();
  await (await open()).put('Notes', 'And the arm long', 'second');
  expect(await (await open()).count('Notes')).toBe(1);
});

test('a failure is not kept', async () => {
  const newer = await openDB('busy', 2);
  const open = createDatabase<Notes>('busy', (db) => void db.createObjectStore('Notes'));
  await expect(open()).rejects.toThrow(/version/);
  newer.close();
  await deleteDB('busy');
  expect(await (await open()).count('Notes')).toBe(0);
});
