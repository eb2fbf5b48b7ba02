import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { inTransaction } from '@fairway/db/client';
import { MINUTE_MS } from '@fairway/time/units';
import { signIn } from '#test/app.ts';
import { aPlayer, aPro } from '#test/builders.ts';
import { testJobs, runPendingJobs } from '#test/jobs.ts';
import { startProgram, waitForOrigin } from '#test/programs.ts';
import { END, filePart, slowUpload } from '#test/slow-upload.ts';
import { startWorkerHarness, type WorkerHarness } from '#test/worker-harness.ts';
import { testFolder } from '#test/storage.ts';
import { aVideo } from '#test/videos.ts';
import { expect, test, vi } from 'vitest';
import { sweepFiles } from '#domains/files/stored-files/service.ts';
import { sweepSpools } from '#adapters/spool.ts';
import { openStorage } from '#adapters/storage/open.ts';

// Programs of their own take their time to start on a busy machine.
vi.setConfig({ testTimeout: 180_000 });
/** One for all tests: what is made for the first program to start need not be made again. */
const temp = testFolder();

const MB = 1024 * 1024;
const HALF = Buffer.concat([aVideo(), Buffer.alloc(2 * MB)]);

/** An API in a process of its own, and somebody who may upload to it. */
async function setScene() {
  const harness = await startWorkerHarness();
  // A program that has just started on a busy machine comes round late, and would refuse the upload at its door.
  const unhurried = { OVERLOAD_EVENT_LOOP_MS: '0' };
  const variables = { ...harness.variables, ...unhurried, PORT: '0', LOG_LEVEL: 'info', TMPDIR: temp };
  const player = await signIn(harness.db, await aPlayer(harness.db, await aPro(harness.db)));
  return {
    harness,
    start: async () => {
      const api = startProgram('api', variables);
      return { api, port: Number(new URL(await waitForOrigin(api)).port) };
    },
    begin: (port: number, length: number) => slowUpload(port, { length, authorization: player.bearer.authorization }),
  };
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
const spooled = () => filesBelow(temp).filter((name) => name.startsWith('fairway-spool-'));
const storedIn = ({ variables }: WorkerHarness) => {
  const folder = path.join(variables['DATA_DIR']!, 'files');
  return filesBelow(variables['DATA_DIR']!).length ? filesBelow(folder) : [];
};

/** What the sweep and the worker do of themselves, an hour and a bit later. */
async function anHourLater({ db, env }: WorkerHarness): Promise<number> {
  const later = new Date(Date.now() + 61 * MINUTE_MS);
  const swept = await sweepFiles({ db, now: () => later });
  await runPendingJobs({ ...testJobs(db, later), storage: openStorage(env) });
  return swept;
}

test('an API killed while an upload arrives: the next one clears its spool, and the place is free within the hour', async () => {
  const { harness, start, begin } = await setScene();
  const first = await start();
  const upload = await begin(first.port, 50 * MB);
  upload.send(filePart());
  upload.send(HALF);
  await vi.waitFor(() => expect(spooled(), first.api.output()).toHaveLength(1), { timeout: 20_000 });
  await first.api.end('SIGKILL');
  expect(spooled()).toHaveLength(1);
  expect(await harness.db.files.findMany()).toMatchObject([{ status: 'pending', bytes: 50 * MB }]);

  await start();
  await vi.waitFor(() => expect(spooled()).toEqual([]), { timeout: 20_000 });
  expect(await anHourLater(harness)).toBe(1);
  expect(await harness.db.files.count()).toBe(0);
});

test('an API killed between the content and the commit: a sweep finds the content by its row', async () => {
  const { harness, start, begin } = await setScene();
  const first = await start();
  const upload = await begin(first.port, filePart().length + HALF.length + END.length);
  upload.send(filePart());
  upload.send(HALF);
  await vi.waitFor(async () => expect(await harness.db.files.count()).toBe(1), { timeout: 20_000 });
  await inTransaction(
    harness.db,
    async (tx) => {
      // Whoever says that it is stored waits here.
      await tx.$queryRaw`SELECT id FROM files FOR UPDATE`;
      upload.send(END);
      const inPlace = () => storedIn(harness).filter((name) => name.startsWith('videos/'));
      await vi.waitFor(() => expect(inPlace()).toHaveLength(1), { timeout: 20_000 });
      await first.api.end('SIGKILL');
    },
    { timeout: 60_000 },
  );
  expect(await harness.db.files.findMany()).toMatchObject([{ status: 'pending' }]);
  expect(await anHourLater(harness)).toBe(1);
  expect(storedIn(harness)).toEqual([]);
  expect(await sweepSpools(temp)).toBe(1);
});

test('two APIs on one machine: neither clears away what the other is taking in', async () => {
  const { harness, start, begin } = await setScene();
  const first = await start();
  const upload = await begin(first.port, filePart().length + HALF.length + END.length);
  upload.send(filePart());
  upload.send(HALF);
  await vi.waitFor(() => expect(spooled()).toHaveLength(1), { timeout: 20_000 });
  const second = await start();
  second.api.child.kill('SIGTERM');
  await once(second.api.child, 'exit');
  upload.send(END);
  expect(await upload.answer()).toMatchObject({ status: 200 });
  expect(await harness.db.files.findMany()).toMatchObject([{ status: 'stored', bytes: HALF.length }]);
  await vi.waitFor(() => expect(spooled()).toEqual([]), { timeout: 20_000 });
});
