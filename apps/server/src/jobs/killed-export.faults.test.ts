import { connectDb } from '@fairway/db/client';
import { aPlayer, aPro } from '#test/builders.ts';
import { toActor } from '#test/calls.ts';
import { lockTable } from '#test/locks.ts';
import { testServices } from '#test/services.ts';
import { startProgram } from '#test/programs.ts';
import { startWorkerHarness, waitUntilIdle, type WorkerHarness } from '#test/worker-harness.ts';
import { unzipped } from '#test/zips.ts';
import { buffer } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { requestExport, findExport } from '#domains/users/data-export/service.ts';
import { secretsFrom } from '#adapters/secrets.ts';
import { openStorage } from '#adapters/storage/open.ts';

// Programs of their own take their time to start on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const waiting = async ({ db }: WorkerHarness): Promise<boolean> => {
  const rows = await db.$queryRaw<
    unknown[]
  >`SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'audit_log'::regclass`;
  return rows.length > 0;
};

/** Keeps every export from its end until it is released, which may be longer than a transaction has otherwise. */
async function holdExports({ env }: WorkerHarness) {
  const db = connectDb({ url: env.DATABASE_URL, max: 1, limits: { statementMs: 0, lockMs: 0, idleMs: 0 } });
  onTestFinished(() => db.$disconnect());
  return lockTable(db, 'audit_log', 80_000);
}

test('a worker killed in the middle of an export: another makes it, and one mail tells of it', async () => {
  const harness = await startWorkerHarness();
  const pro = await aPro(harness.db);
  const player = await aPlayer(harness.db, pro, { email: 'jamie@example.com' });
  const services = { ...testServices(harness, { now: () => new Date() }), storage: openStorage(harness.env) };
  const worker = startProgram('worker', harness.variables);
  const { locked, release } = await holdExports(harness);
  onTestFinished(release);
  await requestExport(toActor(player, pro), services);
  await expect.poll(() => waiting(harness), { timeout: 45_000 }).toBe(true);
  await worker.end('SIGKILL');
  release();
  await locked;
  expect(await harness.db.data_exports.findMany()).toMatchObject([{ status: 'asked' }]);
  harness.worker();
  await expect
    .poll(async () => (await harness.db.data_exports.findFirstOrThrow()).status, { timeout: 45_000 })
    .toBe('ready');
  await waitUntilIdle(harness);
  expect(await harness.db.data_exports.count()).toBe(1);
  expect(harness.mailbox.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [['jamie@example.com'], 'Your Fairway data is ready'],
  ]);
  const { id } = await harness.db.data_exports.findFirstOrThrow();
  const found = await findExport(secretsFrom(harness.env.APP_SECRET).token('export', id), services);
  expect(Object.keys(await unzipped(await buffer(found!.stream)))).toEqual(['data.json']);
});
