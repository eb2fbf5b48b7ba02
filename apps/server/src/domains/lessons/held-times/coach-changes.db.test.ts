import { SCHEDULE_MESSAGES } from '@fairway/contracts/messages/schedule';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectFault } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aHeldTime } from '#test/held-times.ts';
import { deliverAll, testJobs } from '#test/jobs.ts';
import { testServices } from '#test/services.ts';
import { times } from '#test/times.ts';
import type { Actor } from '#app/context.ts';
import { applyBulkReschedule } from '#domains/lessons/bulk-reschedule/service.ts';
import { cancelLesson, changeLesson } from '#domains/lessons/changing/service.ts';
import { bookSeries, cancelFollowing, moveFollowing } from '#domains/lessons/series/service.ts';
import { clearDates, openFirstWeek, saveDates, saveDay } from '#domains/schedule/hours/service.ts';
import {
  askForTime,
  getHold,
  listWaiting,
  showLine,
  sweepWaitingList,
} from '#domains/schedule/waiting-list/service.ts';
import { answerHold } from './service.ts';

/** A Monday; what is held, and the lessons, are on the Thursday. */
const NOW = '2031-03-10T12:00:00Z';
const DAY = '2031-03-13';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services, {}, times(['09:00', '17:00']));
});

const ask = (actor: Actor, duration = 60) =>
  askForTime(actor, { date: DAY, start: '09:00:00', end: '17:00:00', duration }, services);
const held = async (actor: Actor) =>
  (await listWaiting(actor, services)).holds.map(({ start, end }) => `${start.slice(0, 5)}-${end.slice(0, 5)}`);

describe('what is held while the coach changes their hours', () => {
  let id: string;
  beforeEach(async () => {
    await aHeldTime(services, people, `${DAY}T14:00:00Z`);
    ({ id } = (await listWaiting(people.player, services)).holds[0]!);
    clock.set('2031-03-10T12:05:00Z');
  });
  const days = { start: DAY, end: DAY };
  const save = (...ranges: [string, string][]) => saveDates(people.pro, { ...days, times: times(...ranges) }, services);
  const rain = (from: string, until: string) => ({
    ...days,
    from: `${from}:00`,
    until: `${until}:00`,
    close: true,
    note: null,
    choices: [],
  });

  const closing: [string, () => Promise<unknown>][] = [
    ['its date is closed', () => save()],
    ['its date ends before it does', () => save(['09:00', '14:45'])],
    ['its date opens at another time, and no lesson begins then any more', () => save(['09:10', '17:00'])],
    ['its weekday is closed', () => saveDay(people.pro, { day: 3, times: [] }, services)],
    ['the afternoon cannot be played', () => applyBulkReschedule(people.pro, rain('14:30', '17:00'), services)],
  ];
  test.each(closing)('is over when %s', async (_, close) => {
    await close();
    expect(await held(people.player)).toEqual([]);
    const hold = await home.db.waiting_holds.findUniqueOrThrow({ where: { id } });
    expect([hold.outcome, hold.closed_at]).toEqual(['overruled', services.now()]);
    expect((await getHold(people.player, { id }, services)).refusal).toBe(SCHEDULE_MESSAGES.holdTakenBack);
    const yes = answerHold(people.player, { id, response: true, payment_type: 'on_day' }, services);
    expect(await expectFault('time', yes)).toBe(SCHEDULE_MESSAGES.holdTakenBack);
  });

  const keeping: [string, () => Promise<unknown>][] = [
    ['closes right after it', () => save(['09:00', '15:00'])],
    ['is closed until it begins', () => applyBulkReschedule(people.pro, rain('09:00', '14:00'), services)],
    ['is saved for another weekday', () => saveDay(people.pro, { day: 2, times: [] }, services)],
  ];
  test.each(keeping)('stays and can be booked when the diary %s', async (_, close) => {
    await close();
    expect(await held(people.player)).toEqual(['14:00-15:00']);
    const { lesson_id } = await answerHold(people.player, { id, response: true, payment_type: 'on_day' }, services);
    expect(lesson_id).not.toBeNull();
  });

  test('stays on a date whose own hours are not the ones that change', async () => {
    await home.db.availability_overrides.create({
      data: { pro_id: people.pro.id, date: new Date(DAY), times: times(['14:00', '15:00']) },
    });
    const wednesday = { start: '2031-03-12', end: '2031-03-12' };
    await home.db.recurring_availability.deleteMany({ where: { pro_id: people.pro.id, day: 3 } });
    await saveDates(people.pro, { ...wednesday, times: [] }, services);
    await clearDates(people.pro, wednesday, services);
    expect(await held(people.player)).toEqual(['14:00-15:00']);
  });

  test('goes on along the line with what is left of it, and the windows of both are told', async () => {
    const second = await people.another();
    await ask(second, 30);
    await home.db.outbox.deleteMany();
    const jobs = testJobs(home.db, services.now());
    await save(['09:00', '14:30']);
    await deliverAll(jobs);
    expect(jobs.told.map(({ user_ids }) => user_ids)).toEqual([[people.pro.id, people.player.id]]);
    expect([jobs.mails, jobs.pushes]).toEqual([[], []]);
    await sweepWaitingList(services);
    expect(await held(second)).toEqual(['14:00-14:30']);
    const { places } = await showLine(people.pro, services);
    expect(places.map(({ hold }) => hold?.start ?? null)).toEqual([null, '14:00:00']);
  });
});

