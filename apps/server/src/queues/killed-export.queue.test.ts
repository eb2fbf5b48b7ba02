import { inTransaction } from '@fairway/db/client';
import { sql } from '@fairway/db/sql';
import { aPlayer, aPro } from '@fairway/testing/builders';
import { actorOf } from '@fairway/testing/calls';
import { testDeps } from '@fairway/testing/deps';
import { startProgram } from '@fairway/testing/programs';
import { setStage, untilAllTold, type Stage } from '@fairway/testing/stage';
import { unzipped } from '@fairway/testing/zips';
import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { askExport, exportBehind } from '../domains/accounts/use-cases/export.ts';
import { secretsFrom } from '../integrations/secrets.ts';
import { openStorage } from '../integrations/storage/open.ts';

// Programs of their own take their time to start on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

const waiting = async ({ db }: Stage): Promise<boolean> => {
  const rows = await db.$queryRaw<unknown[]>(
    sql`SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'audit_log'::regclass`,
  );
  return rows.length > 0;
};

/** Keeps every export from its end for as long as `work` takes. */
const heldUp = (stage: Stage, work: () => Promise<void>) =>
  inTransaction(
    stage.db,
    async (tx) => {
      await tx.$executeRaw(sql`LOCK TABLE audit_log IN ACCESS EXCLUSIVE MODE`);
      await work();
    },
    { timeout: 60_000 },
  );

test('a worker killed in the middle of an export: another makes it, and one mail tells of it', async () => {
  const stage = await setStage();
  const pro = await aPro(stage.db);
  const player = await aPlayer(stage.db, pro, { email: 'jamie@example.com' });
  const deps = { ...testDeps(stage, { now: () => new Date() }), storage: openStorage(stage.env) };
  const worker = startProgram('worker', stage.variables);
  await heldUp(stage, async () => {
    await askExport(actorOf(player, pro), deps);
    await expect.poll(() => waiting(stage), { timeout: 45_000 }).toBe(true);
    await worker.end('SIGKILL');
  });
  expect(await stage.db.data_exports.findMany()).toMatchObject([{ status: 'asked' }]);
  stage.worker();
  await expect
    .poll(async () => (await stage.db.data_exports.findFirstOrThrow()).status, { timeout: 45_000 })
    .toBe('ready');
  await untilAllTold(stage);
  expect(await stage.db.data_exports.count()).toBe(1);
  expect(stage.mailbox.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [['jamie@example.com'], 'Your Fairway data is ready'],
  ]);
  const { id } = await stage.db.data_exports.findFirstOrThrow();
  const found = await exportBehind(secretsFrom(stage.env.APP_SECRET).token('export', id), deps);
  expect(Object.keys(await unzipped(await buffer(found!.stream)))).toEqual(['data.json']);
});
