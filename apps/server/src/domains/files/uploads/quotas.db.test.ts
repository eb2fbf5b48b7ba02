import { IMAGE_TEXTS, UPLOAD_TEXTS, VIDEO_TEXTS } from '@fairway/contracts/messages/files';
import { aPlayer, aPro } from '#test/builders.ts';
import { toActor, atOnce, expectFault, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testJobs, runPendingJobs } from '#test/jobs.ts';
import { aJpeg, receivedFile } from '#test/pictures.ts';
import { testS3 } from '#test/s3.ts';
import { testStorage } from '#test/storage.ts';
import { aVideo } from '#test/videos.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readEnv } from '#core/env.ts';
import { openStorage } from '#adapters/storage/open.ts';
import type { Storage } from '#adapters/storage/storage.ts';
import type { Actor, AppServices } from '#app/context.ts';
import { uploadFile } from './service.ts';
import { reservePlace } from '#domains/files/places/service.ts';
import { sweepFiles } from '#domains/files/stored-files/service.ts';
import { attachVideo } from '#domains/files/videos/service.ts';
import { inTransaction } from '@fairway/db/client';

const clock = startClock('2031-03-10T09:00:00Z');
const home = fileDatabase({ max: 20 });
const services = testServices(home, clock);
const NEEDED = { DATABASE_URL: 'postgres://none', REDIS_URL: 'redis://none' };
let s3: Awaited<ReturnType<typeof testS3>>;
const stores: Record<'disk' | 's3', Storage> = { disk: testStorage, s3: testStorage };
beforeAll(async () => {
  s3 = await testS3();
  stores.s3 = openStorage(readEnv({ ...NEEDED, ...s3.settings }));
});
afterAll(() => s3.close());

let player: Actor;
beforeEach(async () => {
  clock.set('2031-03-10T09:00:00Z');
  await home.db.outbox.deleteMany();
  await home.db.files.deleteMany();
  const row = await aPro(home.db);
  player = toActor(await aPlayer(home.db, row), row);
});

const KINDS = {
  pictures: { kind: 'images/', content: () => aJpeg(), most: 50, texts: IMAGE_TEXTS },
  videos: { kind: 'videos/', content: async () => aVideo(), most: 10, texts: VIDEO_TEXTS },
} as const;
const findRows = (where = {}) => home.db.files.findMany({ where: { owner_id: player.id, ...where } });
const sizeAt = (path: string, storage = services.storage) => storage.readSize(path.replace('/files/', ''));
const upload = (content: Buffer = aVideo(), changed: Partial<AppServices> = {}) =>
  uploadFile(player, [receivedFile(content)], { ...services, ...changed });

describe.each(['disk', 's3'] as const)('uploads at once, kept on %s,', (kept) => {
  test.each([
    ['pictures', 70],
    ['videos', 19],
  ] as const)('of %s are as many as may wait, and no more', async (what, sent) => {
    const { kind, content, most, texts } = KINDS[what];
    const one = await content();
    const storage = stores[kept];
    const { granted, refused } = await atOnce(Array.from({ length: sent }, () => upload(one, { storage })));
    expect(granted).toHaveLength(most);
    expect(refused.map(({ message }) => message)).toEqual(Array.from({ length: sent - most }, () => texts.many));
    const rows = await findRows();
    expect(rows.filter(({ key, status }) => key.startsWith(kind) && status === 'stored')).toHaveLength(most);
    expect(rows).toHaveLength(most);
    const sizes = await Promise.all(granted.map(({ path }) => sizeAt(path, storage)));
    expect(sizes).not.toContain(null);
  });
});

