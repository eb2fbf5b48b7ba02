import { connectDb, type Db } from '@fairway/db/client';
import { HOUR_MS } from '@fairway/time/units';
import { aLesson, aPlayer, aPro, type TestLesson, type TestUser } from '#test/builders.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testJobs } from '#test/jobs.ts';
import { beforeEach, expect, test } from 'vitest';
import { remind } from './service.ts';

const NOW = new Date('2030-01-04T12:00:00Z');
const ahead = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

const home = fileDatabase();
let pro: TestUser;
let player: TestUser;

beforeEach(async () => {
  await home.db.outbox.deleteMany();
  await home.db.lessons.deleteMany();
  pro = await aPro(home.db);
  player = await aPlayer(home.db, pro);
});

const sweep = (now = NOW) => remind(testJobs(home.db, now));
const reminders = async () =>
  (await home.db.outbox.findMany({ where: { topic: 'lesson.reminder' }, orderBy: { id: 'asc' } })).map(
    ({ payload }) => payload,
  );
const reminderTime = ({ id, starts_at }: Pick<TestLesson, 'id' | 'starts_at'>) => ({
  lesson_id: id,
  starts_at: starts_at.toISOString(),
});

test('a lesson that begins within 24 hours is reminded of once', async () => {
  const lesson = await aLesson(home.db, { pro, player }, { starts_at: ahead(24) });
  expect(await sweep()).toBe(1);
  expect(await sweep(ahead(1))).toBe(0);
  expect(await reminders()).toEqual([reminderTime(lesson)]);
});

test('not a minute before, and not once it began', async () => {
  const lesson = await aLesson(home.db, { pro, player }, { starts_at: ahead(24) });
  expect(await sweep(new Date(NOW.getTime() - 60_000))).toBe(0);
  expect(await sweep(lesson.starts_at)).toBe(0);
});

test('after hours without a worker the reminder is late, not lost', async () => {
  await aLesson(home.db, { pro, player }, { starts_at: ahead(24) });
  expect(await sweep(ahead(20))).toBe(1);
});

test('a lesson moved after its reminder is reminded of at its new time', async () => {
  const lesson = await aLesson(home.db, { pro, player }, { starts_at: ahead(20) });
  await sweep();
  const starts_at = ahead(50);
  await home.db.lessons.update({ where: { id: lesson.id }, data: { starts_at, ends_at: ahead(51) } });
  expect(await sweep()).toBe(0);
  expect(await sweep(ahead(26))).toBe(1);
  expect(await reminders()).toEqual([reminderTime(lesson), reminderTime({ id: lesson.id, starts_at })]);
});

test('a cancelled lesson, a guest and a video lesson have none, nor one that was booked at short notice', async () => {
  await aLesson(home.db, { pro, player }, { starts_at: ahead(2), cancelled_at: NOW });
  await aLesson(home.db, { pro }, { starts_at: ahead(4) });
  await aLesson(home.db, { pro, player }, { starts_at: ahead(6), ends_at: ahead(6), type: 1 });
  await aLesson(home.db, { pro, player }, { starts_at: ahead(8), reminded_for: ahead(8) });
  expect(await sweep()).toBe(0);
});

test('a sweep is not a change: calendars hear nothing of it', async () => {
  const lesson = await aLesson(home.db, { pro, player }, { starts_at: ahead(5) });
  await sweep();
  const { sequence, updated_at } = await home.db.lessons.findUniqueOrThrow({ where: { id: lesson.id } });
  expect({ sequence, updated_at }).toEqual({ sequence: lesson.sequence, updated_at: lesson.updated_at });
});

test('two sweeps at once remind of each lesson once, however many there are', async () => {
  const pros = await Promise.all(Array.from({ length: 30 }, () => aPro(home.db)));
  for (const coach of pros)
    for (const hours of [1, 5, 9, 13, 17, 21, 23, 24])
      await aLesson(home.db, { pro: coach, player }, { starts_at: ahead(hours) });
  const counts = await Promise.all([sweep(), sweep()]);
  expect(counts[0] + counts[1]).toBe(240);
  const told = (await reminders()) as { lesson_id: string }[];
  expect(new Set(told.map(({ lesson_id }) => lesson_id)).size).toBe(240);
  expect(told).toHaveLength(240);
});

test('among many lessons the sweep reads only those to remind of', async () => {
  await home.db.$executeRaw`
    INSERT INTO lessons (id, pro_id, player_id, starts_at, ends_at, duration, payment_type, reminded_for)
    SELECT gen_random_uuid(), ${pro.id}::uuid, ${player.id}::uuid, start, start + interval '15 minutes', 15, 'on_day', start
    FROM generate_series(1, 5000) AS n, LATERAL (SELECT ${NOW}::timestamptz - n * interval '15 minutes') AS at(start)`;
  await home.db.$executeRaw`ANALYZE lessons`;
  await aLesson(home.db, { pro, player }, { starts_at: ahead(10) });
  const one = connectDb({ url: home.url, max: 1 });
  const before = await indexReads(one);
  expect(await remind(testJobs(one, NOW))).toBe(1);
  expect(await indexReads(one)).toBeGreaterThan(before);
  await one.$disconnect();
});

/** How often the index for reminders has been read, by the only connection of `one` or anyone before. */
async function indexReads(one: Db): Promise<number> {
  await one.$queryRaw`SELECT pg_stat_force_next_flush()::text`;
  const [row] = await one.$queryRaw<{ reads: number }[]>`
    SELECT idx_scan::int AS reads FROM pg_stat_user_indexes WHERE indexrelname = 'lessons_due_reminders'`;
  return row?.reads ?? 0;
}
