import { LESSON_TYPES } from '@fairway/contracts/constants';
import { inTransaction } from '@fairway/db/client';
import { HOUR_MS } from '@fairway/time/units';
import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { cancelLesson } from '#domains/lessons/changing/service.ts';
import { bookLesson } from '#domains/lessons/booking/service.ts';
import { cancelGroupLesson, getGroupLesson } from '#domains/lessons/group-lessons/service.ts';
import { atOnce, catchRefusal, expectFault, NOT_FOUND } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { aPayer as aPayerOf, coaching, type Coaching } from '#test/coaching.ts';
import { fileDatabase } from '#test/file-database.ts';
import { aGroupLesson } from '#test/group-lessons.ts';
import { expectNoTrace, readCredits, unbalanced } from '#test/ledger.ts';
import { testServices } from '#test/services.ts';
import { joinGroupLesson, stopWaiting, sweepPlaces, waitForPlace } from './service.ts';

const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
let id: string;
beforeEach(async () => {
  clock.set(NOW);
  await home.db.outbox.deleteMany();
  await home.db.place_requests.deleteMany();
  people = await coaching(services);
  id = (await aGroupLesson(services, people.pro)).id;
});

const aPayer = (count?: number) => aPayerOf(services, people, count);
const join = (player: Actor, group = id) => joinGroupLesson(player, { id: group }, services);
const page = (reader: Actor = people.pro) => getGroupLesson(reader, { id }, services);
const leave = (player: Actor, lesson_id: string) => cancelLesson(player, { id: lesson_id }, services);
const topics = async () => (await home.db.outbox.findMany({ orderBy: { id: 'asc' } })).map(({ topic }) => topic);

test('joining takes a place, its credits, and tells of it; the place is a lesson of the player’s', async () => {
  const player = await aPayer(3);
  const { lesson, credits: left } = await join(player);
  expect(lesson).toMatchObject({
    type: 3,
    player_id: player.id,
    date: '2031-03-12',
    start: '10:00:00',
    payment_type: 'credits',
    credits: 2,
    group: { id, title: 'Short game clinic', places: 2, taken: 1 },
    can: { change: false, cancel: true },
  });
  expect(Object.values(left).flat()).toHaveLength(1);
  expect(await page(player)).toMatchObject({ taken: 1, place_id: lesson.id, place: { id: lesson.id }, booked: [] });
  expect(await topics()).toEqual(['credits.given', 'lesson.booked']);
});

test('too few credits, and nothing is written', async () => {
  const player = await aPayer(1);
  const refusal = await expectNoTrace(home.db, () => join(player));
  expect(refusal).toMatchObject({ status: 422, errors: { credits: [expect.any(String)] } });
  expect(await page()).toMatchObject({ taken: 0 });
});

test('a place that is paid on the day needs no credits', async () => {
  const time = [{ start: '12:00:00', end: '13:00:00' }];
  const paid = await aGroupLesson(services, people.pro, { payment_type: 'on_day', price: 2500, credits: null, time });
  const { lesson } = await join(people.player, paid.id);
  expect(lesson).toMatchObject({ payment_type: 'on_day', credits: 0, group: { price: 2500 } });
});

test('another coach’s group lesson is not there, whoever asks', async () => {
  const others = await coaching(services);
  expect(await catchRefusal(join(others.player))).toEqual(NOT_FOUND);
  expect(await catchRefusal(waitForPlace(others.player, { id }, services))).toEqual(NOT_FOUND);
  expect(await catchRefusal(page(others.player))).toEqual(NOT_FOUND);
  expect(await catchRefusal(page(others.pro))).toEqual(NOT_FOUND);
});