test('the hours of a first week are offered to whoever waits for them', async () => {
  await home.db.recurring_availability.deleteMany({ where: { pro_id: people.pro.id } });
  await ask(people.player);
  await openFirstWeek(people.pro, services);
  await sweepWaitingList(services);
  expect(await held(people.player)).toEqual(['09:00-10:00']);
});

describe('a player whose lesson the coach takes away keeps their turn in the line', () => {
  let second: Actor;
  let id: string;
  beforeEach(async () => {
    people = await coaching(services, {}, times(['10:00', '11:00']));
    second = await people.another();
    const series = { dates: [DAY, '2031-03-20'], start: '10:00:00', duration: 60, payment_type: 'on_day' as const };
    const booked = await bookSeries(people.pro, { ...series, player_id: people.player.id }, services);
    ({ id } = booked.lessons.find(({ date }) => date === DAY)!);
    await ask(people.player);
    clock.set('2031-03-10T12:01:00Z');
    await ask(second);
  });
  const elsewhere = { date: DAY, time: times(['14:00', '15:00']), outside_availability: true };
  const offered = async () => Promise.all([people.player, second].map(held));

  const byCoach: [string, () => Promise<unknown>][] = [
    ['cancelled', () => cancelLesson(people.pro, { id }, services)],
    ['moved', () => changeLesson(people.pro, { id, ...elsewhere }, services)],
    ['cancelled with those after it', () => cancelFollowing(people.pro, { id }, services)],
    ['moved with those after it', () => moveFollowing(people.pro, { id, ...elsewhere }, services)],
  ];
  test.each(byCoach)('%s: who asked first is asked first', async (_, change) => {
    await change();
    await sweepWaitingList(services);
    expect(await offered()).toEqual([['10:00-11:00'], []]);
  });

  test('a child whose guardian cancels is not asked of the time given up', async () => {
    const guardian = await people.another();
    await cancelLesson({ ...people.player, guardian_id: guardian.id }, { id }, services);
    await sweepWaitingList(services);
    expect(await offered()).toEqual([[], ['10:00-11:00']]);
  });

  test('nor is a player who moves away', async () => {
    await home.db.recurring_availability.updateMany({
      where: { pro_id: people.pro.id },
      data: { end: new Date('1970-01-01T12:00:00Z') },
    });
    await changeLesson(people.player, { id, date: DAY, time: times(['11:00', '12:00']) }, services);
    await sweepWaitingList(services);
    expect(await offered()).toEqual([[], ['10:00-11:00']]);
  });
});
