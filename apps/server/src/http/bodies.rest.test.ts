import { readdirSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setInterval as every } from 'node:timers/promises';
import { appOn, signIn, type SignedIn, type TestAppOptions } from '#test/app.ts';
import { aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testFolder } from '#test/storage.ts';
import { aVideo } from '#test/videos.ts';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

/** Waits for what happens on the other side of a connection; a busy machine takes its time. */
const soon = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 15_000 });
const MEGABYTE = 1024 * 1024;
const HUGE = 700 * MEGABYTE;
/** What may be on its way between two sockets of one machine. */
const UNDER_WAY = 16 * MEGABYTE;

const home = fileDatabase({ max: 2 });
let pro: SignedIn;
beforeAll(async () => {
  pro = await signIn(home.db, await aPro(home.db));
});

let app: FastifyInstance;
const started = async (bodyLimits: TestAppOptions['bodyLimits'] = {}) => {
  app = await appOn(home.db, { bodyLimits });
  await app.listen({ port: 0 });
  return app;
};
afterEach(() => app.close());

/** A sender who speaks HTTP by hand, as slowly or as much as they like. */
class Sender {
  readonly socket: Socket;
  readonly closed: Promise<void>;
  heard = '';

  constructor(...lines: string[]) {
    this.socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    this.socket.on('data', (piece) => (this.heard += piece.toString())).on('error', () => undefined);
    this.closed = new Promise((resolve) => this.socket.once('close', () => resolve()));
    this.socket.write([...lines, ''].join('\r\n'));
  }

  /** Writes until it is told to stop, at most `bytes`, never faster than it is read. */
  async flood(piece: Buffer, bytes: number): Promise<void> {
    while (this.socket.writable && this.socket.bytesWritten < bytes) {
      if (this.socket.write(piece)) await new Promise(setImmediate);
      else await Promise.race([this.closed, new Promise((resolve) => this.socket.once('drain', resolve))]);
    }
  }

  get status(): number {
    return Number(this.heard.slice(9, 12));
  }

  get body(): unknown {
    return JSON.parse(this.heard.slice(this.heard.indexOf('\r\n\r\n') + 4)) as unknown;
  }
}

const head = (url: string, type: string, ...more: string[]) => [
  `POST ${url} HTTP/1.1`,
  'Host: golf.example',
  `Content-Type: ${type}`,
  ...more,
  '',
];
const bearer = () => `Authorization: ${pro.bearer.authorization}`;
const form = 'multipart/form-data; boundary=cut';
const fileHead = [
  '--cut',
  'Content-Disposition: form-data; name="file"; filename="swing.webm"',
  'Content-Type: video/webm',
  '',
];
const makeField = (name: string, bytes: number) =>
  Buffer.from(`--cut\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${'x'.repeat(bytes)}\r\n`);

describe('a body without end', () => {
  test.each([
    ['a form on tRPC', '/trpc/accounts.login', form, 415],
    ['a text on tRPC', '/trpc/accounts.login', 'text/plain', 415],
    ['a stream on tRPC', '/trpc/accounts.login', 'application/octet-stream', 415],
    ['JSON on tRPC', '/trpc/accounts.login', 'application/json', 413],
    ['JSON on REST', '/api/login', 'application/json', 413],
    ['a form on REST', '/api/login', form, 413],
    ['a form of somebody unknown', '/api/file/upload', form, 401],
    ['what is meant for nobody', '/api/none', form, 404],
  ])('%s is refused after little of it has been read', async (_name, url, type, status) => {
    await started();
    let read: Socket | undefined;
    app.server.once('connection', (socket: Socket) => (read = socket));
    const sender = new Sender(...head(url, type, `Content-Length: ${HUGE}`));
    await sender.flood(Buffer.alloc(64 * 1024), HUGE);
    await sender.closed;
    expect(sender.heard === '' || sender.status === status, sender.heard.slice(0, 200)).toBe(true);
    expect(read?.bytesRead).toBeLessThan(UNDER_WAY);
    expect(sender.socket.bytesWritten).toBeLessThan(2 * UNDER_WAY);
    expect(app.bodies.held).toBe(0);
  });

  test.each(['/trpc/accounts.login', '/api/login'])('%s says so before it has read any', async (url) => {
    await started();
    const sender = new Sender(...head(url, url.startsWith('/trpc') ? form : 'text/xml', `Content-Length: ${HUGE}`));
    await soon(() => expect(sender.status).toBe(415));
    expect(sender.body).toEqual({ message: expect.stringMatching(/^Please send JSON/) as string });
    sender.socket.destroy();
  });

  test('nine hundred fields of a megabyte are refused at the second', async () => {
    await started();
    const sender = new Sender(...head('/api/login', form, 'Transfer-Encoding: chunked'));
    const field = makeField('email', MEGABYTE - 1000);
    await sender.flood(
      Buffer.concat([Buffer.from(`${field.length.toString(16)}\r\n`), field, Buffer.from('\r\n')]),
      HUGE,
    );
    await sender.closed;
    expect(sender.heard === '' || sender.status === 413, sender.heard.slice(0, 200)).toBe(true);
    expect(sender.socket.bytesWritten).toBeLessThan(UNDER_WAY);
    expect(app.bodies.held).toBe(0);
  });
});

