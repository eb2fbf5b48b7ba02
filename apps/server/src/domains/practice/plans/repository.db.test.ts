import { aPlayer, aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { insertManyRows } from '#test/many-rows.ts';
import { isSequentialScan, listTableReads, startQueryPlanner, type QueryPlanner } from '#test/query-plans.ts';
import { execute, type Statement } from '@fairway/db/query';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plansStatement, readPlans, resultsStatement, todayStatement, type PlanScope } from './repository.ts';

const home = fileDatabase();
let planner: QueryPlanner;
let ofPlayer: PlanScope;
let ofCoach: PlanScope;
const TODAY = '2031-03-12';

/** Three hundred players of ten coaches with three plans each, and thirty days in each of them. */
beforeAll(async () => {
  const pros = await Promise.all(Array.from({ length: 10 }, () => aPro(home.db)));
  const players = await Promise.all(Array.from({ length: 300 }, (_, nth) => aPlayer(home.db, pros[nth % 10]!)));
  await insertManyRows(
    home.db,
    sql`INSERT INTO drills (id, pro_id, title) SELECT gen_random_uuid(), id, 'Gate putting' FROM users WHERE type = 'pro'`,
  );
  await insertManyRows(
    home.db,
    sql`
    INSERT INTO practice_plans (id, pro_id, player_id, created_at)
    SELECT gen_random_uuid(), pro_id, id, '2031-02-01' FROM users, generate_series(1, 3) WHERE type = 'player'`,
  );
  await insertManyRows(
    home.db,
    sql`
    INSERT INTO practice_sessions (id, plan_id, drill_id, position, due_on, score, done_at, done_on, result_key)
    SELECT gen_random_uuid(), p.id, d.id, 0, day::date, s.score, s.done_at, s.done_at::date, s.key
    FROM practice_plans p JOIN drills d ON d.pro_id = p.pro_id,
      generate_series('2031-02-20'::timestamptz, '2031-03-21', '1 day') day,
      LATERAL (SELECT CASE WHEN day < '2031-03-10' THEN 5 END AS score, CASE WHEN day < '2031-03-10' THEN day END AS done_at,
        CASE WHEN day < '2031-03-10' THEN gen_random_uuid() END AS key) s`,
  );
  for (const table of ['users', 'drills', 'practice_plans', 'practice_sessions'])
    await execute(home.db, sql`ANALYZE ${sql.table(table)}`);
  const [player] = players;
  ofPlayer = { player_id: player!.id, pro_id: null };
  ofCoach = { player_id: player!.id, pro_id: player!.pro_id };
  planner = await startQueryPlanner(home.url);
}, 120_000);
afterAll(() => planner.end());

describe('a player’s practice is read by its indexes, however much others practise', () => {
  const statements: [string, () => Statement<unknown>][] = [
    ['today', () => todayStatement({ player_id: ofPlayer.player_id, today: TODAY })],
    ['plans', () => plansStatement(ofPlayer)],
    ['plans for their coach', () => plansStatement(ofCoach)],
    ['results', () => resultsStatement(ofCoach, { since: '2031-02-13', today: TODAY, zone: 'Europe/London' })],
  ];
  test.each(statements)('%s', async (_, statement) => {
    const plan = await planner.plan(statement());
    for (const table of ['practice_plans', 'practice_sessions']) {
      const reads = listTableReads(plan, table);
      expect(reads.length).toBeGreaterThan(0);
      expect(reads.some(isSequentialScan)).toBe(false);
    }
  });
});

test('each drill of a plan comes once, however many days it has', async () => {
  const content = 'Two tees a ball apart. '.repeat(200);
  await home.db.drills.updateMany({ where: { pro_id: ofCoach.pro_id! }, data: { content } });
  const plans = await readPlans(home.db, ofPlayer);
  expect(plans.map(({ sessions }) => sessions.length)).toEqual([30, 30, 30]);
  expect(JSON.stringify(plans).split(content)).toHaveLength(plans.length + 1);
});
