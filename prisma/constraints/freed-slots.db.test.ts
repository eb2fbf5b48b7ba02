import { fileDatabase } from '@fairway/server/test/file-database';
import { aLesson, aPlayer, aPro } from '@fairway/server/test/builders';
import { beforeEach, expect, test } from 'vitest';
import { violates } from '@fairway/db/faults';

const home = fileDatabase();
const NOW = new Date('2031-03-10T09:00:00Z');
let lesson: { id: string; pro_id: string };
beforeEach(async () => {
  const pro = await aPro(home.db);
  lesson = await aLesson(home.db, { pro, player: await aPlayer(home.db, pro) });
});

type Row = Parameters<typeof home.db.freed_slots.create>[0]['data'];
const ask = (fields: Partial<Row> = {}) =>
  home.db.freed_slots.create({
    data: { lesson_id: lesson.id, pro_id: lesson.pro_id, created_at: NOW, ...fields } as Row,
  });
const refusedBy = async (call: Promise<unknown>, constraint: string) =>
  violates(
    await call.then(
      () => expect.unreachable('The database took it.'),
      (error: unknown) => error,
    ),
    constraint,
  );

test('a released time is answered when it is settled, and told of only after a yes', async () => {
  expect(await refusedBy(ask({ response: true }), 'freed_slots_answer')).toBe(true);
  expect(await refusedBy(ask({ response: false, settled_at: NOW, told: true }), 'freed_slots_told')).toBe(true);
  await ask({ response: true, settled_at: NOW, told: true });
});

test('a lesson is asked about once, and the question goes with the lesson', async () => {
  await ask();
  expect(await refusedBy(ask(), 'freed_slots_pkey')).toBe(true);
  await home.db.lessons.delete({ where: { id: lesson.id } });
  expect(await home.db.freed_slots.count({ where: { lesson_id: lesson.id } })).toBe(0);
});
