import { execute, type Statement } from '@fairway/db/query';
import { aPlayer, aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { insertManyRows } from '#test/many-rows.ts';
import { startQueryPlanner, isSequentialScan, listTableReads, type QueryPlanner } from '#test/query-plans.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feesDueStatement } from '#domains/lessons/cash-payment/repository.ts';
import { monthsUpTo } from './rules.ts';
import { moneyStatement, takingsStatement } from './repository.ts';

/** In a table this small PostgreSQL may well read it all, so that is forbidden here: what is left must search an index. */
const home = fileDatabase();
const now = new Date('2031-03-12T12:00:00Z');
let planner: QueryPlanner;
let pro_id: string;

/** Twenty pros with twenty players each: a lesson, a purchase and a lot a fortnight for each, over two years. */
beforeAll(async () => {
  planner = await startQueryPlanner(home.url, '-c enable_seqscan=off');
  const pros = await Promise.all(Array.from({ length: 20 }, () => aPro(home.db)));
  await Promise.all(Array.from({ length: 100 }, (_, nth) => aPlayer(home.db, pros[nth % 20]!)));
  const each = sql`FROM users p, generate_series(0, 49) AS nth, LATERAL (SELECT timestamptz '2029-03-01 08:00Z' + nth * interval '14 days' AS at) spot
    WHERE p.type = 'player'`;
  await insertManyRows(
    home.db,
    sql`
    INSERT INTO lessons (id, pro_id, player_id, starts_at, ends_at, duration, payment_type, cancelled_at, fee_due, paid_at, paid_amount, paid_currency)
    SELECT gen_random_uuid(), p.pro_id, p.id, at, at + interval '30 minutes', 30, 'on_day', at, nth % 9 = 0,
      CASE WHEN nth % 9 > 4 THEN at END, CASE WHEN nth % 9 > 4 THEN 2500 END, CASE WHEN nth % 9 > 4 THEN 'GBP' END ${each}`,
  );
  await insertManyRows(
    home.db,
    sql`
    INSERT INTO purchases (id, kind, status, player_id, pro_id, key, title, amount, currency, credits, payment_intent_id, settled_at, refunded_at)
    SELECT gen_random_uuid(), 'credits', CASE WHEN nth % 20 = 0 THEN 'refunded' ELSE 'paid' END::purchase_status, p.id, p.pro_id,
      gen_random_uuid()::text, '4 credits', 5000, 'GBP', 4, gen_random_uuid()::text, at, CASE WHEN nth % 20 = 0 THEN at END ${each}`,
  );
  await insertManyRows(
    home.db,
    sql`
    INSERT INTO credit_lots (id, player_id, pro_id, source, quantity, remaining, purchased_at, expires_on, expires_at)
    SELECT gen_random_uuid(), p.id, p.pro_id, 'bought', 4, 2, at, (at + interval '1 year')::date, at + interval '1 year' ${each}`,
  );
  await insertManyRows(
    home.db,
    sql`
    INSERT INTO archived_takings SELECT gen_random_uuid(), p.pro_id, at, 2500, 'GBP' ${each}`,
  );
  await execute(home.db, sql`ANALYZE`);
  pro_id = pros[3]!.id;
}, 60_000);
afterAll(() => planner.end());

const { months, until } = monthsUpTo('Europe/London', now, 12);
const bounds = [...months.map(({ from }) => from), until];
const period = { from: bounds[0]!, until, limit: 10_001 };

test.each<[string, () => Statement<unknown>, string[]]>([
  [
    'the money page',
    () => moneyStatement(pro_id, { bounds, now, limit: 100 }),
    ['purchases', 'lessons', 'credit_lots', 'archived_takings'],
  ],
  ['the file', () => takingsStatement(pro_id, period), ['purchases', 'lessons', 'archived_takings']],
  ['the fees due', () => feesDueStatement(pro_id, { limit: 200, offset: 0 }), ['lessons']],
])('%s: each table is searched by an index', async (_, statement, tables) => {
  const plan = await planner.plan(statement());
  for (const table of tables) {
    const reads = listTableReads(plan, table);
    expect(reads.length, table).toBeGreaterThan(0);
    expect(
      reads.filter(isSequentialScan).map((step) => step['Node Type']),
      table,
    ).toEqual([]);
  }
});
