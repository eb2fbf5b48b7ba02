import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { HOUR_MS } from '@fairway/time/units';
import { PERSON_HEADER } from '@fairway/contracts/person-header';
import { IMAGE_TEXTS, UPLOAD_TEXTS, VIDEO_TEXTS, VOICE_TEXTS } from '@fairway/contracts/messages/files';
import { appOn, signIn, type SignedIn } from '#test/app.ts';
import { aPlayer, aPro } from '#test/builders.ts';
import { startClock } from '#test/clock.ts';
import { fileDatabase } from '#test/file-database.ts';
import { runPendingJobs, testJobs } from '#test/jobs.ts';
import { aHeic, aJpeg } from '#test/pictures.ts';
import { testS3 } from '#test/s3.ts';
import { testServices } from '#test/services.ts';
import { testStorage } from '#test/storage.ts';
import { endListening, listenAt, sayMetadata, sha256, toUploadId, tusSender, type TusSender } from '#test/tus.ts';
import { aVideo } from '#test/videos.ts';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openStorage } from '#adapters/storage/open.ts';
import type { Storage } from '#adapters/storage/storage.ts';
import { readEnv } from '#core/env.ts';
import { sweepFiles } from '#domains/files/stored-files/service.ts';

const MB = 1024 * 1024;
/** A video of some length: what follows its end is no concern of ours. */
const VIDEO = Buffer.concat([aVideo(), Buffer.alloc(12 * MB, 'golf')]);
const NOW = new Date();
const clock = startClock(NOW.toISOString());
const home = fileDatabase({ max: 10 });
const NEEDED = { DATABASE_URL: 'postgres://none', REDIS_URL: 'redis://none' };
let s3: Awaited<ReturnType<typeof testS3>>;
const stores: Record<'disk' | 's3', Storage> = { disk: testStorage, s3: testStorage };
const apps: FastifyInstance[] = [];

async function anApp(storage: Storage): Promise<string> {
  const app = await appOn(home.db, { services: { storage, now: clock.now } });
  apps.push(app);
  return listenAt(app);
}

const origins = { disk: '', s3: '' };
let owner: SignedIn;
let stranger: SignedIn;
let owner_id: string;
beforeAll(async () => {
  s3 = await testS3();
  stores.s3 = openStorage(readEnv({ ...NEEDED, ...s3.settings }));
  for (const kept of ['disk', 's3'] as const) origins[kept] = await anApp(stores[kept]);
});
afterAll(async () => {
  await Promise.all(apps.map(endListening));
  await s3.close();
});
beforeEach(async () => {
  clock.set(NOW.toISOString());
  await home.db.outbox.deleteMany();
  await home.db.files.deleteMany();
  const pro = await aPro(home.db);
  const player = await aPlayer(home.db, pro);
  owner_id = player.id;
  [owner, stranger] = [await signIn(home.db, player), await signIn(home.db, pro)];
});

const sender = (kept: 'disk' | 's3' = 'disk', who: SignedIn = owner): TusSender => tusSender(origins[kept], who.bearer);
const readLocation = (answer: Response) => answer.headers.get('location') ?? '';
const readOffset = (answer: Response) => Number(answer.headers.get('upload-offset') ?? Number.NaN);
const findFile = () => home.db.files.findFirstOrThrow({ where: { owner_id } });
const upkeep = (storage: Storage) => runPendingJobs({ ...testJobs(home.db, clock.now()), storage });
const VIDEO_SAID = { use: 'record_video', filename: 'swing.mov', filetype: 'video/quicktime' };

test('a page that was drawn for somebody else neither begins an upload nor adds to one', async () => {
  const drawnFor = (person: string) => tusSender(origins.disk, { ...owner.browser, [PERSON_HEADER]: person });
  const [page, other] = [drawnFor(owner_id), drawnFor('0199c0de-0000-7000-8000-000000000000')];
  expect((await other.begin(8, VIDEO_SAID)).status).toBe(401);
  const begun = await page.begin(8, VIDEO_SAID);
  expect(begun.status).toBe(201);
  const at = readLocation(begun);
  expect((await other.patch(at, 0, Buffer.from('bunkers!'))).status).toBe(401);
  expect(readOffset(await page.head(at))).toBe(0);
});

