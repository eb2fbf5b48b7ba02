import { aPlayer, aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { insertManyRows } from '#test/many-rows.ts';
import { startQueryPlanner, listTableReads, type QueryPlanner } from '#test/query-plans.ts';
import { execute, type Statement } from '@fairway/db/query';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  dayCountsStatement,
  historyStatement,
  pageStatement,
  type HistoryFilter,
  type HistoryScope,
} from './repository.ts';
import { latestStatement } from '#domains/lessons/lesson/repository.ts';
import type { Scope } from '#domains/lessons/lesson/rules.ts';

const home = fileDatabase();
const now = new Date('2031-03-12T12:00:00Z');
let planner: QueryPlanner;
let pro: Scope;
let player: Scope & { player_id: string };

/** Two hundred players of forty pros, 60,000 lessons over some years: enough for a plan to matter. */
beforeAll(async () => {
  const pros = await Promise.all(Array.from({ length: 40 }, () => aPro(home.db)));
  const players = await Promise.all(Array.from({ length: 200 }, (_, nth) => aPlayer(home.db, pros[nth % 40]!)));
  await insertManyRows(
    home.db,
    sql`
    INSERT INTO lessons (id, pro_id, player_id, starts_at, ends_at, duration, payment_type)
    SELECT gen_random_uuid(), p.pro_id, p.id, at, at + interval '30 minutes', 30, 'on_day'
    FROM (SELECT id, pro_id, row_number() OVER (PARTITION BY pro_id ORDER BY id) AS seat FROM users WHERE type = 'player') p,
      generate_series(0, 299) AS day,
      LATERAL (SELECT timestamptz '2030-06-01 08:00Z' + day * interval '1 day' + p.seat * interval '1 hour' AS at) spot`,
  );
  await execute(home.db, sql`ANALYZE lessons`);
  await execute(home.db, sql`ANALYZE users`);
  pro = { pro_id: pros[3]!.id };
  player = { player_id: players[3]!.id };
  planner = await startQueryPlanner(home.url);
}, 120_000);
afterAll(() => planner.end());

const listScans = async (statement: Statement<unknown>): Promise<string[]> =>
  listTableReads(await planner.plan(statement), 'lessons').map((step) => step['Node Type']);

const dueSince = new Date('2031-02-10T12:00:00Z');
const all: HistoryFilter = { part: 'past', starred: false, video: false, now, due_since: dueSince };
const before = { at: new Date('2030-12-01T10:00:00Z'), id: '0190b1a2-0000-7000-8000-000000000000' };
const bounds = Array.from({ length: 43 }, (_, day) => new Date(Date.UTC(2031, 1, 24 + day)).toISOString());

describe('no statement reads the whole table of lessons', () => {
  const scopes: [string, () => HistoryScope][] = [
    ['a pro’s', () => ({ mine: pro, player_id: null })],
    ['one player’s, for the pro', () => ({ mine: pro, player_id: player.player_id })],
    ['a player’s own', () => ({ mine: player, player_id: null })],
  ];
  const filters: [string, HistoryFilter][] = [
    ['all', all],
    ['with stars', { ...all, starred: true }],
    ['videos', { ...all, video: true }],
    ['to come', { ...all, part: 'coming' }],
    ['without their record', { ...all, part: 'record_due' }],
  ];
  const rows = scopes.flatMap(([whose, scope]) =>
    filters.map(([which, filter]) => [whose, which, scope, filter] as const),
  );

  test.each(rows)('%s lessons, %s', async (_, __, scope, filter) => {
    for (const statement of [
      historyStatement(scope(), filter, { before: null, limit: 31 }),
      historyStatement(scope(), filter, { before, limit: 31 }),
      pageStatement(scope(), filter, { limit: 200, offset: 200 }),
    ]) {
      const scans = await listScans(statement);
      expect(scans.length).toBeGreaterThan(0);
      expect(scans).not.toContain('Seq Scan');
    }
  });

  test('the counts of six weeks, and the newest of all', async () => {
    for (const statement of [dayCountsStatement(pro, bounds), latestStatement(pro, { limit: 200, offset: 0 })]) {
      const scans = await listScans(statement);
      expect(scans.length).toBeGreaterThan(0);
      expect(scans).not.toContain('Seq Scan');
    }
  });
});
