import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { inject } from 'vitest';
import { deploy } from '../../../tools/db/apply.ts';
import { root } from '../../../tools/process/paths.ts';
import { queryOnce } from '../../../tools/db/query-once.ts';
import type { TestServices } from './provided.ts';

/** A database that belongs to one test file. */
export interface TestDatabase {
  url: string;
  /** Removes it, connections and all. Call it when the file's own connections are closed. */
  drop: () => Promise<void>;
}

/** How the databases of the world collate: ours and managed ones by ICU, the image of docker-compose.yml by the C library. */
export type Collation = 'icu' | 'libc';

const LOCALES: Record<Collation, string> = {
  icu: `LOCALE_PROVIDER icu ICU_LOCALE 'und' LOCALE 'C.UTF-8'`,
  libc: `LOCALE_PROVIDER libc LOCALE 'C.UTF-8'`,
};

/**
 * A new database with every migration applied and no rows: ask for one per test file, in `beforeAll`. Only a test that is about
 * collations names one: the migrations are then applied to it alone, which takes longer.
 */
export async function testDatabase(collation?: Collation): Promise<TestDatabase> {
  const { postgres_url, template }: TestServices = inject('services');
  const name = `fairway_test_${randomBytes(6).toString('hex')}`;
  const from = collation ? `template0 ${LOCALES[collation]}` : `"${template}"`;
  // The files of a small template are copied for less than it costs to write each of its pages into the log besides.
  await queryOnce(postgres_url, `CREATE DATABASE "${name}" TEMPLATE ${from} STRATEGY FILE_COPY`);
  const url = new URL(postgres_url);
  url.pathname = `/${name}`;
  if (collation) await deploy(url.href, path.join(root, 'prisma/migrations'));
  const drop = async () => {
    await queryOnce(postgres_url, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  };
  return { url: url.href, drop };
}