describe('at once', () => {
  test('forty players for five places: five have one, and nobody else paid', async () => {
    const time = [{ start: '12:00:00', end: '13:00:00' }];
    const five = await aGroupLesson(services, people.pro, { places: 5, time });
    const players = await Promise.all(Array.from({ length: 40 }, () => aPayer()));
    const { granted, refused } = await atOnce(players.map((player) => join(player, five.id)));
    expect(granted).toHaveLength(5);
    expect(refused.map(({ errors }) => errors)).toEqual(
      Array.from({ length: 35 }, () => ({ places: [LESSON_MESSAGES.groupFull] })),
    );
    const left = await Promise.all(players.map((player) => readCredits(home.db, player)));
    expect(left.filter((count) => count === 0)).toHaveLength(5);
    expect(left.filter((count) => count === 2)).toHaveLength(35);
    expect(await unbalanced(home.db)).toEqual([]);
    const row = await home.db.group_lessons.findUniqueOrThrow({ where: { lesson_id: five.id } });
    expect(row.taken).toBe(5);
  });

  test('a player who taps eight times has one place and pays once', async () => {
    const player = await aPayer(8);
    const { granted, refused } = await atOnce(Array.from({ length: 8 }, () => join(player)));
    expect(refused).toEqual([]);
    expect(new Set(granted.map(({ lesson }) => lesson.id)).size).toBe(1);
    expect(await readCredits(home.db, player)).toBe(6);
    expect(await topics()).toEqual(['credits.given', 'lesson.booked']);
  });

  test('joining, leaving and the coach’s cancelling leave every credit with its player', async () => {
    const [first, second, third] = [await aPayer(), await aPayer(), await aPayer()];
    const place = (await join(first)).lesson.id;
    await atOnce<unknown>([
      join(second),
      leave(first, place),
      cancelGroupLesson(people.pro, { id }, services),
      join(third),
      leave(first, place),
    ]);
    expect(await Promise.all([first, second, third].map((player) => readCredits(home.db, player)))).toEqual([2, 2, 2]);
    const { taken, cancelled_at } = await page();
    expect([taken, cancelled_at]).toEqual([0, clock.now().toISOString()]);
    expect(await unbalanced(home.db)).toEqual([]);
  });

  test('the same credits buy a lesson or a place, not both', async () => {
    const player = await aPayer(2);
    const lesson = { date: '2031-03-13', duration: 30, time: [{ start: '10:00:00', end: '10:30:00' }] };
    const { granted } = await atOnce<unknown>([
      join(player),
      bookLesson(player, { ...lesson, payment_type: 'credits' }, services),
    ]);
    expect(granted).toHaveLength(1);
    expect(await readCredits(home.db, player)).toBe(0);
  });
});

describe('leaving', () => {
  test('a day ahead returns the credits, later forfeits them, and the place is free either way', async () => {
    const [early, late] = [await aPayer(), await aPayer()];
    const places = [(await join(early)).lesson.id, (await join(late)).lesson.id];
    await leave(early, places[0]!);
    expect([await readCredits(home.db, early), (await page()).taken]).toEqual([2, 1]);
    clock.set('2031-03-11T12:00:00Z');
    await leave(late, places[1]!);
    expect([await readCredits(home.db, late), (await page()).taken]).toEqual([0, 0]);
    expect(await home.db.freed_slots.count()).toBe(0);
  });

  test('and joining again is a new place at the price of one', async () => {
    const player = await aPayer();
    await leave(player, (await join(player)).lesson.id);
    await join(player);
    expect([await readCredits(home.db, player), (await page()).taken]).toEqual([0, 1]);
  });
});

