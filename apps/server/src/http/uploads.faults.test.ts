import { IMAGE_TEXTS, UPLOAD_TEXTS, VIDEO_TEXTS } from '@fairway/contracts/messages/files';
import { readdirSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { appOn, signIn, type SignedIn, type TestAppOptions } from '#test/app.ts';
import { aPlayer, aPro, type TestUser } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aFile, anyFiles, multipart } from '#test/forms.ts';
import { aJpeg } from '#test/pictures.ts';
import { filePart, slowUpload } from '#test/slow-upload.ts';
import { testFolder } from '#test/storage.ts';
import { aVideo } from '#test/videos.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { NO_UPLOAD_LIMITS } from '#adapters/upload-limits.ts';
import { publicProcedure, router } from '#app/procedures.ts';

const MB = 1024 * 1024;
/** Waits for what happens on the other side of a connection; a busy machine takes its time. */
const soon = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 15_000 });
const home = fileDatabase({ max: 4 });
let app: FastifyInstance;
let row: TestUser;
let pro: SignedIn;
/** Where uploads arrive; what is left in it was left behind. */
let folder: string;
beforeAll(async () => {
  app = await appOn(home.db);
  await app.listen({ port: 0 });
  row = await aPro(home.db);
  pro = await signIn(home.db, row);
});
afterAll(() => {
  // Of a body that was refused half way the server reads no more, so that it would learn only by its time limit that the
  // sender is gone, and wait for half a minute.
  app.server.closeAllConnections();
  return app.close();
});
beforeEach(async () => {
  await home.db.files.deleteMany();
  folder = testFolder();
  vi.stubEnv('TMPDIR', folder);
  return () => vi.unstubAllEnvs();
});
/** What lies in the spool folders, in bytes each. */
const spooled = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && path.relative(folder, entry.parentPath).startsWith('fairway-spool-'))
    .map((entry) => statSync(path.join(entry.parentPath, entry.name)).size);
const kept = () => home.db.files.count();
const parsePort = ({ server }: FastifyInstance) => (server.address() as AddressInfo).port;
const begin = (length: number | null, { on = app, who = pro, at = '/api/file/upload' } = {}) =>
  slowUpload(parsePort(on), { length, authorization: who.bearer.authorization, path: at });
const another = async (options: TestAppOptions) => {
  const other = await appOn(home.db, options);
  await other.listen({ port: 0 });
  onTestFinished(() => other.close());
  return other;
};
const send = async (on: FastifyInstance, content = aVideo()) => {
  const sent = await multipart({ file: aFile(content, 'swing.webm', 'video/webm') });
  const headers = { ...sent.headers, ...pro.bearer };
  return on.inject({ method: 'POST', url: '/api/file/upload', payload: sent.payload, headers });
};

describe('nothing is left behind', () => {
  test('of an upload that breaks off half way, nor is its place held', async () => {
    const upload = await begin(5 * MB);
    upload.send(filePart());
    upload.send(Buffer.concat([aVideo(), Buffer.alloc(300_000)]));
    await soon(() => expect(spooled()).toEqual([expect.toSatisfy((size: number) => size > 100_000)]));
    expect(await home.db.files.findMany()).toMatchObject([{ status: 'pending', bytes: 5 * MB }]);
    upload.cut();
    await soon(() => expect(spooled()).toEqual([]));
    await soon(async () => expect(await kept()).toBe(0));
  });

  test('of an upload that came whole, where it arrived', async () => {
    expect((await send(app)).statusCode).toBe(200);
    expect(spooled()).toEqual([]);
    expect(await kept()).toBe(1);
  });

  test('of an upload that falls silent, nor is its place held', async () => {
    const impatient = await another({ bodyLimits: { timeoutMs: 200, uploadBytes: 1000 } });
    const upload = await begin(5 * MB, { on: impatient });
    upload.send(filePart());
    upload.send(aVideo());
    await upload.answer();
    await soon(() => expect(spooled()).toEqual([]));
    await soon(async () => expect(await kept()).toBe(0));
  });

  test('of an upload that never ends', async () => {
    const impatient = await another({ bodyLimits: { timeoutMs: 50, uploadBytes: 1, uploadMs: 400 } });
    const upload = await begin(null, { on: impatient });
    upload.send(filePart());
    upload.send(aVideo());
    const more = setInterval(() => upload.send(Buffer.alloc(1000)), 10);
    await upload.answer();
    clearInterval(more);
    await soon(() => expect(spooled()).toEqual([]));
    await soon(async () => expect(await kept()).toBe(0));
  });

  test('of a form whose fields are refused after its file has come', async () => {
    const sent = await multipart({ image: aFile(await aJpeg()), email: 'no address' });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/profile',
      payload: sent.payload,
      headers: { ...sent.headers, ...pro.bearer },
    });
    expect(answer.statusCode).toBe(422);
    expect(spooled()).toEqual([]);
    expect(await kept()).toBe(0);
  });
});

