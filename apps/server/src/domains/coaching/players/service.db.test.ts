import { aLesson, aPlayer, aPro, anAdmin, type TestUser } from '#test/builders.ts';
import { toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { v7 as uuid } from 'uuid';
import { describe, expect, test } from 'vitest';
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
    next_lesson: null,
    last_lesson: null,
    credits: 0,
    credits_expiring: 0,
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

describe('each player’s row', () => {
  const at = (instant: string) => new Date(instant);
  /** Three players: one with a lesson today and fresh credits, one with records due and old credits, one with nothing. */
  async function club() {
    const pro = await aPro(home.db);
    const [ann, bo, cy] = await Promise.all(
      ['Ann', 'Bo', 'Cy'].map((first_name) => aPlayer(home.db, pro, { first_name, last_name: 'Ash' })),
    );
    const lesson = (player: TestUser, start: string, fields = {}) =>
      aLesson(home.db, { pro, player }, { starts_at: at(start), duration: 60, ...fields });
    const next = await lesson(ann!, '2031-03-10T08:30:00Z');
    await lesson(ann!, '2031-03-17T10:00:00Z');
    await lesson(ann!, '2031-03-09T10:00:00Z', { cancelled_at: at('2031-03-08T10:00:00Z') });
    const last = await lesson(bo!, '2031-03-03T10:00:00Z');
    await lesson(bo!, '2031-03-02T10:00:00Z');
    await lesson(bo!, '2031-03-11T10:00:00Z', { cancelled_at: at('2031-03-09T10:00:00Z') });
    await aLesson(home.db, { pro: await aPro(home.db), player: bo! }, { starts_at: at('2031-03-12T10:00:00Z') });
    const give = (player_id: string, remaining: number, expires: string) =>
      home.db.credit_lots.create({
        data: {
          player_id,
          pro_id: pro.id,
          source: 'given',
          quantity: remaining,
          remaining,
          unit_value: 0,
          currency: 'GBP',
          purchased_at: at('2030-04-01T00:00:00Z'),
          expires_on: at(expires),
          expires_at: at(expires),
        },
      });
    await give(ann!.id, 4, '2031-12-01T00:00:00Z');
    await give(bo!.id, 6, '2031-12-01T00:00:00Z');
    await give(bo!.id, 2, '2031-04-01T00:00:00Z');
    await give(cy!.id, 9, '2031-03-09T00:00:00Z');
    const list = async (filter: Partial<Parameters<typeof listPlayers>[1]> = {}) =>
      listPlayers(toActor(pro), { page: 1, ...filter }, services);
    return { list, next, last };
  }

  test('has the next lesson, the last one, credits that are good and those that expire soon', async () => {
    const { list, next, last } = await club();
    expect(await list()).toMatchObject([
      {
        first_name: 'Ann',
        next_lesson: { id: next.id, starts_at: '2031-03-10T08:30:00.000Z' },
        last_lesson: null,
        credits: 4,
        credits_expiring: 0,
      },
      {
        first_name: 'Bo',
        next_lesson: null,
        last_lesson: { id: last.id, starts_at: '2031-03-03T10:00:00.000Z' },
        credits: 8,
        credits_expiring: 2,
        incompleteLessonRecords: 2,
      },
      { first_name: 'Cy', next_lesson: null, last_lesson: null, credits: 0, credits_expiring: 0 },
    ]);
  });

  test('stands where it is sorted to, with those who have nothing last, and is left out by a filter', async () => {
    const { list } = await club();
    for (const [filter, found] of [
      [{ sort: 'name', descending: true }, 'Cy Bo Ann'],
      [{ sort: 'next' }, 'Ann Bo Cy'],
      [{ sort: 'next', descending: true }, 'Ann Bo Cy'],
      [{ sort: 'last' }, 'Bo Ann Cy'],
      [{ sort: 'credits' }, 'Cy Ann Bo'],
      [{ sort: 'records', descending: true }, 'Bo Ann Cy'],
      [{ expiring: true }, 'Bo'],
      [{ records_due: true }, 'Bo'],
      [{ no_next: true }, 'Bo Cy'],
      [{ no_next: true, expiring: true, q: 'ann' }, ''],
    ] as const)
      expect((await list(filter)).map(({ first_name }) => first_name).join(' '), JSON.stringify(filter)).toBe(found);
  });
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
