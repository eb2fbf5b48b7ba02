import { connectDb, type Db } from '@fairway/db/client';
import { afterAll, beforeAll } from 'vitest';
import { testDatabase, type TestDatabase } from './database.ts';

/** The database of a test file, open from its first test to its last. */
export interface FileDatabase {
  readonly db: Db;
  readonly url: string;
}

/** Call it once at the top of a file: the database comes before the tests and goes after them. `max` is the size of the pool. */
export function fileDatabase({ max = 5 }: { max?: number } = {}): FileDatabase {
  let database: TestDatabase;
  let db: Db;
  beforeAll(async () => {
    database = await testDatabase();
    db = connectDb({ url: database.url, max });
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
