import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import type { FileDatabase } from './file-database.ts';

type Row = Record<string, unknown>;

/** The database of a test file by statements as they are written: what it refuses, it refuses past all of our code. */
export interface RawSql {
  run: (text: string, values?: unknown[]) => Promise<Row[]>;
  insert: (table: string, row: Row) => Promise<void>;
  /** Adds a person with what every person has, and answers their id. */
  aUser: (type: 'pro' | 'player', fields?: Row) => Promise<string>;
  /** The messages of a channel from now on, in a list that grows. */
  listen: (channel: string) => Promise<string[]>;
}

/** Call it once at the top of a file, after its `fileDatabase`: one connection, open from the first test to the last. */
export function rawSql(home: FileDatabase): RawSql {
  let client: pg.Client;
  beforeAll(async () => {
    client = new pg.Client({ connectionString: home.url });
    await client.connect();
  });
  afterAll(() => client.end());

  const run: RawSql['run'] = async (text, values = []) => (await client.query<Row>(text, values)).rows;
  const insert: RawSql['insert'] = async (table, row) => {
    const columns = Object.keys(row).map((name) => `"${name}"`);
    const places = columns.map((_, nth) => `$${nth + 1}`);
    await run(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`, Object.values(row));
  };
  return {
    run,
    insert,
    aUser: async (type, fields = {}) => {
      const id = randomUUID();
      await insert('users', { id, type, email: `${id}@example.com`, calendar_token: id, ...fields });
      return id;
    },
    listen: async (channel) => {
      const heard: string[] = [];
      client.on('notification', (message) => heard.push(message.channel));
      await run(`LISTEN ${channel}`);
      return heard;
    },
  };
}

/** The name of the rule that refuses a statement, or its words where it has no name; one that nobody refuses fails the test. */
export async function constraintViolatedBy(statement: Promise<unknown>): Promise<string> {
  const error = await statement.then(
    () => expect.unreachable('The database took it.'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof pg.DatabaseError)) throw error;
  return error.constraint ?? error.message;
}
