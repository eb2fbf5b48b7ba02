import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { DAY_MS } from '@fairway/time/units';
import { appOn, signIn, type SignedIn } from '#test/app.ts';
import { aPlayer, aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { startProgram, waitForOrigin } from '#test/programs.ts';
import { smallDisk } from '#test/small-disk.ts';
import { startWorkerHarness } from '#test/worker-harness.ts';
import { endListening, listenAt, sha256, tusSender } from '#test/tus.ts';
import { testStorage } from '#test/storage.ts';
import { aVideo } from '#test/videos.ts';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { diskStorage } from '#adapters/storage/disk.ts';
import type { AppOptions } from '#http/app.ts';
import type { Storage } from '#adapters/storage/storage.ts';

// Programs of their own take their time to start on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const MB = 1024 * 1024;
const VIDEO = Buffer.concat([aVideo(), Buffer.alloc(20 * MB, 'golf')]);
const CUT = Math.floor(VIDEO.length * 0.6);
const SAID = { use: 'record_video', filename: 'swing.mov' };
const readLocation = (answer: Response) => answer.headers.get('location') ?? '';
const readOffset = (answer: Response) => Number(answer.headers.get('upload-offset') ?? Number.NaN);
/** Waits for what happens on the other side of a connection; a busy machine takes its time. */
const soon = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 60_000 });

