import { UPLOAD_TEXTS } from '@fairway/contracts/messages/files';
import { HOUR_MS, SECOND_MS } from '@fairway/time/units';
import { aPro } from '#test/builders.ts';
import { catchRefusal, toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { fileDatabase } from '#test/file-database.ts';
import { runPendingJobs, testJobs } from '#test/jobs.ts';
import { testServices } from '#test/services.ts';
import { aVideo } from '#test/videos.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor, AppServices } from '#app/context.ts';
import { originalPlace, partsPlace } from '#domains/files/stored-files/rules.ts';
import { beginUpload, finishUpload, getUpload, goOnHolding, holdUpload, letUploadGo, removeUpload } from './service.ts';

const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase({ max: 10 });
const services = testServices(home, startClock(NOW));
const VIDEO = aVideo();
const ONE = '0190a0e0-0000-4000-8000-000000000001';
const OTHER = '0190a0e0-0000-4000-8000-000000000002';
let pro: Actor;
let id: string;
let key: string;
beforeEach(async () => {
  await home.db.outbox.deleteMany();
  await home.db.files.deleteMany();
  pro = toActor(await aPro(home.db));
  ({ id } = await beginUpload(pro, { use: 'record_video', filename: 'swing.webm', bytes: VIDEO.length }, services));
  ({ key } = await getUpload(pro, id, services));
  await services.storage.put(partsPlace(key), VIDEO, 'application/octet-stream');
});

/** Services whose copying ends only after something else has happened. */
const slowToCopy = (meanwhile: () => Promise<unknown>): AppServices => ({
  ...services,
  db: home.db,
  storage: {
    ...services.storage,
    copy: async (...args) => {
      await meanwhile();
      await services.storage.copy(...args);
    },
  },
});
const gone = async () =>
  (await home.db.outbox.findMany({ where: { topic: 'files.gone' } })).map(({ payload }) => payload);
const upkeep = () => runPendingJobs(testJobs(home.db, new Date(NOW)));

describe('an upload whose last byte is there', () => {
  test('is made a file once by two who both think that they hold it, and stays', async () => {
    const slow = slowToCopy(() => finishUpload(pro, id, services));
    expect(await finishUpload(pro, id, slow)).toMatchObject({ key, content_type: 'video/webm' });
    expect(await gone()).toEqual([{ prefix: partsPlace(key) }]);
    await upkeep();
    expect(await services.storage.readSize(originalPlace(key, 'video/webm'))).toBe(VIDEO.length);
    expect(await home.db.files.findUnique({ where: { key } })).toMatchObject({ status: 'stored' });
    expect(await home.db.upload_days.findFirst({ where: { owner_id: pro.id } })).toMatchObject({
      bytes: BigInt(VIDEO.length),
    });
  });

  test('that is given up while it is made a file is refused, and leaves nothing', async () => {
    const upload = await getUpload(pro, id, services);
    const slow = slowToCopy(async () => {
      await removeUpload(pro, upload, home);
      await home.db.outbox.deleteMany();
    });
    expect(await catchRefusal(finishUpload(pro, id, slow))).toMatchObject({ message: UPLOAD_TEXTS.late });
    await upkeep();
    expect(await services.storage.readSize(originalPlace(key, 'video/webm'))).toBeNull();
  });
});

describe('holding an upload', () => {
  test('keeps others out for as long as the database says, whatever the clock of their machine', async () => {
    const ahead = { ...services, db: home.db, now: () => new Date(Date.now() + HOUR_MS) };
    const behind = { ...services, db: home.db, now: () => new Date(Date.now() - HOUR_MS) };
    expect(await holdUpload(id, ONE, behind)).toBe(true);
    expect(await holdUpload(id, OTHER, ahead)).toBe(false);
    expect(await goOnHolding(id, ONE, behind)).toBe('wanted');
    expect(await holdUpload(id, OTHER, ahead)).toBe(false);
    await letUploadGo(id, ONE, home);
    expect(await holdUpload(id, OTHER, ahead)).toBe(true);
    expect(await goOnHolding(id, ONE, behind)).toBe('lost');
  });

  test('ends by itself when its holder says nothing more', async () => {
    await holdUpload(id, ONE, home);
    await home.db.uploads.update({ where: { id }, data: { held_until: new Date(Date.now() - SECOND_MS) } });
    expect(await holdUpload(id, OTHER, home)).toBe(true);
  });
});
