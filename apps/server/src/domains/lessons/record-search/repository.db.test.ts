import { aPlayer, aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { insertManyRows } from '#test/many-rows.ts';
import { listTableReads, startQueryPlanner, type QueryPlanner } from '#test/query-plans.ts';
import { execute } from '@fairway/db/query';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { matchesStatement } from './repository.ts';

const home = fileDatabase();
let planner: QueryPlanner;
let pro_id: string;
let player_id: string;

/** Six thousand records of thirty pros, all with the same words but for one in fifty. */
beforeAll(async () => {
  planner = await startQueryPlanner(home.url);
  const pros = await Promise.all(Array.from({ length: 30 }, () => aPro(home.db)));
  const players = await Promise.all(pros.map((pro) => aPlayer(home.db, pro)));
  await insertManyRows(
    home.db,
    sql`
    INSERT INTO lessons (id, pro_id, player_id, starts_at, ends_at, duration, payment_type, title, published_at)
    SELECT gen_random_uuid(), p.pro_id, p.id, at, at + interval '30 minutes', 30, 'on_day',
      'Lighter grip' || CASE WHEN day % 50 = 0 THEN ' and posture' ELSE '' END, at
    FROM (SELECT id, pro_id FROM users WHERE type = 'player') p, generate_series(0, 199) AS day,
      LATERAL (SELECT timestamptz '2030-01-20 08:00Z' + day * interval '1 day' AS at) spot`,
  );
  await insertManyRows(
    home.db,
    sql`
    INSERT INTO record_search (lesson_id, words)
    SELECT l.id, array_to_tsvector(array_agg(DISTINCT owner.id || ':' || w.lexeme))
    FROM lessons l, unnest(to_tsvector('english', l.title)) w, LATERAL (VALUES (l.pro_id), (l.player_id)) owner (id)
    GROUP BY l.id`,
  );
  await execute(home.db, sql`ANALYZE`);
  pro_id = pros[3]!.id;
  player_id = players[3]!.id;
}, 120_000);
afterAll(() => planner.end());

test.each(['pro', 'player'] as const)(
  'what a %s searches for is found by the index of words, behind their id',
  async (side) => {
    const [scope, id] = side === 'pro' ? [{ pro_id }, pro_id] : [{ player_id }, player_id];
    const find = `'${id}:grip' & '${id}:post':*`;
    const statement = matchesStatement(scope, { find, mark: "'grip':* | 'post':*", before: null, limit: 21 });
    const plan = await planner.plan(statement);
    const reads = listTableReads(plan, 'record_search');
    expect(reads.map((step) => step['Node Type'])).toEqual(['Bitmap Index Scan']);
    expect(JSON.stringify(plan)).toContain('"Index Name":"record_search_words_idx"');
  },
);
