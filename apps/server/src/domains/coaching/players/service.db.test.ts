import { aLesson, aPlayer, aPro, anAdmin, type TestUser } from '#test/builders.ts';
import { toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { listPlayers } from './service.ts';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));

const page = { page: 1 };
const names = async (pro: TestUser, q?: string) =>
  (await listPlayers(toActor(pro), { ...page, q }, services)).map(
    ({ first_name, last_name }) => `${first_name} ${last_name}`,
  );

test('a pro’s players are listed by last and first name, with how to reach them and nothing else', async () => {
  const pro = await aPro(home.db);
  await aPlayer(home.db, await aPro(home.db));
  await aPlayer(home.db, pro, { last_name: 'Gone', deleted_at: new Date() });
  await anAdmin(home.db, { pro_id: pro.id });
  const zed = await aPlayer(home.db, pro, { first_name: 'Zed', last_name: 'Adams', phone: '+447700900123' });
  const ann = await aPlayer(home.db, pro, { first_name: 'Ann', last_name: 'Adams' });
  const bo = await aPlayer(home.db, pro, { first_name: 'Bo', last_name: 'Brown' });
  const expected = [ann, zed, bo].map(({ id, first_name, last_name, email, phone }) => ({
    id,
    first_name,
    last_name,
    email,
    phone,
    incompleteLessonRecords: 0,
  }));
  expect(await listPlayers(toActor(pro), page, services)).toEqual(expected);
});

test('they are found by any part of the first or the last name, or by both, however it is typed', async () => {
  const pro = await aPro(home.db);
  for (const [first_name, last_name] of [
    ['Zoë', 'O’Brien_Smith'],
    ['Ann', 'Bowman'],
    ['Bo', 'Anders%n'],
    ['Cy', ''],
  ])
    await aPlayer(home.db, pro, { first_name, last_name });
  const all = ['Cy ', 'Bo Anders%n', 'Ann Bowman', 'Zoë O’Brien_Smith'];
  for (const [q, found] of [
    ['', all],
    ['BO', ['Bo Anders%n', 'Ann Bowman']],
    ['an', ['Bo Anders%n', 'Ann Bowman']],
    ['ZOË', ['Zoë O’Brien_Smith']],
    ['ann b', ['Ann Bowman']],
    ['%', ['Bo Anders%n']],
    ['_', ['Zoë O’Brien_Smith']],
    ['bowman ann', []],
    ["' OR true --", []],
  ] as const)
    expect(await names(pro, q), q).toEqual(found);
});

test('each has a counter of the lessons that await their record: ended, uncancelled, with the player (R1)', async () => {
  const pro = await aPro(home.db);
  const [player, fellow] = [await aPlayer(home.db, pro, { last_name: 'A' }), await aPlayer(home.db, pro)];
  const lesson = (start: string, fields = {}) =>
    aLesson(home.db, { pro, player }, { starts_at: new Date(start), duration: 60, ...fields });
  await lesson('2031-03-10T08:00:00Z');
  await lesson('2031-03-10T08:15:00Z', { type: 1, duration: 0, payment_type: 'card' as const });
  await lesson('2031-03-10T08:00:00Z', { cancelled_at: new Date() });
  await lesson('2031-03-10T09:00:00Z');
  await aLesson(home.db, { pro }, { starts_at: new Date('2031-03-01T08:00:00Z') });
  const counters = (await listPlayers(toActor(pro), page, services)).map((one) => [
    one.id,
    one.incompleteLessonRecords,
  ]);
  expect(counters).toEqual([
    [player.id, 2],
    [fellow.id, 0],
  ]);
});

test('a long list comes by pages of two hundred', async () => {
  const pro = await aPro(home.db);
  const person = (nth: number) => ({
    id: uuid(),
    type: 'player' as const,
    pro_id: pro.id,
    email: `${uuid()}@example.com`,
    calendar_token: uuid(),
    last_name: `${1000 + nth}`,
  });
  await home.db.users.createMany({ data: Array.from({ length: 201 }, (_, nth) => person(nth)) });
  const [first, second, third] = await Promise.all(
    [1, 2, 3].map((page) => listPlayers(toActor(pro), { page }, services)),
  );
  expect([first?.length, second?.map(({ last_name }) => last_name), third]).toEqual([200, ['1200'], []]);
});
