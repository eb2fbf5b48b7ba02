import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appOn, signIn, type SignedIn } from '#test/app.ts';
import { aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aFile, multipart } from '#test/forms.ts';
import { testJobs, runPendingJobs } from '#test/jobs.ts';
import { aJpeg } from '#test/pictures.ts';
import { smallDisk } from '#test/small-disk.ts';
import { testStorage } from '#test/storage.ts';
import { aVideo } from '#test/videos.ts';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { readEnv } from '#core/env.ts';
import { diskStorage } from '#adapters/storage/disk.ts';
import { openStorage } from '#adapters/storage/open.ts';
import type { Storage } from '#adapters/storage/storage.ts';

const MB = 1024 * 1024;
const home = fileDatabase({ max: 2 });
let pro: SignedIn;
beforeAll(async () => {
  pro = await signIn(home.db, await aPro(home.db));
});

/** A video of this length, of which the first half second can be played. */
const makeVideo = (bytes: number) => Buffer.concat([aVideo(), Buffer.alloc(bytes - aVideo().length)]);

/** Sends files to an app on this storage. */
async function appWith(storage: Storage) {
  const app = await appOn(home.db, { services: { storage } });
  onTestFinished(() => app.close());
  return async (content: Buffer, type = 'video/webm') => {
    const sent = await multipart({ file: aFile(content, 'swing', type) });
    const headers = { ...sent.headers, ...pro.bearer };
    const answer = await app.inject({ method: 'POST', url: '/api/file/upload', payload: sent.payload, headers });
    return { status: answer.statusCode, body: answer.json<unknown>(), retry: answer.headers['retry-after'] };
  };
}
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
const NO_ROOM = { message: 'We have no room for files at the moment. Please try again later.' };
const AWAY = { message: 'We cannot reach our files at the moment. Please try again in a minute.' };

describe('a disk without room', () => {
  test('where uploads arrive is told as 507, and nothing of the upload stays', async () => {
    const folder = await smallDisk(MB);
    vi.stubEnv('TMPDIR', folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    const send = await appWith(testStorage);
    for (let turn = 0; turn < 11; turn += 1)
      expect(await send(makeVideo(3 * MB))).toMatchObject({ status: 507, body: NO_ROOM });
    expect(filesIn(folder)).toEqual([]);
    expect(await home.db.files.count()).toBe(0);
  });

  test.each([
    ['a video', 'video/webm', MB, async () => makeVideo(3 * MB)],
    ['a picture', 'image/jpeg', 4096, () => aJpeg(4000, 3000)],
  ])('where files stay is told as 507, and nothing of %s stays', async (_, type, room, content) => {
    const folder = await smallDisk(room);
    const storage = diskStorage(folder);
    const send = await appWith(storage);
    expect(await send(await content(), type)).toMatchObject({ status: 507, body: NO_ROOM });
    // What fitted in before the rest did not is the worker's to remove.
    await runPendingJobs({ ...testJobs(home.db, new Date()), storage });
    expect(filesIn(folder)).toEqual([]);
    expect(await home.db.files.count()).toBe(0);
    expect(await home.db.upload_days.count()).toBe(0);
  });
});

describe('a store that refuses', () => {
  /** A store that gives every call this answer. */
  async function storeThatSays(status: number, code: string): Promise<Storage> {
    const server = createServer((request, response) => {
      request.resume().once('end', () => {
        response.writeHead(status, { 'content-type': 'application/xml' });
        response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>No</Message></Error>`);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    return storeAt(port);
  }
  const storeAt = (port: number) =>
    openStorage(
      readEnv({
        DATABASE_URL: 'postgres://none',
        REDIS_URL: 'redis://none',
        STORAGE: 's3',
        S3_BUCKET: 'fairway',
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
      }),
    );

  test.each([
    [507, 'XMinioStorageFull', 507, NO_ROOM],
    [403, 'QuotaExceeded', 507, NO_ROOM],
    [503, 'SlowDown', 503, AWAY],
    [403, 'AccessDenied', 503, AWAY],
  ])('by %i %s is told as %i', async (said, code, status, body) => {
    const send = await appWith(await storeThatSays(said, code));
    expect(await send(aVideo())).toMatchObject({ status, body });
    expect(await home.db.files.count()).toBe(0);
  });

  test('because it is not there is told as 503', async () => {
    const send = await appWith(storeAt(1));
    expect(await send(aVideo())).toEqual({ status: 503, body: AWAY, retry: '30' });
    expect(await home.db.files.count()).toBe(0);
  });
});
