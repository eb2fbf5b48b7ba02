import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { ask } from '../../../scripts/db/ask.mjs';
import type { TestServices } from './provided.ts';

/** A database that belongs to one test file. */
export interface TestDatabase {
  url: string;
  /** Removes it, connections and all. Call it when the file's own connections are closed. */
  drop: () => Promise<void>;
}

/** A new database with every migration applied and no rows: ask for one per test file, in `beforeAll`. */
export async function testDatabase(): Promise<TestDatabase> {
  const { postgres_url, template }: TestServices = inject('services');
  const name = `fairway_test_${randomBytes(6).toString('hex')}`;
  await ask(postgres_url, `CREATE DATABASE "${name}" TEMPLATE "${template}"`);
  const url = new URL(postgres_url);
  url.pathname = `/${name}`;
  const drop = async () => {
    await ask(postgres_url, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  };
  return { url: url.href, drop };
}
