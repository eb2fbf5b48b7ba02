import { DRILL_LIMITS } from '@fairway/contracts/practice/limits';
import { aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { insertManyRows } from '#test/many-rows.ts';
import { isSequentialScan, listTableReads, startQueryPlanner, type QueryPlanner } from '#test/query-plans.ts';
import { execute, type Statement } from '@fairway/db/query';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { libraryStatement, readLibrary, tagsStatement } from './repository.ts';

const home = fileDatabase();
let planner: QueryPlanner;
let pro_id: string;

/** Twelve coaches with full libraries. */
beforeAll(async () => {
  const pros = await Promise.all(Array.from({ length: 12 }, () => aPro(home.db)));
  await insertManyRows(
    home.db,
    sql`
    INSERT INTO drills (id, pro_id, title, content, tags)
    SELECT gen_random_uuid(), id, 'Drill ' || nth, repeat('Ten balls, one target. ', 20), ARRAY['tag ' || nth % 40]
    FROM users, generate_series(1, ${DRILL_LIMITS.most}::int) nth WHERE type = 'pro'`,
  );
  await execute(home.db, sql`ANALYZE drills`);
  pro_id = pros[3]!.id;
  planner = await startQueryPlanner(home.url);
}, 120_000);
afterAll(() => planner.end());

const PAGE = { patterns: [], tag: '', after: null, limit: DRILL_LIMITS.page + 1 };

describe('a library of 2,000 drills is read by its index, whatever is looked for', () => {
  const statements: [string, () => Statement<unknown>][] = [
    ['its beginning', () => libraryStatement(pro_id, PAGE)],
    ['from behind a drill', () => libraryStatement(pro_id, { ...PAGE, after: 'Drill 7' })],
    ['by words', () => libraryStatement(pro_id, { ...PAGE, patterns: ['%ten%', '%target%'] })],
    ['by a tag', () => libraryStatement(pro_id, { ...PAGE, tag: 'tag 7' })],
    ['its tags', () => tagsStatement(pro_id, 50)],
  ];
  test.each(statements)('%s', async (_, statement) => {
    const reads = listTableReads(await planner.plan(statement()), 'drills');
    expect(reads.length).toBeGreaterThan(0);
    expect(reads.some(isSequentialScan)).toBe(false);
  });
});

test('all pages together are the whole library, each drill once', async () => {
  const seen: string[] = [];
  let after: string | null = null;
  do {
    const rows = await readLibrary(home.db, pro_id, { ...PAGE, after });
    seen.push(...rows.slice(0, DRILL_LIMITS.page).map(({ title }) => title));
    after = rows.length > DRILL_LIMITS.page ? seen.at(-1)! : null;
  } while (after !== null);
  expect([seen.length, new Set(seen).size]).toEqual([DRILL_LIMITS.most, DRILL_LIMITS.most]);
});