test('the bodies of all open calls together are bounded, and small ones come through all the same', async () => {
  await started({ memoryBytes: 2 * MEGABYTE });
  const lines = head('/api/login', 'application/json', `Content-Length: ${MEGABYTE}`);
  const senders = Array.from({ length: 4 }, () => new Sender(...lines));
  for (const sender of senders) sender.socket.write(Buffer.alloc(MEGABYTE - 10, ' '));
  await soon(() => expect(senders.filter(({ status }) => status === 503).length).toBeGreaterThanOrEqual(1));
  expect(app.bodies.held).toBeLessThanOrEqual(3 * MEGABYTE);
  const refused = senders.find(({ status }) => status === 503);
  expect(refused?.heard.toLowerCase()).toContain('retry-after: 5');
  const small = new Sender(...head('/api/login', 'application/json', 'Content-Length: 2'), '{}');
  await soon(() => expect(small.status).toBe(422));
  for (const sender of [...senders, small]) sender.socket.destroy();
  await soon(() => expect(app.bodies.held).toBe(0));
});

describe('a body that does not come', () => {
  const TIMEOUT = { timeoutMs: 200 };
  const TOO_LATE = { message: 'That took too long to reach us. Please try again.' };

  test.each([
    ['JSON on tRPC', '/trpc/accounts.login', 'application/json'],
    ['JSON on REST', '/api/login', 'application/json'],
    ['a form', '/api/login', form],
    ['a message of the card provider', '/api/stripe/webhook', 'application/json'],
  ])('%s is answered 408 and cut off, however often a byte of it comes', async (_name, url, type) => {
    await started(TIMEOUT);
    const sender = new Sender(...head(url, type, 'Content-Length: 1000'));
    for await (const _ of every(20)) {
      if (!sender.socket.writable || sender.heard !== '') break;
      sender.socket.write(' ');
    }
    await soon(() => expect(sender.status).toBe(408));
    expect(sender.body).toEqual(TOO_LATE);
    sender.socket.destroy();
  });

  test('headers that do not come are not waited for', async () => {
    await started(TIMEOUT);
    const sender = new Sender('POST /api/login HTTP/1.1', 'Host: golf.example');
    await sender.closed;
    expect([sender.status, sender.body]).toEqual([408, TOO_LATE]);
  });

  test('an upload that stands still is cut off, and nothing of it stays', async () => {
    const folder = testFolder();
    vi.stubEnv('TMPDIR', folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    // Who sends it is looked up before anything is read, and that takes its time on a busy machine.
    await started({ timeoutMs: 1000, uploadBytes: 1000 });
    const sender = new Sender(...head('/api/file/upload', form, bearer(), 'Content-Length: 5000000'), ...fileHead, '');
    sender.socket.write(aVideo());
    await soon(() => expect(sender.status).toBe(408));
    expect(sender.body).toEqual(TOO_LATE);
    const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(left.map(({ name }) => name)).toEqual([]);
    sender.socket.destroy();
  });

  test('an upload may take as long as it needs, so long as it comes on', async () => {
    // As above.
    const timeoutMs = 1000;
    await started({ timeoutMs, uploadBytes: 1000 });
    const video = Buffer.concat([aVideo(), Buffer.alloc(200_000)]);
    const lines = [...fileHead, ''].join('\r\n');
    const length = lines.length + video.length + '\r\n--cut--\r\n'.length;
    const began = performance.now();
    const sender = new Sender(...head('/api/file/upload', form, bearer(), `Content-Length: ${length}`));
    sender.socket.write(lines);
    let sent = 0;
    for await (const _ of every(25)) {
      sender.socket.write(video.subarray(sent, (sent += 1500)));
      if (sent >= video.length) break;
    }
    sender.socket.write('\r\n--cut--\r\n');
    await soon(() => expect(sender.status).toBe(200));
    expect(performance.now() - began).toBeGreaterThan(3 * timeoutMs);
    sender.socket.destroy();
  });
});

test('what is no HTTP is told so in JSON', async () => {
  await started();
  for (const [line, status] of [
    ['NONSENSE', 400],
    [`GET / HTTP/1.1\r\nHost: golf.example\r\nX-Long: ${'x'.repeat(20_000)}`, 431],
  ] as const) {
    const sender = new Sender(line, '');
    await sender.closed;
    expect([sender.status, sender.body]).toEqual([status, { message: expect.stringMatching(/^\S.*\.$/) as string }]);
  }
});
