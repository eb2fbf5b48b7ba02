import { openDB, type DBSchema, type IDBPDatabase, type OpenDBCallbacks } from 'idb';

/**
 * A database of this browser, which is opened at its first use, and again after a failure, for a browser may have been busy.
 * @param upgrade makes its stores
 */
export function createDatabase<Schema extends DBSchema>(
  name: string,
  upgrade: NonNullable<OpenDBCallbacks<Schema>['upgrade']>,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const forget = () => {
    opened = null;
  };
  return () =>
    (opened ??= openDB<Schema>(name, 1, {
      upgrade,
      // Another tab brings a newer version or takes the database away, or the browser ends the connection: the next call opens it anew.
      blocking: (_current, _blocked, event) => {
        forget();
        (event.target as IDBDatabase | null)?.close();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    }));
}
