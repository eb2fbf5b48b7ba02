import { DRILL_MESSAGES } from '@fairway/contracts/messages/drills';
import { UPLOAD_TEXTS, VIDEO_TEXTS } from '@fairway/contracts/messages/files';
import { atOnce, createCalls, expectFault, type Calls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { runPendingJobs, testJobs } from '#test/jobs.ts';
import { receivedFile } from '#test/pictures.ts';
import { testServices } from '#test/services.ts';
import { aVideo, filmed } from '#test/videos.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { reservePlace } from '#domains/files/places/service.ts';
import { sweepFiles, visibleFile } from '#domains/files/stored-files/service.ts';
import { uploadFile } from '#domains/files/uploads/service.ts';

const NOW = '2031-03-12T12:00:00.000Z';
const home = fileDatabase({ max: 10 });
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  await home.db.outbox.deleteMany();
  await home.db.files.deleteMany();
  people = await coaching(services);
});

const calls = (as: Actor = people.pro): Calls['practice'] => createCalls(services, as).practice;
const upload = async (owner: Actor = people.pro, content = aVideo()) =>
  (await uploadFile(owner, [receivedFile(content)], services)).path;
const prepare = () => runPendingJobs(testJobs(home.db, new Date(NOW)));
const listKeys = async () =>
  (await home.db.files.findMany({ where: { owner_id: people.pro.id } })).map(({ key }) => key);
const look = (address: string | null, as: Actor | null) =>
  visibleFile(as, (address ?? '').slice('/files/'.length), services);
const isStored = async (address: string) => (await services.storage.readSize(address.slice('/files/'.length))) !== null;

test('is made ready by the worker, and then plays everywhere', async () => {
  const sent = await upload();
  const drill = await calls().addDrill({ title: 'Gate', video: sent });
  expect(drill).toMatchObject({ video: sent, video_status: 'processing', video_progress: 0, video_poster: null });
  await prepare();
  const ready = await calls(people.player).drill({ id: drill.id });
  expect(ready).toMatchObject({ video_status: 'ready', video_progress: null });
  expect(ready.video).toMatch(/\/everyday\.mp4$/);
  expect(ready.video_poster).toMatch(/\/poster\.jpg$/);
});

test('that nothing can be made of says so', async () => {
  const { id } = await calls().addDrill({ title: 'Gate', video: await upload(people.pro, filmed('isom')) });
  await prepare();
  expect(await calls().drill({ id })).toMatchObject({ video_status: 'failed', video_progress: null });
});

test('is seen by the coach and their players, and by nobody else', async () => {
  const { id } = await calls().addDrill({ title: 'Gate', video: await upload() });
  await prepare();
  const { video, video_poster } = await calls().drill({ id });
  const other = await coaching(services);
  for (const address of [video, video_poster]) {
    for (const reader of [people.pro, people.player]) expect(await look(address, reader)).not.toBeNull();
    for (const stranger of [other.pro, other.player, null]) expect(await look(address, stranger)).toBeNull();
  }
});

test('stays when the drill is saved with either of its addresses, and leaves nothing behind once replaced or removed', async () => {
  const [first, second] = [await upload(), await upload()];
  const { id } = await calls().addDrill({ title: 'Gate', video: first });
  await prepare();
  const drill = await calls().drill({ id });
  for (const video of [first, drill.video])
    expect(await calls().saveDrill({ id, title: 'Gate', video })).toMatchObject({ video: drill.video });
  expect(await calls().saveDrill({ ...drill, video: second })).toMatchObject({ video: second });
  expect(await listKeys()).toHaveLength(1);
  await prepare();
  expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
  expect(await calls().saveDrill({ ...drill, video: null })).toMatchObject({ video: null, video_status: null });
  await prepare();
  expect([await isStored(second), await listKeys(), await home.db.videos.count()]).toEqual([false, [], 0]);
});

test('goes with its drill, and stays with one that is only out of sight because it is in use', async () => {
  const gone = await upload();
  const kept = await upload();
  const { id } = await calls().addDrill({ title: 'Gate', video: gone });
  await calls().removeDrill({ id });
  const used = await calls().addDrill({ title: 'Clock', video: kept });
  const drills = [{ drill_id: used.id, days: ['2031-03-13'] }];
  await calls().set({ player_id: people.player.id, note: '', drills });
  await calls().removeDrill({ id: used.id });
  await prepare();
  expect([await isStored(gone), await isStored(kept)]).toEqual([false, true]);
  const { video } = await calls(people.player).drill({ id: used.id });
  expect(await look(video, people.player)).not.toBeNull();
});

test('is one’s own, sent to its end, and of one drill: anything else is refused and writes nothing', async () => {
  const used = await upload();
  await calls().addDrill({ title: 'Gate', video: used });
  const theirs = await upload((await coaching(services)).pro);
  const before = await home.db.drills.count();
  for (const video of ['/files/videos/none', theirs, used]) {
    await expectFault('video', calls().addDrill({ title: 'Clock', video }));
  }
  expect(await home.db.drills.count()).toBe(before);
  const clockDrill = await calls().addDrill({ title: 'Clock', content: 'Twelve tees.' });
  await expectFault('video', calls().saveDrill({ ...clockDrill, content: 'Ten tees.', video: used }));
  expect(await calls().drill({ id: clockDrill.id })).toEqual(clockDrill);
});

test('that was lost, or is still on its way, is said under its field', async () => {
  const lost = await upload();
  clock.set('2031-03-14T12:00:00.000Z');
  await sweepFiles(services);
  const { refused } = await atOnce([calls().addDrill({ title: 'Gate', video: lost })]);
  expect(refused[0]?.errors).toEqual({ video: [VIDEO_TEXTS.gone] });
  const wanted = { kind: 'videos/', content_type: 'video/mp4', bytes: 9, field: 'video' } as const;
  const upload_id = 'a'.repeat(48);
  await reservePlace(people.pro, wanted, services, {
    beside: (tx, { id: file_id }) =>
      tx.uploads.create({
        data: {
          id: upload_id,
          file_id,
          use: 'record_video',
          filename: 'gate.mp4',
          bytes: 9,
          created_at: services.now(),
        },
      }),
  });
  const late = await atOnce([calls().addDrill({ title: 'Gate', video: upload_id })]);
  expect(late.refused[0]?.errors).toEqual({ video: [UPLOAD_TEXTS.underWay] });
  expect(await home.db.drills.count({ where: { pro_id: people.pro.id } })).toBe(0);
});

test('in a form that is sent twice makes one drill, and the second is told of the title', async () => {
  const video = await upload();
  const { granted, refused } = await atOnce([1, 2].map(() => calls().addDrill({ title: 'Gate', video })));
  expect(granted).toMatchObject([{ video }]);
  expect(refused.map(({ errors }) => errors)).toEqual([{ title: [DRILL_MESSAGES.titleTaken] }]);
});
