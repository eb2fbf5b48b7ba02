import { RECORD_DUE_DAYS } from '@fairway/contracts/constants';
import { DAY_MS, HOUR_MS } from '@fairway/time/units';
import { expect, test } from 'vitest';
import { v7 as uuid } from 'uuid';
import { aLesson, aPlayer, aPro } from '#test/builders.ts';
import { toActor } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { fileDatabase } from '#test/file-database.ts';
import { testServices } from '#test/services.ts';
import { listHistory } from '#domains/lessons/history/service.ts';
import { openFirstWeek, saveDay } from '#domains/schedule/hours/service.ts';
import { dismissFirstSteps, getCoachHome } from './service.ts';

const home = fileDatabase();
const clock = startClock('2031-03-12T12:00:00Z');
const services = testServices(home, clock);

test('a pro’s home has the lesson on now, the next one, and those of today with the ones that are over', async () => {
  const pro = await aPro(home.db);
  const at = async (time: string, fields = {}) =>
    (await aLesson(home.db, { pro }, { starts_at: new Date(`2031-03-${time}:00Z`), ...fields })).id;
  await at('11T09:00');
  const [over, now, next] = [await at('12T09:00'), await at('12T11:30'), await at('12T15:00')];
  await at('12T17:00', { cancelled_at: clock.now() });
  await at('13T09:00');
  const { current_lesson, next_lesson, todays } = await getCoachHome(toActor(pro), services);
  expect([current_lesson?.id, next_lesson?.id]).toEqual([now, next]);
  expect(todays.map(({ id }) => id)).toEqual([over, now, next]);
});

test('what waits is counted, and nobody else’s is', async () => {
  const [pro, other] = [await aPro(home.db), await aPro(home.db)];
  const people = { pro, player: await aPlayer(home.db, pro) };
  const ago = (days: number, fields = {}) =>
    aLesson(home.db, people, { starts_at: new Date(clock.now().getTime() - days * DAY_MS), ...fields });
  const due = await ago(2);
  const recorded = await ago(3);
  await home.db.lesson_sections.create({
    data: { lesson_id: recorded.id, ref: 'answer', type: 'text', position: 0 },
  });
  await ago(RECORD_DUE_DAYS + 1);
  await ago(4, { cancelled_at: clock.now(), fee_due: true });
  await aLesson(home.db, { pro }, { starts_at: new Date(clock.now().getTime() - 5 * DAY_MS) });
  for (const read_at of [null, clock.now()]) {
    const { id } = await home.db.messages.create({
      data: {
        sender_id: people.player.id,
        pro_id: pro.id,
        player_id: people.player.id,
        message: 'See you',
        recipients: 1,
        created_at: clock.now(),
      },
    });
    await home.db.message_recipients.create({
      data: { player_id: people.player.id, pro_id: pro.id, message_id: id, from_pro: false, read_at },
    });
  }
  for (const hours of [-1, 1])
    await home.db.invitations.create({
      data: {
        pro_id: pro.id,
        first_name: 'Alex',
        last_name: 'Reed',
        email: `${uuid()}@example.com`,
        token_hash: uuid(),
        code: uuid().slice(-6),
        expires_at: new Date(clock.now().getTime() + hours * HOUR_MS),
      },
    });

  const { due: counts } = await getCoachHome(toActor(pro), services);
  expect(counts).toEqual({ records: 1, fees: 1, unread: 1, expired_invitations: 1 });
  const { lessons } = await listHistory(toActor(pro), { record_due: true }, services);
  expect(lessons.map(({ id }) => id)).toEqual([due.id]);
  expect((await getCoachHome(toActor(other), services)).due).toEqual({
    records: 0,
    fees: 0,
    unread: 0,
    expired_invitations: 0,
  });
});

test('whoever is met next can be called: the player on now, or else the next one, as long as they are the coach’s', async () => {
  const pro = await aPro(home.db);
  const first = { pro, player: await aPlayer(home.db, pro, { phone: '+447700900001' }) };
  const second = { pro, player: await aPlayer(home.db, pro, { phone: '+447700900002' }) };
  const askPhone = async () => (await getCoachHome(toActor(pro), services)).phone;
  expect(await askPhone()).toBeNull();
  await aLesson(home.db, second, { starts_at: new Date(clock.now().getTime() + 9 * DAY_MS) });
  expect(await askPhone()).toBe('+447700900002');
  const current = await aLesson(home.db, first, { starts_at: new Date(clock.now().getTime() - HOUR_MS / 2) });
  expect(await askPhone()).toBe('+447700900001');
  await home.db.users.update({ where: { id: first.player.id }, data: { pro_id: null } });
  expect(await askPhone()).toBeNull();
  await home.db.lessons.update({ where: { id: current.id }, data: { cancelled_at: clock.now() } });
  expect(await askPhone()).toBe('+447700900002');
});

test('the first steps are those the data leaves open, until the coach puts them away', async () => {
  const pro = await aPro(home.db);
  const actor = toActor(pro);
  const listOpen = async () =>
    (await getCoachHome(actor, services)).first_steps?.flatMap(({ name, done }) => (done ? [] : [name]));
  expect(await listOpen()).toEqual(['hours', 'price', 'venue', 'payments', 'share']);
  await openFirstWeek(actor, services);
  await home.db.settings.update({ where: { user_id: pro.id }, data: { lesson_price: 1250 } });
  await aPlayer(home.db, pro);
  expect(await listOpen()).toEqual(['venue', 'payments']);
  await dismissFirstSteps(actor, services);
  expect((await getCoachHome(actor, services)).first_steps).toBeNull();
});

test('the first week is opened once, however often it is asked for, and takes no hours’ place', async () => {
  const actor = toActor(await aPro(home.db));
  const [week] = await Promise.all([openFirstWeek(actor, services), openFirstWeek(actor, services)]);
  expect(week).toEqual([0, 1, 2, 3, 4].map((day) => ({ day, start: '09:00:00', end: '17:00:00' })));
  expect(await openFirstWeek(actor, services)).toEqual(week);
  const other = toActor(await aPro(home.db));
  const saturday = await saveDay(other, { day: 5, times: [{ start: '08:00:00', end: '12:00:00' }] }, services);
  expect(await openFirstWeek(other, services)).toEqual(saturday);
});
