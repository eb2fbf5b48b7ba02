import { startClock } from '#test/clock.ts';
import { fileDatabase } from '#test/file-database.ts';
import { rawSql } from '#test/raw-sql.ts';
import { connectDb } from '@fairway/db/client';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { moneyMetrics } from './reconciliation-metrics.ts';

const home = fileDatabase();
const { run } = rawSql(home);
const NOW = '2031-03-10T09:00:00Z';

const listFigures = async (registry: Registry) =>
  (await registry.metrics()).split('\n').filter((line) => line.startsWith('fairway_money'));
const alert = (subject: string, resolved_at: Date | null = null) =>
  home.db.money_alerts.create({
    data: { kind: 'ledger', subject, detail: {}, found_at: new Date(NOW), seen_at: new Date(NOW), resolved_at },
  });

test('open faults are counted by kind, read anew when some seconds have gone by', async () => {
  const clock = startClock(NOW);
  const registry = new Registry();
  moneyMetrics(registry, { db: home.db, now: clock.now });
  const none = [
    'fairway_money_alerts_open{kind="ledger"} 0',
    'fairway_money_alerts_open{kind="purchase"} 0',
    'fairway_money_alerts_open{kind="unknown_payment"} 0',
  ];
  expect(await listFigures(registry)).toEqual(none);
  await Promise.all([alert('one'), alert('two'), alert('three', new Date(NOW))]);
  await home.db.reconciliation_runs.create({ data: { requested_at: new Date(NOW), finished_at: new Date(NOW) } });
  expect(await listFigures(registry)).toEqual(none);
  clock.pass(10 / 3600);
  expect(await listFigures(registry)).toEqual([
    'fairway_money_alerts_open{kind="ledger"} 2',
    ...none.slice(1),
    `fairway_money_proof_finished_seconds{proof="last"} ${Date.parse(NOW) / 1000}`,
  ]);
});

test('a database that does not answer leaves them out, and the scrape is answered', async () => {
  const registry = new Registry();
  moneyMetrics(registry, { db: home.db, now: () => new Date(NOW) });
  await run('BEGIN');
  await run('LOCK TABLE money_alerts');
  expect(await listFigures(registry)).toEqual([]);
  await run('ROLLBACK');
});

test('so does one that is away', async () => {
  const registry = new Registry();
  const db = connectDb({ url: 'postgresql://nobody@127.0.0.1:1/none' });
  moneyMetrics(registry, { db, now: () => new Date(NOW) });
  expect(await listFigures(registry)).toEqual([]);
  await db.$disconnect();
});
