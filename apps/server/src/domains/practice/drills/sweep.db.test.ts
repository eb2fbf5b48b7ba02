import { aLesson } from '#test/builders.ts';
import { createCalls } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { runPendingJobs, testJobs } from '#test/jobs.ts';
import { aJpeg, receivedFile } from '#test/pictures.ts';
import { recordStatements, startQueryPlanner } from '#test/query-plans.ts';
import { testServices } from '#test/services.ts';
import { aVideo } from '#test/videos.ts';
import { inTransaction } from '@fairway/db/client';
import { beforeEach, expect, test } from 'vitest';
import { uploadFile } from '#domains/files/uploads/service.ts';
import { eraseUser } from '#domains/users/erasure/service.ts';
import { jobRegistry } from '#main/jobs.ts';

const NOW = '2031-03-12T12:00:00.000Z';
const home = fileDatabase({ max: 10 });
const services = testServices(home, startClock(NOW));
let people: Coaching;
beforeEach(async () => {
  await home.db.drills.deleteMany();
  await home.db.files.deleteMany();
  people = await coaching(services);
});

const calls = () => createCalls(services, people.pro);
const upload = async (content: Buffer) => (await uploadFile(people.pro, [receivedFile(content)], services)).path;
const addDrill = async (title: string) => (await calls().practice.addDrill({ title })).id;
const sweep = () => jobRegistry.get('sweep-drills').run({}, testJobs(home.db, services.now()));
const titles = async () => (await home.db.drills.findMany({ orderBy: { title: 'asc' } })).map(({ title }) => title);
const isStored = async (address: string) => (await services.storage.readSize(address.slice('/files/'.length))) !== null;
const erasePlayer = () => inTransaction(home.db, (tx) => eraseUser(tx, people.player.id, { now: services.now() }));

test('a drill that was deleted while in use goes in the night after its last use, with its files', async () => {
  const [image, video] = [await upload(await aJpeg(40)), await upload(aVideo())];
  const { id } = await calls().practice.addDrill({ title: 'Gate', image, video });
  await addDrill('Kept');
  const drills = [{ drill_id: id, days: ['2031-03-13'] }];
  await calls().practice.set({ player_id: people.player.id, drills });
  await calls().practice.removeDrill({ id });
  expect([await sweep(), await titles()]).toEqual([0, ['Gate', 'Kept']]);
  await erasePlayer();
  expect([await sweep(), await titles()]).toEqual([1, ['Kept']]);
  await runPendingJobs(testJobs(home.db, services.now()));
  expect([await isStored(image), await isStored(video), await home.db.files.count()]).toEqual([false, false, 0]);
});

test('whatever uses a deleted drill keeps it: a plan, a message, a record, a skill', async () => {
  const { player } = people;
  const { id: lesson } = await aLesson(home.db, people, { starts_at: new Date('2031-03-12T10:00:00Z') });
  const [plan, message, record, skill, nothing] = [
    await addDrill('1 plan'),
    await addDrill('2 message'),
    await addDrill('3 record'),
    await addDrill('4 skill'),
    await addDrill('5 nothing'),
  ];
  await calls().practice.set({ player_id: player.id, drills: [{ drill_id: plan, days: ['2031-03-13'] }] });
  await calls().messages.send({ player: player.id, msg: 'Try this', drill_id: message });
  await calls().lessons.saveRecord({
    lesson,
    records: [{ ref: 'a', type: 'text', content: 'Gate', drill_id: record }],
  });
  await calls().skills.add({ user_id: player.id, discipline: 'Putting', score: 5, drill_ids: [skill] });
  await home.db.drills.updateMany({
    where: { id: { in: [plan, message, record, skill, nothing] } },
    data: { deleted_at: services.now() },
  });
  expect([await sweep(), await titles()]).toEqual([1, ['1 plan', '2 message', '3 record', '4 skill']]);
});

test('more than one batch goes in one night, and what is deleted is found by its index', async () => {
  const drills = Array.from({ length: 205 }, (_, nth) => ({
    pro_id: people.pro.id,
    title: `Drill ${nth}`,
    deleted_at: services.now(),
  }));
  await home.db.drills.createMany({ data: drills });
  const statements = await recordStatements('drills', async () => expect(await sweep()).toBe(205));
  const planner = await startQueryPlanner(home.url, '-c enable_seqscan=off');
  const plan = await planner.plan(statements[0]!);
  await planner.end();
  expect(JSON.stringify(plan)).toContain('"Index Name":"drills_deleted_at_idx"');
});
