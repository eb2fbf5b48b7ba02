import { HOUR_MS } from '@fairway/time/units';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { aLesson, aPlayer, aPro } from '#test/builders.ts';
import { toActor } from '#test/calls.ts';
import { lookAt, makeClip } from '#test/clips.ts';
import { receivedFile } from '#test/pictures.ts';
import { startProgram } from '#test/programs.ts';
import { testServices } from '#test/services.ts';
import { testFolder } from '#test/storage.ts';
import { startWorkerHarness, waitUntilIdle, type WorkerHarness } from '#test/worker-harness.ts';
import { expect, test, vi } from 'vitest';
import { openStorage } from '#adapters/storage/open.ts';
import { uploadFile } from '#domains/files/uploads/service.ts';
import { saveRecord } from '#domains/lessons/records/service.ts';

// Programs of their own take their time to start on a busy machine, and so does ffmpeg beside them.
vi.setConfig({ testTimeout: 120_000 });

const ONE_SECOND = 240;

/** A clip in the record of a lesson, large enough that it takes the worker seconds; answers the key of its file. */
async function aStoredClip(harness: WorkerHarness): Promise<string> {
  const pro = await aPro(harness.db);
  const player = await aPlayer(harness.db, pro);
  const { id: lesson } = await aLesson(harness.db, { pro, player }, { starts_at: new Date(Date.now() - HOUR_MS) });
  const services = { ...testServices(harness, { now: () => new Date() }), storage: openStorage(harness.env) };
  const clip = await makeClip({ size: '640x480', fps: 240, seconds: 1 });
  const { path: video } = await uploadFile(toActor(pro), [receivedFile(await readFile(clip))], services);
  await saveRecord(toActor(pro), { lesson, records: [{ ref: 'swing', type: 'video', video }] }, services);
  return path.dirname(video.slice('/files/'.length));
}

/** The runs of ffmpeg that this worker has begun, by their command lines, which name its own folder. */
function listRuns(worker: number | undefined): string[] {
  const lines = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'latin1').replaceAll('\0', ' ');
      } catch {
        // It has ended meanwhile.
        return '';
      }
    });
  return lines.filter((line) => line.includes('ffmpeg') && line.includes(`-${worker}-`));
}
const isTranscoding = (worker: number | undefined) => listRuns(worker).some((line) => line.includes('-filter_complex'));

const readStatus = async ({ db }: WorkerHarness) => (await db.videos.findFirstOrThrow()).status;

test('a worker killed in the middle of a video: its ffmpeg dies with it, and another worker makes the video ready', async () => {
  const harness = await startWorkerHarness();
  const key = await aStoredClip(harness);
  const worker = startProgram('worker', harness.variables);
  await expect.poll(() => isTranscoding(worker.child.pid), { timeout: 60_000, interval: 20 }).toBe(true);
  await worker.end('SIGKILL');
  await expect.poll(() => listRuns(worker.child.pid)).toEqual([]);
  expect(await readStatus(harness)).toBe('processing');
  harness.worker();
  await expect.poll(() => readStatus(harness), { timeout: 90_000 }).toBe('ready');
  await waitUntilIdle(harness);
  expect(await harness.db.videos.findFirst()).toMatchObject({ attempts: 2, slow: true, claim_token: null });
  const slow = await openStorage(harness.env).read(`${key}/slow.mp4`);
  const file = path.join(testFolder(), 'slow.mp4');
  await writeFile(file, await buffer(slow!.stream));
  expect((await lookAt(file)).frames).toHaveLength(ONE_SECOND);
});

test('a worker that is asked to stop in the middle of a video stops at once, and another makes it ready', async () => {
  const harness = await startWorkerHarness();
  await aStoredClip(harness);
  const worker = startProgram('worker', harness.variables);
  await expect.poll(() => isTranscoding(worker.child.pid), { timeout: 60_000, interval: 20 }).toBe(true);
  expect(await worker.end('SIGTERM')).toBe(0);
  expect(await harness.db.videos.findFirst()).toMatchObject({ status: 'processing', attempts: 0, claim_token: null });
  harness.worker();
  await expect.poll(() => readStatus(harness), { timeout: 90_000 }).toBe('ready');
});
