import { appOn, signIn, type SignedIn } from '#test/app.ts';
import { aPlayer, aPro } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aFile, multipart } from '#test/forms.ts';
import { aJpeg } from '#test/pictures.ts';
import { testS3 } from '#test/s3.ts';
import { testStorage } from '#test/storage.ts';
import { aVideo } from '#test/videos.ts';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '#core/env.ts';
import { openStorage } from '#adapters/storage/open.ts';
import type { Storage } from '#adapters/storage/storage.ts';

const home = fileDatabase({ max: 2 });
let s3: Awaited<ReturnType<typeof testS3>>;
beforeAll(async () => {
  s3 = await testS3();
});
afterAll(() => s3.close());
const NEEDED = { DATABASE_URL: 'postgres://none', REDIS_URL: 'redis://none' };
const storageOn = { disk: () => testStorage, s3: () => openStorage(readEnv({ ...NEEDED, ...s3.settings })) };

describe.each(['disk', 's3'] as const)('pictures on %s', (kind) => {
  let app: FastifyInstance;
  let pro: SignedIn & { id: string };
  let player: SignedIn;
  let stranger: SignedIn;
  let path: string;
  let id: string;
  beforeAll(async () => {
    app = await appOn(home.db, { services: { storage: storageOn[kind]() } });
    const row = await aPro(home.db);
    pro = { id: row.id, ...(await signIn(home.db, row)) };
    player = await signIn(home.db, await aPlayer(home.db, row));
    stranger = await signIn(home.db, await aPlayer(home.db, await aPro(home.db)));
    const sent = await multipart({ file: aFile(await aJpeg(800, 600)) });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/file/upload',
      payload: sent.payload,
      headers: { ...sent.headers, ...pro.browser },
    });
    ({ path, id } = answer.json<{ path: string; id: string }>());
  });
  afterAll(() => app.close());

  const get = (headers: Record<string, string> = pro.bearer, url = path) => app.inject({ url, headers });
  const statusFor = async (who: SignedIn | null) => (await get(who ? { cookie: who.browser.cookie } : {})).statusCode;

  test('come as what they are, and a browser guesses nothing else', async () => {
    const answer = await get();
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'content-length': String(answer.rawPayload.length),
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
    expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  });

  test('come in part, and not beyond their end', async () => {
    const whole = (await get()).rawPayload;
    const part = await get({ ...pro.bearer, range: 'bytes=8-11' });
    expect([part.statusCode, part.headers['content-range'], part.body]).toEqual([
      206,
      `bytes 8-11/${whole.length}`,
      'WEBP',
    ]);
    const last = await get({ ...pro.bearer, range: 'bytes=-5' });
    expect(last.rawPayload).toEqual(whole.subarray(-5));
    const beyond = await get({ ...pro.bearer, range: `bytes=${whole.length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${whole.length}`]);
    const other = await get({ ...pro.bearer, range: 'bytes=0-3', 'if-range': '"another"' });
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, whole.length]);
  });

  test('are not sent twice to who has them, and a HEAD tells of them', async () => {
    const etag = String((await get()).headers.etag);
    const again = await get({ ...pro.bearer, 'if-none-match': `W/${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url: path, headers: pro.bearer });
    expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', 'image/webp']);
  });

  test('are there for their owner alone until something shows them', async () => {
    expect(await Promise.all([pro, player, stranger, null].map(statusFor))).toEqual([200, 404, 404, 404]);
    await home.db.pro_profiles.create({ data: { user_id: pro.id, image_id: id } });
    expect(await Promise.all([pro, player, stranger, null].map(statusFor))).toEqual([200, 200, 404, 404]);
    await home.db.files.update({ where: { id }, data: { visibility: 'public' } });
    expect(await Promise.all([pro, player, stranger, null].map(statusFor))).toEqual([200, 200, 200, 200]);
    expect((await get({})).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await home.db.files.update({ where: { id }, data: { visibility: 'private' } });
  });

  test('whose content is gone are not found', async () => {
    const key = path.replace('/files/', '').replace('1024', '2048');
    await storageOn[kind]().remove(key);
    expect((await get(pro.bearer, `/files/${key}`)).statusCode).toBe(404);
  });

  test.each([
    '/files/',
    '/files/..%2f..%2fetc%2fpasswd',
    '/files/%2e%2e/%2e%2e/etc/passwd',
    '/files/images/%2e%2e%2f%2e%2e%2fstart.json',
    '/files/images/%00/1024.webp',
    '/files//etc/passwd',
    '/files/images',
    '/files/%E0%A4%A',
  ])('are not reached by %s', async (url) => {
    const answer = await app.inject({ url, headers: pro.bearer });
    expect([404, 422]).toContain(answer.statusCode);
    expect(answer.headers['content-type']).toContain('application/json');
  });
});

describe.each(['disk', 's3'] as const)('a video on %s', (kind) => {
  let app: FastifyInstance;
  let player: SignedIn;
  let path: string;
  /** How often the storage was asked for content. */
  let opened = 0;
  const content = aVideo();
  beforeAll(async () => {
    const storage = new Proxy(storageOn[kind](), {
      get(kept, name: keyof Storage) {
        if (name === 'read') opened += 1;
        return kept[name];
      },
    });
    app = await appOn(home.db, { services: { storage } });
    player = await signIn(home.db, await aPlayer(home.db, await aPro(home.db)));
    const sent = await multipart({ file: aFile(content, 'swing.mov', 'video/quicktime') });
    const answer = await app.inject({
      method: 'POST',
      url: '/api/file/upload',
      payload: sent.payload,
      headers: { ...sent.headers, ...player.bearer },
    });
    ({ path } = answer.json<{ path: string }>());
  });
  afterAll(() => app.close());
  const get = (range?: string) => app.inject({ url: path, headers: { ...player.bearer, ...(range ? { range } : {}) } });

  test('says that it comes in parts, and what it is', async () => {
    const answer = await get();
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, content]);
    expect(answer.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/webm',
      'x-content-type-options': 'nosniff',
    });
  });

  test.each([
    ['bytes=0-1', 0, 1],
    ['bytes=0-', 0, content.length - 1],
    [`bytes=0-${content.length - 1}`, 0, content.length - 1],
    ['bytes=100-199', 100, 199],
    ['bytes=-10', content.length - 10, content.length - 1],
  ])('answers %s as a part, as Safari wants it', async (range, start, end) => {
    const { statusCode, headers, rawPayload } = await get(range);
    expect([statusCode, headers['content-range'], headers['content-length']]).toEqual([
      206,
      `bytes ${start}-${end}/${content.length}`,
      String(end - start + 1),
    ]);
    expect(rawPayload).toEqual(content.subarray(start, end + 1));
  });

  test('has no part beyond its end', async () => {
    const answer = await get(`bytes=${content.length}-`);
    expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${content.length}`]);
  });

  test.each([
    ['all of it', undefined, 200, String(content.length)],
    ['a part of it', 'bytes=100-199', 206, '100'],
    ['its end', 'bytes=-10', 206, '10'],
  ])('is told of by a HEAD of %s as by a GET, and not opened for it', async (_, range, status, length) => {
    const { headers } = await get(range);
    const before = opened;
    const head = await app.inject({
      method: 'HEAD',
      url: path,
      headers: { ...player.bearer, ...(range ? { range } : {}) },
    });
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([status, '', length]);
    expect(opened).toBe(before);
    for (const name of ['content-range', 'content-type', 'accept-ranges', 'etag'])
      expect([name, head.headers[name]]).toEqual([name, headers[name]]);
  });

  test('has no part beyond its end for a HEAD either, and is not there when its content is gone', async () => {
    const headers = { ...player.bearer, range: `bytes=${content.length}-` };
    const beyond = await app.inject({ method: 'HEAD', url: path, headers });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${content.length}`]);
    const url = path.replace('original.webm', 'everyday.mp4');
    const head = await app.inject({ method: 'HEAD', url, headers: player.bearer });
    expect([head.statusCode, head.body]).toEqual([404, '']);
  });
});

test('a page that calls itself a picture is refused, by any name', async () => {
  const app = await appOn(home.db);
  const { bearer } = await signIn(home.db, await aPro(home.db));
  const sent = await multipart({ file: aFile('<script>alert(1)</script>', '../../../cat.png', 'image/png') });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/file/upload',
    payload: sent.payload,
    headers: { ...sent.headers, ...bearer },
  });
  expect([answer.statusCode, answer.json()]).toEqual([
    422,
    {
      message: 'Please choose a picture: PNG, JPEG, GIF, WebP or HEIC.',
      errors: { file: ['Please choose a picture: PNG, JPEG, GIF, WebP or HEIC.'] },
    },
  ]);
  await app.close();
});

test('an upload that another site makes a browser send is refused', async () => {
  const app = await appOn(home.db);
  const { browser } = await signIn(home.db, await aPro(home.db));
  const sent = await multipart({ file: aFile(await aJpeg()) });
  const answer = await app.inject({
    method: 'POST',
    url: '/api/file/upload',
    payload: sent.payload,
    headers: { ...sent.headers, cookie: browser.cookie, origin: 'https://elsewhere.example' },
  });
  expect(answer.statusCode).toBe(403);
  await app.close();
});
