import { IMAGE_TEXTS } from '@fairway/contracts/messages/files';
import { aPlayer, aPro } from '#test/builders.ts';
import { toActor, expectFault } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testJobs, runPendingJobs } from '#test/jobs.ts';
import { aJpeg, receivedFile } from '#test/pictures.ts';
import { inTransaction } from '@fairway/db/client';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { uploadPicture } from './service.ts';
import { sweepFiles, releaseFiles, attachFile } from '#domains/files/stored-files/service.ts';

const clock = startClock('2031-03-10T09:00:00Z');
const home = fileDatabase();
const services = testServices(home, clock);
let pro: Actor;
let player: Actor;
beforeEach(async () => {
  clock.set('2031-03-10T09:00:00Z');
  await home.db.outbox.deleteMany();
  await home.db.files.deleteMany();
  const row = await aPro(home.db);
  pro = toActor(row);
  player = toActor(await aPlayer(home.db, row), row);
});

const upload = async (actor = pro) => uploadPicture(actor, [receivedFile(await aJpeg())], services);
const take = (actor: Actor, path: string) =>
  inTransaction(home.db, (tx) => attachFile(tx, actor, { path, field: 'image', at: clock.now() }));
const sizeAt = (path: string) => services.storage.readSize(path.replace('/files/', ''));
const gone = async () =>
  (await home.db.outbox.findMany({ where: { topic: 'files.gone' } })).map(
    ({ payload }) => payload as { prefix: string },
  );

describe('an uploaded picture', () => {
  test('has an address that nobody can guess, and says what it is', async () => {
    const [one, other] = [await upload(), await upload()];
    expect(one).toMatchObject({ content_type: 'image/webp', width: 60, height: 40 });
    expect(one.path).toMatch(/^\/files\/images\/[0-9a-f]{48}\/1024\.webp$/);
    expect(other.path).not.toBe(one.path);
    expect(await sizeAt(one.path)).toBeGreaterThan(50);
    expect(await home.db.files.findUniqueOrThrow({ where: { id: one.id } })).toMatchObject({
      owner_id: pro.id,
      visibility: 'private',
      used_at: null,
    });
  });

  test.each(['../../etc/passwd', '..\\..\\x.jpg', '/abs.jpg', 'a\0.jpg', '<script>.jpg', 'x'.repeat(5000)])(
    'owes nothing to the name %j it came under',
    async (filename) => {
      const { path } = await uploadPicture(pro, [receivedFile(await aJpeg(), { filename })], services);
      expect(path).toMatch(/^\/files\/images\/[0-9a-f]{48}\/1024\.webp$/);
    },
  );

  test.each([
    ['its content is a page', '<html></html>', IMAGE_TEXTS.kind],
    ['nothing is sent', null, IMAGE_TEXTS.none],
  ])('is refused when %s, and nothing is kept', async (_, content, text) => {
    const files = content === null ? [] : [receivedFile(content)];
    expect(await expectFault('file', uploadPicture(pro, files, services))).toBe(text);
    expect(await home.db.files.count({ where: { owner_id: pro.id } })).toBe(0);
  });

  test('is refused when it weighs too much or is two', async () => {
    const one = receivedFile(await aJpeg());
    expect(await expectFault('image', uploadPicture(pro, [{ ...one, size: 10_485_761 }], services, 'image'))).toBe(
      IMAGE_TEXTS.heavy,
    );
    expect(await expectFault('file', uploadPicture(pro, [one, one], services))).toBe(IMAGE_TEXTS.several);
  });

  test('is refused when too many wait already', async () => {
    const row = (nth: number) => ({
      owner_id: pro.id,
      key: `images/${String(nth)}`,
      content_type: 'image/webp',
      bytes: 1,
      width: 1,
      height: 1,
    });
    await home.db.files.createMany({ data: Array.from({ length: 50 }, (_, nth) => row(nth)) });
    expect(await expectFault('file', upload())).toBe(IMAGE_TEXTS.many);
    await upload(player);
  });
});

describe('using it', () => {
  test('keeps it, in any size it is named by', async () => {
    const { id, path } = await upload();
    expect(await take(pro, path.replace('1024', '320'))).toBe(id);
    clock.pass(25);
    expect(await sweepFiles(services)).toBe(0);
  });

  test('is for its owner, and for addresses as we wrote them', async () => {
    const { path } = await upload();
    const own = await upload(player);
    for (const odd of [path, `https://elsewhere.example${own.path}`, '/files/images/x/1024.webp', '', '/etc/passwd'])
      expect(await expectFault('image', take(player, odd))).toBe(IMAGE_TEXTS.none);
    expect(await take(player, own.path)).toBe(own.id);
    expect(await expectFault('image', take(player, own.path))).toBe(IMAGE_TEXTS.none);
  });

  test('and letting it go removes its row, and by the worker its files', async () => {
    const { id, path } = await upload();
    await inTransaction(home.db, (tx) => releaseFiles(tx, id));
    await inTransaction(home.db, (tx) => releaseFiles(tx, id));
    expect(await gone()).toHaveLength(1);
    expect(await sizeAt(path)).toBeGreaterThan(0);
    await runPendingJobs(testJobs(home.db, clock.now()));
    expect(await sizeAt(path)).toBeNull();
    expect(await sizeAt(path.replace('1024', '320'))).toBeNull();
  });
});

test('what nothing has used for a day is swept, once', async () => {
  const old = await upload();
  clock.pass(23);
  const young = await upload();
  clock.pass(2);
  const [one, other] = await Promise.all([sweepFiles(services), sweepFiles(services)]);
  expect(one + other).toBe(1);
  expect(await gone()).toEqual([{ prefix: old.path.replace('/files/', '').replace('/1024.webp', '') }]);
  expect(await home.db.files.count({ where: { id: young.id } })).toBe(1);
});