describe.each(['disk', 's3'] as const)('an upload in parts, kept on %s,', (kept) => {
  test('goes on where it broke off, and is served as it was sent', async () => {
    const tus = sender(kept);
    const begun = await tus.begin(VIDEO.length, VIDEO_SAID);
    expect(begun.status).toBe(201);
    const at = readLocation(begun);
    expect(at).toMatch(/^\/api\/uploads\/[0-9a-f]{48}$/);
    expect(new Date(begun.headers.get('upload-expires') ?? 0).getTime()).toBeGreaterThan(NOW.getTime() + 47 * HOUR_MS);
    const cut = Math.floor(VIDEO.length * 0.6);
    expect(readOffset(await tus.patch(at, 0, VIDEO.subarray(0, cut)))).toBe(cut);
    // On another process, the next day.
    const other = tusSender(await anApp(stores[kept]), owner.bearer);
    clock.pass(26);
    const head = await other.head(at);
    expect([head.status, readOffset(head), head.headers.get('upload-length')]).toEqual([
      200,
      cut,
      String(VIDEO.length),
    ]);
    const last = await other.patch(at, cut, VIDEO.subarray(cut));
    expect([last.status, readOffset(last)]).toEqual([204, VIDEO.length]);
    const file = await findFile();
    const address = `/files/${file.key}/original.webm`;
    expect(last.headers.get('content-location')).toBe(address);
    expect(file).toMatchObject({ status: 'stored', content_type: 'video/webm', bytes: VIDEO.length });
    const served = await fetch(new URL(address, origins[kept]), { headers: owner.bearer });
    expect(sha256(await served.bytes())).toBe(sha256(VIDEO));
    const hidden = await fetch(`${origins[kept]}/files/${file.key}/parts`, { headers: owner.bearer });
    expect(hidden.status).toBe(404);
    await upkeep(stores[kept]);
    expect(await stores[kept].readSize(`${file.key}/parts`)).toBeNull();
    expect(await stores[kept].readSize(`${file.key}/original.webm`)).toBe(VIDEO.length);
    expect(await home.db.upload_days.findFirst({ where: { owner_id } })).toMatchObject({ bytes: BigInt(VIDEO.length) });
    // Asked again, it is there, and its last stretch is taken twice.
    const again = await tus.head(at);
    expect([readOffset(again), again.headers.get('content-location')]).toEqual([VIDEO.length, address]);
    expect((await tus.patch(at, VIDEO.length, Buffer.alloc(0))).status).toBe(204);
    expect((await tus.patch(at, 0, VIDEO)).status).toBe(409);
  });

  test('that its sender gives up goes with all that has come of it', async () => {
    const tus = sender(kept);
    const at = readLocation(await tus.begin(VIDEO.length, VIDEO_SAID, VIDEO.subarray(0, 6 * MB)));
    expect(readOffset(await tus.head(at))).toBe(6 * MB);
    const { key } = await findFile();
    expect((await tus.end(at)).status).toBe(204);
    expect((await tus.head(at)).status).toBe(404);
    expect(await home.db.files.count()).toBe(0);
    await upkeep(stores[kept]);
    const parts = await stores[kept].parts();
    await expect(parts.getUpload(`${key}/parts`)).rejects.toMatchObject({ status_code: 404 });
  });

  test('that brings a picture in the form of iPhones is drawn anew', async () => {
    const content = aHeic();
    const begun = await sender(kept).begin(content.length, { use: 'record_image', filename: 'IMG_1.HEIC' }, content);
    expect([begun.status, readOffset(begun)]).toEqual([201, content.length]);
    const file = await findFile();
    expect(file).toMatchObject({ status: 'stored', content_type: 'image/webp', width: 60, height: 40 });
    const served = await fetch(`${origins[kept]}/files/${file.key}/1024.webp`, { headers: owner.bearer });
    expect((await sharp(await served.bytes()).metadata()).format).toBe('webp');
  });

  test('that is not what it is sent for is refused, and leaves nothing', async () => {
    const tus = sender(kept);
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    for (const [use, text] of [
      ['record_video', VIDEO_TEXTS.kind],
      ['record_image', IMAGE_TEXTS.kind],
      ['record_voice', VOICE_TEXTS.kind],
    ] as const) {
      const at = readLocation(await tus.begin(page.length, { use }));
      const refused = await tus.patch(at, 0, page);
      expect([refused.status, await refused.json()]).toMatchObject([422, { errors: { file: [text] } }]);
      expect((await tus.head(at)).status).toBe(404);
    }
    expect(await home.db.files.count()).toBe(0);
  });

  test('that stood still for two days is given up, and swept', async () => {
    const tus = sender(kept);
    const at = readLocation(await tus.begin(VIDEO.length, VIDEO_SAID, VIDEO.subarray(0, MB)));
    const { key } = await findFile();
    clock.pass(47);
    expect(readOffset(await tus.patch(at, MB, VIDEO.subarray(MB, 2 * MB)))).toBe(2 * MB);
    clock.pass(47);
    expect((await tus.head(at)).status).toBe(200);
    clock.pass(2);
    const late = await tus.patch(at, 2 * MB, VIDEO.subarray(2 * MB));
    expect([late.status, await late.json()]).toEqual([410, { message: UPLOAD_TEXTS.expired }]);
    expect(await sweepFiles({ db: home.db, now: clock.now })).toBe(1);
    expect((await tus.head(at)).status).toBe(404);
    await upkeep(stores[kept]);
    expect(await stores[kept].readSize(`${key}/parts`)).toBeNull();
  });
});

