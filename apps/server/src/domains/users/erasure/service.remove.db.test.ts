import { aLesson, aPlayer, aPro, anAdmin, type TestUser } from '#test/builders.ts';
import { toActor, atOnce, createCalls, NOT_FOUND, catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { credits } from '#test/coaching.ts';
import { hours } from '#test/hours.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { unbalanced } from '#test/ledger.ts';
import { times } from '#test/times.ts';
import { beforeEach, expect, test } from 'vitest';

const home = fileDatabase({ max: 10 });
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
let pro: TestUser;
let player: TestUser;
beforeEach(async () => {
  pro = await aPro(home.db);
  player = await aPlayer(home.db, pro);
});
const as = (user: TestUser) => createCalls(services, toActor(user));
const remove = (by: TestUser, whom: { id: string }) => as(by).people.removeUser({ id: whom.id });
const isThere = async (id: string) => (await home.db.users.count({ where: { id } })) === 1;

test('a player’s page tells what would go with them, and nothing that would not', async () => {
  const fellow = await aPlayer(home.db, pro);
  for (const whom of [player, fellow]) await credits(services, { pro: toActor(pro), player: toActor(whom) }, 6);
  const on = (day: string, fields = {}) =>
    aLesson(home.db, { pro, player }, { starts_at: new Date(`2031-03-${day}`), ...fields });
  const next = await on('12T10:00Z');
  await on('13T10:00Z');
  await on('14T10:00Z', { cancelled_at: new Date() });
  const last = await on('01T10:00Z');
  await aLesson(home.db, { pro, player: fellow }, { starts_at: new Date('2031-03-15T10:00Z') });
  const page = await as(pro).people.player({ id: player.id });
  expect(page).toMatchObject({
    at_stake: { lessons: 2, credits: 6, players: 0, children: 0 },
    incompleteLessonRecords: 1,
    next_lesson: { id: next.id },
    last_lesson: { id: last.id },
  });
  expect(Object.values(page.credits).flat()).toHaveLength(6);
  const admin = await anAdmin(home.db);
  expect((await as(admin).people.player({ id: pro.id })).at_stake).toEqual({
    lessons: 3,
    credits: 12,
    players: 2,
    children: 0,
  });
  expect(await as(admin).people.player({ id: player.id })).toMatchObject({
    at_stake: page.at_stake,
    next_lesson: null,
    last_lesson: null,
    credits: {},
  });
});

test('a removed player is gone with their lessons, signed out, and the time is free again; a last mail tells them', async () => {
  const session = { id_hash: 'a device', user_id: player.id, expires_at: new Date('2031-04-01') };
  await home.db.sessions.create({ data: session });
  await hours(services, pro, times(['10:00', '11:00']));
  const booking = { date: '2031-03-12', time: times(['10:00', '11:00']), duration: 60 };
  await as(player).lessons.book({ ...booking, payment_type: 'on_day' });
  expect(await remove(pro, player)).toEqual({ ok: true });
  expect([await isThere(player.id), await home.db.sessions.count({ where: session })]).toEqual([false, 0]);
  const farewells = await home.db.outbox.findMany({ where: { topic: 'account.erased' } });
  expect(farewells.at(-1)?.payload).toEqual({ email: player.email, first_name: player.first_name });
  const fellow = await aPlayer(home.db, pro);
  await as(fellow).lessons.book({ ...booking, payment_type: 'on_day' });
  expect(await catchRefusal(remove(pro, player))).toEqual(NOT_FOUND);
});

test('nobody removes themself, and nobody else’s player is there to be removed', async () => {
  const [other, admin, fellow] = [await aPro(home.db), await anAdmin(home.db), await aPlayer(home.db, pro)];
  for (const one of [pro, admin, player]) expect((await catchRefusal(remove(one, one))).status).toBe(403);
  expect((await catchRefusal(remove(player, fellow))).status).toBe(403);
  for (const whom of [player, pro, admin]) expect(await catchRefusal(remove(other, whom))).toEqual(NOT_FOUND);
  expect(await catchRefusal(remove(pro, admin))).toEqual(NOT_FOUND);
  for (const { id } of [player, pro, admin, other, fellow]) expect(await isThere(id)).toBe(true);
});

test('a player is removed while they book: nothing of them is left, and no credit is lost or found', async () => {
  await hours(services, pro, times(['08:00', '20:00']));
  for (let round = 0; round < 8; round += 1) {
    const leaving = await aPlayer(home.db, pro);
    await credits(services, { pro: toActor(pro), player: toActor(leaving) }, 8);
    const book = (start: string, end: string) =>
      as(leaving).lessons.book({
        date: '2031-03-12',
        time: times([start, end]),
        duration: 60,
        payment_type: 'credits',
      });
    const { refused } = await atOnce<unknown>([book('10:00', '11:00'), remove(pro, leaving), book('12:00', '13:00')]);
    expect(refused.every(({ status }) => [401, 404, 409].includes(status))).toBe(true);
    expect(await isThere(leaving.id)).toBe(false);
    expect(await home.db.lessons.count({ where: { pro_id: pro.id } })).toBe(0);
  }
  expect(await unbalanced(home.db)).toEqual([]);
});

test('two who remove one player at once: one does', async () => {
  const admin = await anAdmin(home.db);
  const { granted, refused } = await atOnce([remove(pro, player), remove(admin, player), remove(pro, player)]);
  expect([granted, refused.map(({ status }) => status)]).toEqual([[{ ok: true }], [404, 404]]);
});