describe('the line', () => {
  let [first, second, third, fourth]: Actor[] = [];
  let place: string;
  beforeEach(async () => {
    [first, second, third, fourth] = [await aPayer(), await aPayer(), await aPayer(), await aPayer()];
    place = (await join(first)).lesson.id;
    await join(second);
    clock.pass(1);
    await waitForPlace(third, { id }, services);
    clock.pass(1);
    await waitForPlace(fourth, { id }, services);
  });

  test('is for what is full, and each stands in it once', async () => {
    expect(await waitForPlace(third!, { id }, services)).toEqual({ is_waiting: true, offered_until: null });
    expect((await page()).line.map(({ player }) => player.id)).toEqual([third!.id, fourth!.id]);
    const time = [{ start: '12:00:00', end: '13:00:00' }];
    const free = await aGroupLesson(services, people.pro, { time });
    expect(await expectFault('places', waitForPlace(third!, { id: free.id }, services))).toBe(
      LESSON_MESSAGES.groupNotFull,
    );
  });

  test('is offered a place that is left, which nobody else can take for 20 minutes', async () => {
    await leave(first!, place);
    expect(await page(third)).toMatchObject({
      is_waiting: true,
      offered_until: '2031-03-10T11:20:00.000Z',
      can: { join: true },
    });
    expect((await topics()).filter((topic) => topic === 'place.offered')).toHaveLength(1);
    expect(await expectFault('places', join(await aPayer()))).toBe(LESSON_MESSAGES.groupHeld);
    expect(await expectFault('places', join(fourth!))).toBe(LESSON_MESSAGES.groupHeld);
    await join(third!);
    expect(await page()).toMatchObject({ taken: 2, waiting: 1 });
  });

  test('goes on with a no, and by itself when an offer lapses', async () => {
    await leave(first!, place);
    await stopWaiting(third!, { id }, services);
    expect(await page(fourth)).toMatchObject({ offered_until: '2031-03-10T11:20:00.000Z' });
    expect(await page(third)).toMatchObject({ is_waiting: false });
    await waitForPlace(third!, { id }, services);
    clock.set('2031-03-10T11:20:00Z');
    expect(await page(fourth)).toMatchObject({ is_waiting: false, offered_until: null });
    await sweepPlaces(services);
    expect(await page(third)).toMatchObject({ offered_until: '2031-03-10T11:40:00.000Z' });
    await sweepPlaces(services);
    expect((await topics()).filter((topic) => topic === 'place.offered')).toHaveLength(3);
  });

  test('stays as it is while the coach takes no bookings', async () => {
    await home.db.users.update({ where: { id: people.pro.id }, data: { subscribed_until: new Date('2031-01-01') } });
    await leave(first!, place);
    await sweepPlaces(services);
    expect(await page()).toMatchObject({ taken: 1, waiting: 2 });
    await home.db.users.update({ where: { id: people.pro.id }, data: { subscribed_until: new Date('9999-01-01') } });
    await sweepPlaces(services);
    expect(await page(third)).toMatchObject({ offered_until: '2031-03-10T11:20:00.000Z' });
  });

  test('goes on however many before it stay as they are', async () => {
    const idle = await coaching(services);
    await home.db.users.update({ where: { id: idle.pro.id }, data: { subscribed_until: new Date('2031-01-01') } });
    const [pro_id, at] = [idle.pro.id, clock.now()];
    // Of ids that come before any other's.
    const stuck = Array.from({ length: 200 }, (_, nth) => ({
      id: `00000000-0000-7000-8000-${String(nth).padStart(12, '0')}`,
      starts_at: new Date(at.getTime() + (nth + 1) * HOUR_MS),
      ends_at: new Date(at.getTime() + (nth + 2) * HOUR_MS),
    }));
    await inTransaction(home.db, async (tx) => {
      const costs = { payment_type: 'credits', credits: 2 } as const;
      const lesson = { pro_id, type: LESSON_TYPES.group, duration: 60, ...costs, created_at: at, updated_at: at };
      await tx.lessons.createMany({ data: stuck.map((own) => ({ ...own, ...lesson, group_lesson_id: own.id })) });
      await tx.group_lessons.createMany({
        data: stuck.map((own) => ({ lesson_id: own.id, title: 'Idle', places: 2 })),
      });
      const player_id = idle.player.id;
      await tx.place_requests.createMany({
        data: stuck.map((own) => ({ lesson_id: own.id, player_id, created_at: at })),
      });
    });
    await leave(first!, place);
    clock.set('2031-03-10T11:20:00Z');
    await sweepPlaces(services);
    expect(await page(fourth)).toMatchObject({ offered_until: '2031-03-10T11:40:00.000Z' });
  });

  test('waits for the morning where a place is left at night, when anybody may still take it', async () => {
    clock.set('2031-03-10T22:00:00Z');
    await leave(first!, place);
    await sweepPlaces(services);
    expect(await page(third)).toMatchObject({ offered_until: null, can: { join: true } });
    clock.set('2031-03-11T07:00:00Z');
    await sweepPlaces(services);
    expect(await page(third)).toMatchObject({ offered_until: '2031-03-11T07:20:00.000Z' });
  });

  test('ends with the group lesson, whether it is cancelled or begins', async () => {
    await cancelGroupLesson(people.pro, { id }, services);
    expect((await page()).line).toEqual([]);
    expect(await home.db.place_requests.count({ where: { ended_at: null } })).toBe(0);
  });

  test('two who leave at once, and two sweeps at once, offer each place once', async () => {
    const other = (await page(second)).place_id!;
    await atOnce<unknown>([leave(first!, place), leave(second!, other), sweepPlaces(services), sweepPlaces(services)]);
    expect((await page()).line.map(({ offered_until }) => offered_until !== null)).toEqual([true, true]);
    expect((await topics()).filter((topic) => topic === 'place.offered')).toHaveLength(2);
  });
});