describe('before more of it is read', () => {
  /** What the server answers to a body of which most is never sent. */
  const answerTo = async (length: number | null, parts: (Buffer | string)[], options = {}) => {
    const upload = await begin(length, options);
    for (const part of parts) upload.send(part);
    const { status, body } = await upload.answer();
    expect(spooled()).toEqual([]);
    await soon(async () =>
      expect(await home.db.files.count({ where: { owner_id: row.id, status: 'pending' } })).toBe(0),
    );
    return { status, ...(JSON.parse(body) as { message: string; errors?: unknown }) };
  };

  test('a second file is refused', async () => {
    const parts = [filePart(), aVideo(), filePart(), Buffer.alloc(200_000)];
    expect(await answerTo(400 * MB, parts)).toEqual({
      status: 422,
      message: IMAGE_TEXTS.several,
      errors: { file: [IMAGE_TEXTS.several] },
    });
  });

  test('a second file is refused, and its sender finds the answer after sending all of it', async () => {
    const parts = [filePart(), aVideo(), filePart(), ...Array.from({ length: 40 }, () => Buffer.alloc(MB))];
    expect(await answerTo(100 * MB, parts)).toMatchObject({ status: 422, message: IMAGE_TEXTS.several });
  });

  test('a body is refused that is longer than any file we take', async () => {
    expect(await answerTo(502 * MB, [])).toMatchObject({ status: 413 });
    expect(await answerTo(12 * MB, [], { at: '/api/profile' })).toMatchObject({ status: 413 });
  });

  test('what is no picture and no video is refused by its first bytes', async () => {
    const page = Buffer.from('<html>'.padEnd(5000));
    expect(await answerTo(400 * MB, [filePart(), page])).toMatchObject({ status: 422, message: VIDEO_TEXTS.kind });
    const picture = filePart('a.png', 'image/png');
    expect(await answerTo(9 * MB, [picture, page])).toMatchObject({ message: IMAGE_TEXTS.kind });
  });

  test('a picture is refused that comes in a body too long for one', async () => {
    const parts = [filePart('a.jpg', 'image/jpeg'), await aJpeg(), Buffer.alloc(5000)];
    expect(await answerTo(100 * MB, parts)).toMatchObject({ status: 422, message: IMAGE_TEXTS.heavy });
  });

  test('a video is refused whose sender has as many waiting as may be', async () => {
    const facts = { owner_id: row.id, content_type: 'video/webm', bytes: 1 };
    await home.db.files.createMany({
      data: Array.from({ length: 10 }, (_, nth) => ({ ...facts, key: `videos/${nth}` })),
    });
    const parts = [filePart(), Buffer.concat([aVideo(), Buffer.alloc(5000)])];
    expect(await answerTo(400 * MB, parts)).toMatchObject({ status: 422, message: VIDEO_TEXTS.many });
  });

  test('a video is refused that is more than the day has left', async () => {
    const on = await another({ services: { uploads: { ...NO_UPLOAD_LIMITS, bytesPerDay: 300 * MB } } });
    const parts = [filePart(), Buffer.concat([aVideo(), Buffer.alloc(5000)])];
    expect(await answerTo(400 * MB, parts, { on })).toMatchObject({ status: 422, message: UPLOAD_TEXTS.day });
  });

  test('a chunked picture is cut off where it is longer than a picture may be', async () => {
    const parts = [
      filePart('a.jpg', 'image/jpeg'),
      await aJpeg(),
      ...Array.from({ length: 11 }, () => Buffer.alloc(MB)),
    ];
    expect(await answerTo(null, parts)).toMatchObject({ status: 422, message: IMAGE_TEXTS.heavy });
  });
});

describe('uploads at a time', () => {
  test('of one person are bounded, and of all together', async () => {
    const on = await another({ services: { uploads: { ...NO_UPLOAD_LIMITS, perPerson: 2, perProcess: 3 } } });
    const fellow = await signIn(home.db, await aPlayer(home.db, row));
    const mine = [await begin(MB, { on }), await begin(MB, { on })];
    for (const upload of mine) {
      upload.send(filePart());
      upload.send(Buffer.concat([aVideo(), Buffer.alloc(5000)]));
    }
    await soon(async () => expect(await kept()).toBe(2));
    const third = await send(on);
    expect([third.statusCode, third.json(), third.headers['retry-after']]).toEqual([
      429,
      { message: UPLOAD_TEXTS.busy },
      '10',
    ]);
    const theirs = await begin(MB, { on, who: fellow });
    theirs.send(filePart());
    theirs.send(Buffer.concat([aVideo(), Buffer.alloc(5000)]));
    await soon(async () => expect(await kept()).toBe(3));
    const one = await begin(MB, { on, who: await signIn(home.db, await aPro(home.db)) });
    expect(await one.answer()).toMatchObject({
      status: 503,
      head: expect.stringContaining('retry-after: 30') as string,
      body: JSON.stringify({ message: UPLOAD_TEXTS.crowded }),
    });
    for (const upload of [...mine, theirs]) upload.cut();
    await soon(async () => expect((await send(on)).statusCode).toBe(200));
  });
});

test('a file longer than its call takes is refused, and nothing of it stays', async () => {
  const call = publicProcedure
    .meta({
      rest: {
        method: 'POST',
        path: '/small',
        summary: 'A call',
        tag: 'Test',
        open: true,
        files: anyFiles({ bytes: 1000 }),
      },
    })
    .output(z.number())
    .mutation(({ ctx }) => ctx.request.files?.[0]?.size ?? 0);
  const small = await appOn(home.db, { router: router({ small: call }) });
  const send = async (length: number) => {
    const sent = await multipart({ file: aFile(Buffer.alloc(length)) });
    return small.inject({ method: 'POST', url: '/api/small', payload: sent.payload, headers: sent.headers });
  };
  const [fits, heavy] = [await send(1000), await send(1001)];
  expect([fits.statusCode, fits.json()]).toEqual([200, 1000]);
  expect([heavy.statusCode, heavy.json()]).toEqual([413, { message: 'That is too large for us to take.' }]);
  expect(spooled()).toEqual([]);
  await small.close();
});
