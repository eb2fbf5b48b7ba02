import { aLesson, aPro } from '#test/builders.ts';
import { createCalls, catchRefusal, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { beforeEach, expect, test } from 'vitest';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-12T12:00:00Z'));
let people: Coaching;
beforeEach(async () => {
  people = await coaching(services);
});

const lesson = async (starts_at: string, fields: Parameters<typeof aLesson>[2] = {}) =>
  (await aLesson(home.db, people, { starts_at: new Date(starts_at), ...fields })).id;
/** A part of a lesson's record, as its coach or its player wrote it. */
const write = (
  lesson_id: string,
  is_player_submitted = false,
  part: Partial<{ position: number; content: string }> = {},
) =>
  home.db.lesson_sections.create({
    data: { lesson_id, ref: `part-${part.position ?? 0}`, type: 'text', position: 0, is_player_submitted, ...part },
  });
const readOverview = (id: string) => createCalls(services, people.pro).lessons.overview({ id });

test('a coach has the lesson, how to reach the player, and the last record before it', async () => {
  await write(await lesson('2031-02-01T10:00:00Z'));
  const last = await lesson('2031-02-08T23:30:00Z', { title: 'Shorter backswing' });
  await write(last);
  await write(await lesson('2031-02-15T10:00:00Z'), true);
  await write(await lesson('2031-02-16T10:00:00Z', { cancelled_at: new Date('2031-02-15T10:00:00Z') }));
  const id = await lesson('2031-03-13T10:00:00Z');
  await write(await lesson('2031-03-14T10:00:00Z'));
  await home.db.users.update({ where: { id: people.player.id }, data: { phone: '+447700900123' } });
  const overview = await readOverview(id);
  expect(overview.lesson).toMatchObject({ id, player_id: people.player.id, can: { change: true } });
  const { email } = await home.db.users.findUniqueOrThrow({ where: { id: people.player.id } });
  expect(overview.contact).toEqual({ email, phone: '+447700900123' });
  expect(overview.last_record).toEqual({ id: last, title: 'Shorter backswing', date: '2031-02-08' });
});

test('a guest has no contact and no record', async () => {
  await write(await lesson('2031-02-01T10:00:00Z'));
  const { id } = await aLesson(home.db, { pro: people.pro }, { starts_at: new Date('2031-03-13T10:00:00Z') });
  expect(await readOverview(id)).toMatchObject({
    lesson: { id, player: null },
    contact: null,
    record: null,
    last_record: null,
  });
});

test('who has left the coach is not reached through old lessons, which stay', async () => {
  const id = await lesson('2031-03-01T10:00:00Z');
  await home.db.users.update({ where: { id: people.player.id }, data: { pro_id: null } });
  expect(await readOverview(id)).toMatchObject({ lesson: { id, player_id: people.player.id }, contact: null });
  const other = await aPro(home.db);
  await home.db.users.update({ where: { id: people.player.id }, data: { pro_id: other.id } });
  expect((await readOverview(id)).contact).toBeNull();
});

test('another coach’s lesson is not there', async () => {
  const { id } = await aLesson(home.db, { pro: await aPro(home.db) }, { starts_at: new Date('2031-03-13T10:00:00Z') });
  expect(await catchRefusal(readOverview(id))).toEqual(NOT_FOUND);
});

test('its own record is told by how it begins and how long it is', async () => {
  const id = await lesson('2031-03-10T10:00:00Z');
  expect((await readOverview(id)).record).toBeNull();
  await write(id, true, { content: 'My own swing' });
  expect((await readOverview(id)).record).toBeNull();
  await write(id, false, { position: 1, content: ' \n' });
  expect((await readOverview(id)).record).toEqual({ parts: 1, excerpt: null });
  await write(id, false, { position: 3, content: 'Later' });
  await write(id, false, { position: 2, content: `Keep the left heel down. ${'⛳'.repeat(300)}` });
  const { record } = await readOverview(id);
  expect(record?.parts).toBe(3);
  expect(record?.excerpt).toMatch(/^Keep the left heel down\. ⛳+$/u);
  expect(record?.excerpt).toHaveLength(240);
});
