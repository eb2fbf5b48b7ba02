import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inTransaction } from '@fairway/db/client';
import { aLesson } from '#test/builders.ts';
import { aRequest, atOnce, createCalls, NOT_FOUND, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { runPendingJobs, testJobs, type TestJobs } from '#test/jobs.ts';
import { receivedFile } from '#test/pictures.ts';
import { testServices } from '#test/services.ts';
import { aVideo, filmed } from '#test/videos.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { ExpectedFailure } from '#adapters/outages.ts';
import { ownFolder } from '#adapters/spool.ts';
import type { PreparedVideo, Transcoder } from '#adapters/video/transcoder.ts';
import type { Actor } from '#app/context.ts';
import { StorageFault } from '#core/storage-fault.ts';
import { visibleFile, type Visible } from '#domains/files/stored-files/service.ts';
import { uploadFile } from '#domains/files/uploads/service.ts';
import { attachVideo, prepareVideo, sweepVideos } from './service.ts';

const NOW = '2031-03-12T12:00:00.000Z';
const home = fileDatabase({ max: 10 });
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
let lesson: string;
let jobs: TestJobs;
beforeEach(async () => {
  clock.set(NOW);
  await home.db.outbox.deleteMany();
  await home.db.files.deleteMany();
  people = await coaching(services);
  ({ id: lesson } = await aLesson(home.db, people, { starts_at: new Date('2031-03-12T10:00:00Z') }));
  jobs = testJobs(home.db, new Date(NOW));
});

const upload = async (content = aVideo(), owner: Actor = people.pro) =>
  uploadFile(owner, [receivedFile(content)], services);
const calls = (as: Actor = people.pro) => createCalls(services, as, aRequest()).lessons;
const save = (video: string) => calls().saveRecord({ lesson, records: [{ ref: 'swing', type: 'video', video }] });
const publish = () => calls().saveRecord({ lesson, records: [] });
const retry = (as: Actor = people.pro) => calls(as).retryVideo({ lesson, ref: 'swing' });
const readSection = async (as: Actor = people.pro) => (await calls(as).byId({ id: lesson })).record[0];
const countRequests = () => home.db.outbox.count({ where: { topic: 'video.stored' } });
const look = (url: string | null | undefined, as: Actor | null) =>
  visibleFile(as, (url ?? '').slice('/files/'.length), services);

/** What a Range header is answered with, to its end. */
const readContent = async (found: Awaited<ReturnType<Visible['read']>> | undefined): Promise<Buffer> =>
  found && 'stream' in found ? buffer(found.stream) : Buffer.alloc(0);

/** A video in the record; answers the id of its file. */
async function aStoredVideo(content = aVideo()): Promise<string> {
  const { id, path: address } = await upload(content);
  await save(address);
  return id;
}
const row = (file_id: string) => home.db.videos.findUniqueOrThrow({ where: { file_id } });

/** A transcoder that waits to be told how it ends. */
function heldTranscoder(): { videos: Transcoder; begun: Promise<void>; end: () => void; times: () => number } {
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let times = 0;
  const made: PreparedVideo = {
    duration_ms: 500,
    width: 64,
    height: 64,
    fps: 30,
    slow: false,
    strike_ms: null,
    files: [{ name: 'everyday.mp4', path: import.meta.filename, bytes: 1 }],
    remove: async () => {},
  };
  const prepare: Transcoder['prepare'] = async (original, { signal, onProgress }) => {
    times += 1;
    original.destroy();
    onProgress(40);
    begun.resolve();
    const stopped = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
    await Promise.race([ended.promise, stopped]);
    return made;
  };
  return { videos: { prepare }, begun: begun.promise, end: () => ended.resolve(), times: () => times };
}

describe('a video in a record', () => {
  test('is on its way until the worker is done, and then plays everywhere for both sides and nobody else', async () => {
    await aStoredVideo();
    expect(await readSection()).toMatchObject({ status: 'processing', progress: 0, poster_url: null, clip: null });
    await publish();
    await runPendingJobs(jobs);
    const section = await readSection(people.player);
    expect(section).toMatchObject({ status: 'ready', progress: null, clip: { width: 64, height: 64, slow_url: null } });
    const made: [string | null | undefined, string][] = [
      [section?.video, 'video/webm'],
      [section?.video_url, 'video/mp4'],
      [section?.poster_url, 'image/jpeg'],
      [section?.clip?.strip_url, 'image/jpeg'],
    ];
    for (const [url, content_type] of made) {
      const file = await look(url, people.player);
      expect(file).toMatchObject({ content_type, public: false });
      const found = await file?.read('bytes=0-3');
      expect(found).toMatchObject({ start: 0, end: 3, stretch: true });
      expect(await readContent(found)).toHaveLength(4);
      expect(await look(url, { ...people.player, id: people.pro.id.replace(/^./, '9') })).toBeNull();
      expect(await look(url, null)).toBeNull();
    }
  });

  test('has an address for each version of its own: clients may send either back', async () => {
    const { path: address } = await upload();
    await save(address);
    await runPendingJobs(jobs);
    const section = await readSection();
    const again = await save(section?.video_url ?? '');
    expect(again.record).toMatchObject([{ revision: 1, video: address, status: 'ready' }]);
  });

  test('goes with all that was made of it', async () => {
    const { path: address } = await upload();
    await save(address);
    await runPendingJobs(jobs);
    const { video_url, clip } = (await readSection())!;
    await calls().removeSection({ lesson, ref: 'swing' });
    await runPendingJobs(jobs);
    for (const url of [address, video_url!, clip!.strip_url])
      expect(await jobs.storage.readSize(url.slice('/files/'.length))).toBeNull();
    expect(await home.db.videos.count()).toBe(0);
  });

  test('is asked for once, however often it is taken into use', async () => {
    const { id, path: address } = await upload();
    const take = () =>
      inTransaction(home.db, (tx) =>
        attachVideo(tx, people.pro.id, { path: address, field: 'video', at: clock.now() }),
      );
    await take();
    await home.db.files.update({ where: { id }, data: { used_at: null } });
    await take();
    expect(await countRequests()).toBe(1);
  });
});

describe('a video that cannot be shown', () => {
  test('says so, is tried again by either side, and fails again', async () => {
    const file_id = await aStoredVideo(filmed('isom'));
    await runPendingJobs(jobs);
    expect(await readSection()).toMatchObject({ status: 'failed', progress: null });
    expect(await row(file_id)).toMatchObject({ status: 'failed', error: 'unreadable', claim_token: null });
    expect(await catchRefusal(retry(people.player))).toMatchObject(NOT_FOUND);
    await publish();
    expect((await retry(people.player)).record).toMatchObject([{ status: 'processing', progress: 0 }]);
    expect((await retry()).record).toMatchObject([{ status: 'processing' }]);
    expect(await countRequests()).toBe(2);
    await runPendingJobs(jobs);
    expect(await readSection()).toMatchObject({ status: 'failed' });
  });

  test('is tried again once, when both sides ask at once', async () => {
    await aStoredVideo(filmed('isom'));
    await runPendingJobs(jobs);
    await atOnce([retry(), retry(), retry()]);
    expect(await countRequests()).toBe(2);
  });

  test('is not tried again when it is ready, nor where there is none', async () => {
    await aStoredVideo();
    await runPendingJobs(jobs);
    expect((await retry()).record).toMatchObject([{ status: 'ready' }]);
    expect(await countRequests()).toBe(1);
    expect(await catchRefusal(calls().retryVideo({ lesson, ref: 'nothing' }))).toMatchObject(NOT_FOUND);
    await calls().saveRecord({ lesson, records: [{ ref: 'words', type: 'text', content: 'Grip' }] });
    expect(await catchRefusal(calls().retryVideo({ lesson, ref: 'words' }))).toMatchObject(NOT_FOUND);
  });

  test('is one whose original is gone', async () => {
    const { id, path: address } = await upload();
    await save(address);
    await jobs.storage.remove(path.dirname(address.slice('/files/'.length)));
    await runPendingJobs(jobs);
    expect(await row(id)).toMatchObject({ status: 'failed', error: 'missing' });
  });

  test('is one over which workers died, again and again', async () => {
    const file_id = await aStoredVideo();
    await home.db.videos.update({ where: { file_id }, data: { attempts: 4 } });
    await prepareVideo({ file_id }, jobs);
    expect(await row(file_id)).toMatchObject({ status: 'failed', error: 'crashed' });
  });
});

describe('two workers', () => {
  test('do the work once: the second leaves it to the first', async () => {
    const file_id = await aStoredVideo();
    const held = heldTranscoder();
    const first = prepareVideo({ file_id }, { ...jobs, videos: held.videos });
    await held.begun;
    await expect(prepareVideo({ file_id }, { ...jobs, videos: held.videos })).rejects.toThrow('has this video in hand');
    held.end();
    await first;
    await prepareVideo({ file_id }, { ...jobs, videos: held.videos });
    expect(held.times()).toBe(1);
    expect(await row(file_id)).toMatchObject({ status: 'ready', progress: 100, attempts: 1 });
  });

  test('tell the page how far it is', async () => {
    const file_id = await aStoredVideo();
    const held = heldTranscoder();
    const working = prepareVideo({ file_id }, { ...jobs, leaseMs: 300, videos: held.videos });
    await expect.poll(async () => (await readSection())?.progress).toBe(40);
    held.end();
    await working;
  });

  test('take over from one that died, once its lease is over', async () => {
    const file_id = await aStoredVideo();
    const dead = { claim_token: '0190a0e0-0000-4000-8000-000000000000', attempts: 1 };
    await home.db.videos.update({
      where: { file_id },
      data: { ...dead, claimed_until: new Date(Date.now() + 60_000) },
    });
    await expect(prepareVideo({ file_id }, jobs)).rejects.toThrow(ExpectedFailure);
    await home.db.videos.update({ where: { file_id }, data: { claimed_until: new Date(Date.now() - 1) } });
    await prepareVideo({ file_id }, jobs);
    expect(await row(file_id)).toMatchObject({ status: 'ready', attempts: 2 });
  });

  test('do not overwrite each other: one that was thought dead finds its claim gone, and stops', async () => {
    const file_id = await aStoredVideo();
    const held = heldTranscoder();
    const slow = prepareVideo({ file_id }, { ...jobs, leaseMs: 300, videos: held.videos });
    await held.begun;
    const claim_token = '0190a0e0-0000-4000-8000-000000000000';
    await home.db.videos.update({ where: { file_id }, data: { claim_token } });
    await expect(slow).rejects.toThrow('Another worker has taken this video over');
    expect(await row(file_id)).toMatchObject({ status: 'processing', claim_token });
  });
});

describe('work that is broken off', () => {
  test('because the worker stops is another’s at once, and counts for nothing', async () => {
    const file_id = await aStoredVideo();
    const held = heldTranscoder();
    const stopping = new AbortController();
    const working = prepareVideo({ file_id }, { ...jobs, videos: held.videos, stopping: stopping.signal });
    await held.begun;
    stopping.abort(new ExpectedFailure('The worker stops'));
    await expect(working).rejects.toThrow('The worker stops');
    expect(await row(file_id)).toMatchObject({ status: 'processing', claim_token: null, attempts: 0 });
    await prepareVideo({ file_id }, jobs);
    expect(await row(file_id)).toMatchObject({ status: 'ready' });
  });

  test.each<[string, Error, number]>([
    ['a full disk', new StorageFault('full', null), 0],
    ['a program that was killed', new Error('ffmpeg was killed'), 1],
  ])('by %s is tried again', async (_, error, attempts) => {
    const file_id = await aStoredVideo();
    const videos: Transcoder = { prepare: (original) => (original.destroy(), Promise.reject(error)) };
    await expect(prepareVideo({ file_id }, { ...jobs, videos })).rejects.toThrow(error.message);
    expect(await row(file_id)).toMatchObject({ status: 'processing', claim_token: null, attempts });
  });

  test('because the video was deleted leaves nothing of it', async () => {
    const { id: file_id, path: address } = await upload();
    await save(address);
    const key = path.dirname(address.slice('/files/'.length));
    const held = heldTranscoder();
    const working = prepareVideo({ file_id }, { ...jobs, videos: held.videos });
    await held.begun;
    await calls().removeSection({ lesson, ref: 'swing' });
    await jobs.storage.remove(key);
    held.end();
    await working;
    expect(await jobs.storage.readSize(`${key}/everyday.mp4`)).toBeNull();
  });

  test('because its worker was killed leaves nothing of a video that was deleted before', async () => {
    const { id: file_id, path: address } = await upload();
    await save(address);
    const key = path.dirname(address.slice('/files/'.length));
    await calls().removeSection({ lesson, ref: 'swing' });
    await home.db.outbox.deleteMany({ where: { topic: 'files.gone' } });
    await jobs.storage.put(`${key}/everyday.mp4`, Buffer.from('made by the dead'), 'video/mp4');
    // What was asked for before events said where a video lies finds nothing, and is done.
    await prepareVideo({ file_id }, jobs);
    expect(await jobs.storage.readSize(`${key}/everyday.mp4`)).toBe(16);
    await runPendingJobs(jobs);
    expect(await jobs.storage.readSize(`${key}/everyday.mp4`)).toBeNull();
  });

  test('and asked for again names the place of its video, of which nothing goes while its row is there', async () => {
    const { id: file_id, path: address } = await upload(filmed('isom'));
    const key = path.dirname(address.slice('/files/'.length));
    await save(address);
    await runPendingJobs(jobs);
    await retry();
    expect(await home.db.outbox.findFirst({ where: { topic: 'video.stored', processed_at: null } })).toMatchObject({
      payload: { file_id, key },
    });
    await runPendingJobs(jobs);
    await prepareVideo({ file_id, key }, jobs);
    expect(await jobs.storage.readSize(address.slice('/files/'.length))).toBeGreaterThan(0);
  });
});

test('a video that was in use before there was a worker for it is found by the sweep, once', async () => {
  const { path: address, id } = await upload();
  const { id: waiting } = await upload();
  await save(address);
  await home.db.videos.deleteMany();
  await home.db.outbox.deleteMany();
  expect(await readSection()).toMatchObject({ status: 'processing', progress: 0 });
  expect(await sweepVideos(jobs)).toBe(1);
  expect(await sweepVideos(jobs)).toBe(0);
  expect(await home.db.videos.findMany({ select: { file_id: true } })).toEqual([{ file_id: id }]);
  expect(await home.db.files.count({ where: { id: waiting } })).toBe(1);
  await runPendingJobs(jobs);
  expect(await readSection()).toMatchObject({ status: 'ready' });
});

test('nothing of the work stays in the temporary folder', async () => {
  const folder = await ownFolder(tmpdir());
  const before = await readdir(folder);
  await aStoredVideo();
  await runPendingJobs(jobs);
  expect(await readdir(folder)).toEqual(before);
});