describe('the bytes of a day', () => {
  const video = aVideo().length;
  const limited = (videos: number) => ({ uploads: { ...services.uploads, bytesPerDay: videos * video } });

  test('are passed by no number of uploads at once', async () => {
    const { granted, refused } = await atOnce(Array.from({ length: 8 }, () => upload(aVideo(), limited(3))));
    expect(granted).toHaveLength(3);
    expect(new Set(refused.map(({ message }) => message))).toEqual(new Set([UPLOAD_TEXTS.day]));
    expect(await home.db.upload_days.findMany({ where: { owner_id: player.id } })).toMatchObject([
      { day: new Date('2031-03-10'), bytes: BigInt(3 * video) },
    ]);
  });

  test('stay counted when what they brought is used or gone, and begin again with the person’s next day', async () => {
    const { path, id } = await upload(aVideo(), limited(1));
    await inTransaction(home.db, (tx) => attachVideo(tx, player.id, { path, field: 'video1', at: clock.now() }));
    await home.db.files.delete({ where: { id } });
    expect(await expectFault('file', upload(aVideo(), limited(1)))).toBe(UPLOAD_TEXTS.day);
    clock.set('2031-03-11T00:00:00Z');
    await upload(aVideo(), limited(1));
    clock.set('2031-03-14T09:00:00Z');
    await sweepFiles(services);
    expect(await home.db.upload_days.count({ where: { owner_id: player.id } })).toBe(0);
  });

  test('are one person’s alone', async () => {
    await upload(aVideo(), limited(1));
    const fellow = toActor(await aPlayer(home.db, await aPro(home.db)));
    const theirs = uploadFile(fellow, [receivedFile(aVideo())], { ...services, ...limited(1) });
    await expect(theirs).resolves.toMatchObject({ content_type: 'video/webm' });
  });

  test('are held for what is still arriving', async () => {
    const wanted = { kind: 'videos/', content_type: 'video/webm', bytes: 2 * video, field: 'file' } as const;
    await reservePlace(player, wanted, { ...services, ...limited(3) });
    await upload(aVideo(), limited(3));
    expect(await expectFault('file', upload(aVideo(), limited(3)))).toBe(UPLOAD_TEXTS.day);
    clock.pass(2);
    await upload(aVideo(), limited(3));
  });
});

describe('an upload that fails', () => {
  const away: Storage = { ...testStorage, put: () => Promise.reject(new Error('The storage is away')) };

  test('holds no place, however often it is tried', async () => {
    for (let turn = 0; turn < 12; turn += 1) await expect(upload(aVideo(), { storage: away })).rejects.toThrow('away');
    expect(await findRows()).toEqual([]);
    expect(await home.db.upload_days.count({ where: { owner_id: player.id } })).toBe(0);
    await upload();
  });

  test('because it is no picture after all holds none either', async () => {
    const broken = (await aJpeg(400, 300)).subarray(0, 600);
    for (let turn = 0; turn < 51; turn += 1) expect(await expectFault('file', upload(broken))).toBe(IMAGE_TEXTS.broken);
    expect(await findRows()).toEqual([]);
  });

  test('half way leaves none of a picture’s sizes behind', async () => {
    const half: Storage = {
      ...testStorage,
      put: (key, ...rest) => (key.includes('/1024.') ? away.put(key, ...rest) : testStorage.put(key, ...rest)),
    };
    const puts: string[] = [];
    const storage: Storage = { ...half, put: (key, ...rest) => (puts.push(key), half.put(key, ...rest)) };
    await expect(upload(await aJpeg(), { storage })).rejects.toThrow('away');
    expect(puts).toHaveLength(3);
    await runPendingJobs(testJobs(home.db, clock.now()));
    expect(await Promise.all(puts.map((key) => testStorage.readSize(key)))).toEqual([null, null, null]);
  });

  test('because its place was swept meanwhile is told so, and its content goes', async () => {
    let stored = '';
    const storage: Storage = {
      ...testStorage,
      put: async (key, ...rest) => {
        stored = key;
        clock.pass(2);
        expect(await sweepFiles(services)).toBe(1);
        await testStorage.put(key, ...rest);
      },
    };
    expect(await catchRefusal(upload(aVideo(), { storage }))).toMatchObject({
      status: 503,
      message: UPLOAD_TEXTS.late,
    });
    await runPendingJobs(testJobs(home.db, clock.now()));
    expect(await testStorage.readSize(stored)).toBeNull();
    expect(await findRows()).toEqual([]);
  });
});

describe('places whose process was killed', () => {
  const reserve = () =>
    reservePlace(player, { kind: 'videos/', content_type: 'video/webm', bytes: 1, field: 'file' }, services);

  test('count for an hour, then no more, and are swept with what was stored in them', async () => {
    const places = [];
    for (let nth = 0; nth < 10; nth += 1) places.push(await reserve());
    const half = `${places[0]!.key}/original.webm`;
    await testStorage.put(half, aVideo(), 'video/webm');
    expect(await expectFault('file', upload())).toBe(VIDEO_TEXTS.many);
    clock.pass(0.9);
    expect(await sweepFiles(services)).toBe(0);
    clock.pass(0.2);
    await upload();
    expect(await sweepFiles(services)).toBe(10);
    await runPendingJobs(testJobs(home.db, clock.now()));
    expect(await testStorage.readSize(half)).toBeNull();
    expect(await findRows()).toHaveLength(1);
  });

  test('are used by nobody and shown to nobody', async () => {
    const { key } = await reserve();
    const take = inTransaction(home.db, (tx) =>
      attachVideo(tx, player.id, { path: `/files/${key}/original.webm`, field: 'video1', at: clock.now() }),
    );
    expect(await expectFault('video1', take)).toBe(VIDEO_TEXTS.gone);
  });
});
