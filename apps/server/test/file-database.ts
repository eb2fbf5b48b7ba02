import { connectDb, type Db } from '@fairway/db/client';
import { afterAll, beforeAll } from 'vitest';
import { testDatabase, type Collation, type TestDatabase } from './database.ts';

/** The database of a test file, open from its first test to its last. */
export interface FileDatabase {
  readonly db: Db;
  readonly url: string;
}

/**
 * Rushes of calls share the machine with other tests here: what they answer is asked of them, and how soon is the bench's to
 * promise. In the product a call that waits longer for a connection is refused.
 */
const PATIENT_MS = 60_000;

/** Call it once at the top of a file: the database comes before the tests and goes after them. `max` is the size of the pool. */
export function fileDatabase({ max = 5, collation }: { max?: number; collation?: Collation } = {}): FileDatabase {
  let database: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    database = await testDatabase(collation);
    db = connectDb({ url: database.url, max, waitMs: PATIENT_MS });
  });
  afterAll(async () => {
    await db.$disconnect();
    await database.drop();
  });
  return {
    get db() {
      return db;
    },
    get url() {
      return database.url;
    },
  };
}