describe('an upload in parts', () => {
  test('that nothing uses goes a day after it was finished', async () => {
    const tus = sender();
    const at = readLocation(await tus.begin(VIDEO.length, VIDEO_SAID, VIDEO.subarray(0, MB)));
    clock.pass(40);
    await tus.patch(at, MB, VIDEO.subarray(MB));
    clock.pass(23);
    expect(await sweepFiles({ db: home.db, now: clock.now })).toBe(0);
    clock.pass(2);
    expect(await sweepFiles({ db: home.db, now: clock.now })).toBe(1);
    expect((await tus.head(at)).status).toBe(404);
  });

  test('is there for nobody but its sender', async () => {
    const at = readLocation(await sender().begin(VIDEO.length, VIDEO_SAID));
    const other = sender('disk', stranger);
    for (const answer of [await other.head(at), await other.patch(at, 0, VIDEO), await other.end(at)])
      expect(answer.status).toBe(404);
    const nobody = tusSender(origins.disk, {});
    for (const answer of [await nobody.head(at), await nobody.patch(at, 0, VIDEO), await nobody.begin(1, VIDEO_SAID)])
      expect(answer.status).toBe(401);
    expect((await sender().head(at)).status).toBe(200);
    expect((await sender().head('/api/uploads/none')).status).toBe(404);
  });

  test('may be sent from our own pages by their cookie, and from no other site', async () => {
    const page = (origin: string) => tusSender(origins.disk, { cookie: owner.browser.cookie, origin });
    expect((await page('https://evil.example').begin(5, VIDEO_SAID)).status).toBe(403);
    expect((await page(owner.browser.origin).begin(5, VIDEO_SAID)).status).toBe(201);
  });

  test.each([
    ['is for nothing that we know', { use: 'anything' }, 5, 422],
    ['does not say what it is for', { filename: 'swing.mov' }, 5, 422],
    ['is empty', { use: 'record_video' }, 0, 422],
    ['is too large a video', { use: 'record_video' }, 501 * MB, 413],
    ['is too large a picture', { use: 'record_image' }, 11 * MB, 413],
    ['is too large a voice', { use: 'record_voice' }, 26 * MB, 413],
  ])('that %s is refused before a byte of it comes', async (_, said, bytes, status) => {
    const answer = await sender().begin(bytes, said);
    expect([answer.status, await answer.json()]).toMatchObject([status, { message: expect.any(String) as string }]);
    expect(await home.db.files.count()).toBe(0);
  });

  test('that says nothing of its length, or speaks another protocol, is refused', async () => {
    const tus = sender();
    const meta = { 'upload-metadata': `use ${btoa('record_video')}` };
    expect((await tus.call('POST', '/api/uploads', meta)).status).toBe(400);
    expect((await tus.call('POST', '/api/uploads', { ...meta, 'upload-defer-length': '1' })).status).toBe(400);
    expect((await tus.call('POST', '/api/uploads', { ...meta, 'upload-length': '-5' })).status).toBe(400);
    const old = await tus.call('POST', '/api/uploads', { ...meta, 'upload-length': '5', 'tus-resumable': '0.2.0' });
    expect(old.status).toBeGreaterThanOrEqual(400);
    expect(await home.db.files.count()).toBe(0);
    const at = readLocation(await tus.begin(5, VIDEO_SAID));
    expect((await tus.call('HEAD', at, { 'tus-resumable': '0.2.0' })).status).toBe(412);
    expect((await tus.call('PATCH', at, { 'upload-offset': '0', 'content-type': 'text/plain' })).status).toBe(400);
  });

  test('says what it can do to whoever asks', async () => {
    const answer = await fetch(`${origins.disk}/api/uploads`, { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('tus-extension')).toBe('creation,creation-with-upload,termination,expiration');
  });

  test('longer than it said is refused, and goes on from what was said', async () => {
    const tus = sender();
    const content = await aJpeg();
    const at = readLocation(await tus.begin(content.length, { use: 'record_image' }));
    const longer = Buffer.concat([content, Buffer.from('more')]);
    expect((await tus.patch(at, 0, longer)).status).toBe(413);
    expect(readOffset(await tus.head(at))).toBe(0);
    expect((await tus.patch(at, 3, content.subarray(3))).status).toBe(409);
    expect((await tus.patch(at, 0, content)).status).toBe(204);
    expect(await findFile()).toMatchObject({ status: 'stored', content_type: 'image/webp' });
  });

  test('counts among a person’s uploads: those waiting, and the bytes of the day', async () => {
    const tus = sender();
    for (let nth = 0; nth < 10; nth += 1) expect((await tus.begin(10, VIDEO_SAID)).status).toBe(201);
    const many = await tus.begin(10, VIDEO_SAID);
    expect([many.status, await many.json()]).toMatchObject([422, { errors: { file: [VIDEO_TEXTS.many] } }]);
    const uploads = { ...testServices(home, clock).uploads, bytesPerDay: 3 * MB };
    const app = await appOn(home.db, { services: { uploads, now: clock.now } });
    apps.push(app);
    const strict = tusSender(await listenAt(app), stranger.bearer);
    expect((await strict.begin(2 * MB, VIDEO_SAID)).status).toBe(201);
    const full = await strict.begin(2 * MB, VIDEO_SAID);
    expect([full.status, await full.json()]).toMatchObject([422, { errors: { file: [UPLOAD_TEXTS.day] } }]);
  });

  test('takes a slot from its first stretch on, even from one that does not say how long it is', async () => {
    const uploads = { ...testServices(home, clock).uploads, perPerson: 1 };
    const app = await appOn(home.db, { services: { uploads, now: clock.now } });
    apps.push(app);
    const origin = await listenAt(app);
    const content = await aJpeg();
    /** A first stretch in chunks, of which some has come. */
    const beginInChunks = () => {
      const headers = {
        'tus-resumable': '1.0.0',
        'upload-length': String(content.length),
        'upload-metadata': sayMetadata({ use: 'record_image' }),
        'content-type': 'application/offset+octet-stream',
        ...owner.bearer,
      };
      const sent = request(`${origin}/api/uploads`, { method: 'POST', headers });
      sent.write(content.subarray(0, 100));
      const end = async () => {
        sent.end(content.subarray(100));
        const [answer] = (await once(sent, 'response')) as [IncomingMessage];
        return { status: answer.statusCode, body: await text(answer) };
      };
      return { end };
    };
    const first = beginInChunks();
    await expect.poll(() => home.db.files.count()).toBe(1);
    const busy = JSON.stringify({ message: UPLOAD_TEXTS.busy });
    expect(await beginInChunks().end()).toEqual({ status: 429, body: busy });
    expect(await first.end()).toMatchObject({ status: 201 });
    expect(await findFile()).toMatchObject({ status: 'stored' });
    expect(await beginInChunks().end()).toMatchObject({ status: 201 });
  });

  test('that becomes a file while its sender gives it up goes all the same', async () => {
    const [begun, allowed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const copy: Storage['copy'] = async (...places) => {
      begun.resolve();
      await allowed.promise;
      return testStorage.copy(...places);
    };
    const tus = tusSender(await anApp({ ...testStorage, copy }), owner.bearer);
    const at = readLocation(await tus.begin(VIDEO.length, VIDEO_SAID));
    const last = tus.patch(at, 0, VIDEO);
    // Before the file is begun nobody holds the upload for a moment, and whoever gives it up then has it at once.
    await begun.promise;
    const { key } = await findFile();
    const end = tus.end(at);
    await expect.poll(() => home.db.uploads.count({ where: { is_wanted: true } })).toBe(1);
    allowed.resolve();
    expect((await last).status).toBe(204);
    expect((await end).status).toBe(204);
    expect((await tus.head(at)).status).toBe(404);
    expect(await home.db.files.count()).toBe(0);
    await upkeep(testStorage);
    expect(await testStorage.readSize(`${key}/original.webm`)).toBeNull();
  });

  test('sent twice at once, to two processes, is written once', async () => {
    const [one, two] = [sender(), tusSender(await anApp(testStorage), owner.bearer)];
    const at = readLocation(await one.begin(VIDEO.length, VIDEO_SAID));
    const answers = await Promise.all([one.patch(at, 0, VIDEO), two.patch(at, 0, VIDEO), one.patch(at, 0, VIDEO)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    // Who writes when another comes may be asked to let go in the middle: the sender goes on from there.
    const offset = readOffset(await one.head(at));
    expect(answers.map(readOffset)).toContain(offset);
    expect((await one.patch(at, offset, VIDEO.subarray(offset))).status).toBe(204);
    const file = await findFile();
    const served = await fetch(`${origins.disk}/files/${file.key}/original.webm`, { headers: owner.bearer });
    expect([served.status, served.headers.get('content-length')]).toEqual([200, `${VIDEO.length}`]);
    expect(sha256(await served.bytes())).toBe(sha256(VIDEO));
    expect(toUploadId(at)).toHaveLength(48);
  });
});
