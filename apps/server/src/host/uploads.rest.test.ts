import { readdirSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { appOn, signIn, type SignedIn } from '@fairway/testing/app';
import { aPro } from '@fairway/testing/builders';
import { fileDatabase } from '@fairway/testing/file-database';
import { aFile, multipart } from '@fairway/testing/forms';
import { testFolder } from '@fairway/testing/storage';
import { aVideo } from '@fairway/testing/videos';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { publicProcedure, router } from '../trpc/init.ts';

const home = fileDatabase({ max: 2 });
let app: FastifyInstance;
let pro: SignedIn;
/** Where uploads arrive; what is left in it was left behind. */
let folder: string;
beforeAll(async () => {
  app = await appOn(home.db);
  await app.listen({ port: 0 });
  pro = await signIn(home.db, await aPro(home.db));
});
afterAll(() => app.close());
beforeEach(() => {
  folder = testFolder();
  vi.stubEnv('TMPDIR', folder);
  return () => vi.unstubAllEnvs();
});
const leftBehind = () => readdirSync(folder).filter((name) => name.startsWith('fairway-upload-'));
const kept = () => home.db.files.count();

const head = (length: number) =>
  [
    'POST /api/file/upload HTTP/1.1',
    'Host: golf.example',
    `Authorization: ${pro.bearer.authorization}`,
    'Content-Type: multipart/form-data; boundary=cut',
    `Content-Length: ${length}`,
    '',
    '--cut',
    'Content-Disposition: form-data; name="file"; filename="swing.webm"',
    'Content-Type: video/webm',
    '',
    '',
  ].join('\r\n');

test('an upload that breaks off half way leaves nothing behind', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(head(5_000_000));
  socket.write(Buffer.concat([aVideo(), Buffer.alloc(300_000)]));
  await vi.waitFor(() => expect(leftBehind()).toHaveLength(1));
  socket.destroy();
  await vi.waitFor(() => expect(leftBehind()).toEqual([]));
  expect(await kept()).toBe(0);
});

test('an upload that came whole leaves nothing where it arrived', async () => {
  const sent = await multipart({ file: aFile(aVideo(), 'swing.webm', 'video/webm') });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/file/upload',
    payload: sent.payload,
    headers: { ...sent.headers, ...pro.bearer },
  });
  expect(answer.statusCode).toBe(200);
  expect(leftBehind()).toEqual([]);
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
        files: 'file',
        fileBytes: 1000,
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
  expect(leftBehind()).toEqual([]);
  await small.close();
});