/** A stretch that is sent by hand, and stops in the middle. */
async function stall(origin: string, at: string, { bearer }: SignedIn, [from, to]: [number, number]): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const head = [
    `PATCH ${at} HTTP/1.1`,
    'Host: golf.example',
    `Authorization: ${bearer.authorization}`,
    'Tus-Resumable: 1.0.0',
    'Content-Type: application/offset+octet-stream',
    `Upload-Offset: ${from}`,
    `Content-Length: ${VIDEO.length - from}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(VIDEO.subarray(from, to));
  return socket;
}

test('an API killed at 60 %, another one started the next day: it goes on from there, and what is served is what was sent', async () => {
  const harness = await startWorkerHarness();
  const variables = { ...harness.variables, OVERLOAD_EVENT_LOOP_MS: '0', PORT: '0', LOG_LEVEL: 'info' };
  const player = await aPlayer(harness.db, await aPro(harness.db));
  const signed = await signIn(harness.db, player);
  const first = startProgram('api', variables);
  const origin = await waitForOrigin(first);
  const at = readLocation(await tusSender(origin, signed.bearer).begin(VIDEO.length, SAID));
  await stall(origin, at, signed, [0, CUT]);
  const parts = diskStorage(`${harness.variables['DATA_DIR']}/files`);
  const { key } = await harness.db.files.findFirstOrThrow({ where: { owner_id: player.id } });
  await soon(async () => expect(await parts.readSize(`${key}/parts`)).toBe(CUT));
  await first.end('SIGKILL');
  // A night passes: all that is known of the upload is a day older, and whoever wrote it is long gone.
  const { reserved_until } = await harness.db.files.findFirstOrThrow({ where: { key } });
  await harness.db.files.updateMany({
    where: { key },
    data: { reserved_until: new Date((reserved_until?.getTime() ?? 0) - DAY_MS) },
  });
  await harness.db.uploads.updateMany({ data: { held_until: new Date(Date.now() - DAY_MS) } });

  const next = tusSender(await waitForOrigin(startProgram('api', variables)), signed.bearer);
  expect(readOffset(await next.head(at))).toBe(CUT);
  const last = await next.patch(at, CUT, VIDEO.subarray(CUT));
  expect([last.status, readOffset(last)]).toEqual([204, VIDEO.length]);
  const served = await next.call('GET', `/files/${key}/original.webm`, {});
  expect(sha256(await served.bytes())).toBe(sha256(VIDEO));
});

describe('within one machine', () => {
  const home = fileDatabase({ max: 10 });
  let pro: SignedIn;
  beforeAll(async () => {
    pro = await signIn(home.db, await aPro(home.db));
  });
  async function start(storage: Storage = testStorage, options: Partial<AppOptions> = {}): Promise<string> {
    const app = await appOn(home.db, { services: { storage }, ...options });
    onTestFinished(() => endListening(app));
    return listenAt(app);
  }

  test.each(['the same process', 'another process'])(
    'a sender who comes back to %s, while a dead line is still waited on, is let go on',
    async (where) => {
      const origin = await start();
      const at = readLocation(await tusSender(origin, pro.bearer).begin(VIDEO.length, SAID));
      await stall(origin, at, pro, [0, CUT]);
      const { key } = await home.db.files.findFirstOrThrow({ orderBy: { created_at: 'desc' } });
      await soon(async () => expect(await testStorage.readSize(`${key}/parts`)).toBe(CUT));
      const back = tusSender(where === 'the same process' ? origin : await start(), pro.bearer);
      expect(readOffset(await back.head(at))).toBe(CUT);
      expect((await back.patch(at, CUT, VIDEO.subarray(CUT))).status).toBe(204);
      const served = await back.call('GET', `/files/${key}/original.webm`, {});
      expect(sha256(await served.bytes())).toBe(sha256(VIDEO));
    },
  );

  test('a sender whose line breaks, or who falls silent, finds all that had come', async () => {
    const origin = await start(testStorage, { bodyLimits: { timeoutMs: 1000 } });
    const tus = tusSender(origin, pro.bearer);
    const at = readLocation(await tus.begin(VIDEO.length, SAID));
    const { key } = await home.db.files.findFirstOrThrow({ orderBy: { created_at: 'desc' } });
    const broken = await stall(origin, at, pro, [0, 5 * MB]);
    await soon(async () => expect(await testStorage.readSize(`${key}/parts`)).toBe(5 * MB));
    broken.destroy();
    expect(readOffset(await tus.head(at))).toBe(5 * MB);
    const silent = await stall(origin, at, pro, [5 * MB, 9 * MB]);
    let heard = '';
    silent.on('data', (piece) => (heard += piece.toString()));
    await soon(() => expect(heard).toContain('upload-offset'));
    expect(heard).toMatch(/^HTTP\/1\.1 204 /);
    expect(heard).toContain(`upload-offset: ${9 * MB}`);
    expect(readOffset(await tus.head(at))).toBe(9 * MB);
  });

  test('a disk without room is told as 507, and the upload goes on once there is some', async () => {
    const folder = await smallDisk(4 * MB);
    const small = diskStorage(folder);
    const tus = tusSender(await start(small), pro.bearer);
    const at = readLocation(await tus.begin(VIDEO.length, SAID));
    const full = await tus.patch(at, 0, VIDEO.subarray(0, 8 * MB));
    expect([full.status, await full.json()]).toEqual([
      507,
      { message: 'We have no room for files at the moment. Please try again later.' },
    ]);
    const offset = readOffset(await tus.head(at));
    expect(offset).toBeLessThanOrEqual(4 * MB);
    expect((await tus.end(at)).status).toBe(204);
    // A place where not even a beginning can be kept holds none of the person's.
    const before = await home.db.files.count();
    const nowhere = { ...small, parts: () => Promise.reject(new Error('The storage is away')) };
    expect((await tusSender(await start(nowhere), pro.bearer).begin(5, SAID)).status).toBe(500);
    expect(await home.db.files.count()).toBe(before);
  });

  test('an upload killed between its last byte and its file is made one by whoever asks next', async () => {
    const failing = {
      ...testStorage,
      copy: () => Promise.reject(new Error('Killed')),
    };
    const killed = tusSender(await start(failing), pro.bearer);
    const at = readLocation(await killed.begin(VIDEO.length, SAID));
    expect((await killed.patch(at, 0, VIDEO)).status).toBe(500);
    const { key, status } = await home.db.files.findFirstOrThrow({ orderBy: { created_at: 'desc' } });
    expect(status).toBe('pending');
    const next = tusSender(await start(), pro.bearer);
    const head = await next.head(at);
    expect([head.status, readOffset(head)]).toEqual([200, VIDEO.length]);
    expect(await home.db.files.findUnique({ where: { key } })).toMatchObject({ status: 'stored' });
    const served = await next.call('GET', `/files/${key}/original.webm`, {});
    expect(sha256(await served.bytes())).toBe(sha256(VIDEO));
  });
});
