import type { SettingsIn } from '@fairway/contracts/users/settings';
import type { BookingIn } from '@fairway/contracts/lessons/lessons';
import { DAY_MS } from '@fairway/time/units';
import { aRequest, atOnce, expectFault } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, credits, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { readCredits, unbalanced } from '#test/ledger.ts';
import { times } from '#test/times.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { saveSettings } from '#domains/users/settings/service.ts';
import { listMonthSlots } from '#domains/schedule/slots/service.ts';
import { bookLesson } from './service.ts';
import { cancelLesson, changeLesson } from '#domains/lessons/changing/service.ts';

/** Monday, nine in the morning in London. */
const NOW = '2031-03-10T09:00:00Z';
const DAY = '2031-03-12';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services);
});

const limit = (limits: SettingsIn) => saveSettings(people.pro, limits, services, aRequest());
const book = async (actor: Actor, time: [string, string], fields: Partial<BookingIn> = {}) => {
  const requested = { date: DAY, duration: 60, time: times(time), payment_type: 'on_day' as const, ...fields };
  return (await bookLesson(actor, requested, services)).lesson;
};
const starts = async (actor: Actor, date = DAY, lesson?: string) => {
  const slots = await listMonthSlots(actor, { year: 2031, month: 3, duration: 60, lesson }, services);
  return (slots[date] ?? []).map(({ start }) => start.slice(0, 5));
};
const FULL = 'That day is full. Please choose another day.';

describe('the notice', () => {
  test('is what the pro sets, for players alone', async () => {
    await limit({ booking_notice_hours: 51 });
    expect((await starts(people.player))[0]).toBe('12:00');
    await expectFault('time', book(people.player, ['11:45', '12:45']));
    expect((await book(people.player, ['12:00', '13:00'])).start).toBe('12:00:00');
    expect((await book(people.pro, ['09:00', '10:00'], { player_id: people.player.id })).start).toBe('09:00:00');
  });

  test('may be none', async () => {
    await limit({ booking_notice_hours: 0 });
    expect((await starts(people.player, '2031-03-10'))[0]).toBe('09:00');
    expect((await book(people.player, ['09:00', '10:00'], { date: '2031-03-10' })).start).toBe('09:00:00');
  });
});

describe('the buffer', () => {
  beforeEach(async () => {
    await limit({ lesson_buffer_minutes: 30 });
    await book(people.player, ['12:00', '13:00']);
  });

  test('is kept free between two lessons, for player and pro', async () => {
    for (const actor of [people.player, people.pro]) {
      const found = await starts(actor);
      expect([
        found.includes('10:30'),
        found.includes('10:45'),
        found.includes('13:15'),
        found.includes('13:30'),
      ]).toEqual([true, false, false, true]);
    }
    expect(await expectFault('time', book(await people.another(), ['13:15', '14:15']))).toMatch(
      '30 minutes are kept free',
    );
    expect((await book(await people.another(), ['13:30', '14:30'])).start).toBe('13:30:00');
  });

  test('gives way to the pro who insists', async () => {
    const requested = { player_id: 'guest' as const, guest_name: 'Sam' };
    await expectFault('time', book(people.pro, ['13:00', '14:00'], requested));
    await expectFault('time', book(people.player, ['13:00', '14:00'], { outside_availability: true }));
    expect((await book(people.pro, ['13:00', '14:00'], { ...requested, outside_availability: true })).start).toBe(
      '13:00:00',
    );
  });

  test('does not hold a lesson off itself when it moves', async () => {
    const lesson = await book(people.player, ['15:00', '16:00']);
    expect(await starts(people.player, DAY, lesson.id)).toContain('14:45');
    const { lesson: moved } = await changeLesson(
      people.player,
      { id: lesson.id, time: times(['14:45', '15:45']) },
      services,
    );
    expect(moved.start).toBe('14:45:00');
    await expectFault(
      'time',
      changeLesson(people.player, { id: lesson.id, time: times(['13:15', '14:15']) }, services),
    );
  });

  test('is kept when two book beside each other at once', async () => {
    const [one, two] = [await people.another(), await people.another()];
    const { granted, refused } = await atOnce([book(one, ['14:00', '15:00']), book(two, ['15:15', '16:15'])]);
    expect([granted.length, refused.map(({ errors }) => Object.keys(errors ?? {}))]).toEqual([1, [['time']]]);
  });
});

describe('the largest number of lessons a day', () => {
  test('closes the day for players, and for the pro until they insist', async () => {
    await limit({ lessons_per_day: 2 });
    await book(people.player, ['10:00', '11:00']);
    expect(await starts(people.player)).not.toEqual([]);
    const last = await book(people.pro, ['11:00', '12:00'], { player_id: people.player.id });
    expect([await starts(people.player), await starts(people.pro)]).toEqual([[], []]);
    expect(await expectFault('time', book(people.player, ['14:00', '15:00']))).toBe(FULL);
    const guest = { player_id: 'guest' as const, guest_name: 'Sam' };
    expect(await expectFault('time', book(people.pro, ['14:00', '15:00'], guest))).toBe(FULL);
    await book(people.pro, ['14:00', '15:00'], { ...guest, outside_availability: true });
    await cancelLesson(people.pro, { id: last.id }, services);
    expect(await starts(people.player)).toEqual([]);
  });

  test('opens again when one is cancelled or moves away, and a lesson moves within its own day', async () => {
    await limit({ lessons_per_day: 1 });
    const lesson = await book(people.player, ['10:00', '11:00']);
    expect(await starts(people.player, DAY, lesson.id)).toContain('14:00');
    await changeLesson(people.player, { id: lesson.id, time: times(['14:00', '15:00']) }, services);
    await expectFault('time', book(await people.another(), ['10:00', '11:00']));
    await changeLesson(people.player, { id: lesson.id, date: '2031-03-13' }, services);
    const other = await book(await people.another(), ['10:00', '11:00']);
    expect(await expectFault('time', changeLesson(people.player, { id: lesson.id, date: DAY }, services))).toBe(FULL);
    await cancelLesson(people.pro, { id: other.id }, services);
    expect((await changeLesson(people.player, { id: lesson.id, date: DAY }, services)).lesson.date).toBe(DAY);
  });

  test('holds when ten book at once: as many as there are places win, the losers lose nothing', async () => {
    await limit({ lessons_per_day: 3 });
    const racers = await Promise.all(Array.from({ length: 10 }, () => people.another()));
    for (const player of racers) await credits(services, { pro: people.pro, player }, 2);
    const at = (nth: number) => `${String(9 + Math.floor(nth / 2)).padStart(2, '0')}:${nth % 2 ? '30' : '00'}`;
    const { granted, refused } = await atOnce(
      racers.map((player, nth) => book(player, [at(nth), at(nth + 1)], { duration: 30, payment_type: 'credits' })),
    );
    expect([granted.length, refused.length]).toEqual([3, 7]);
    expect(new Set(refused.map(({ errors }) => errors?.['time']?.join()))).toEqual(new Set([FULL]));
    const left = await Promise.all(racers.map((player) => readCredits(home.db, player)));
    expect(left.filter((count) => count === 0)).toHaveLength(3);
    expect(left.filter((count) => count === 2)).toHaveLength(7);
    expect(await unbalanced(home.db)).toEqual([]);
    expect(await home.db.lessons.count({ where: { pro_id: people.pro.id, cancelled_at: null } })).toBe(3);
  });

  test('holds when some book and others move to the day at once', async () => {
    const movers = await Promise.all(Array.from({ length: 4 }, () => people.another()));
    const lessons = await Promise.all(
      movers.map((player, nth) => book(player, [`1${nth}:00`, `1${nth + 1}:00`], { date: '2031-03-13' })),
    );
    await limit({ lessons_per_day: 2 });
    const { granted } = await atOnce<unknown>([
      ...lessons.map(({ id }, nth) => changeLesson(movers[nth]!, { id, date: DAY }, services)),
      ...movers.slice(0, 3).map((player, nth) => book(player, [`1${nth + 4}:00`, `1${nth + 5}:00`])),
    ]);
    expect(granted).toHaveLength(2);
    const begin = new Date(`${DAY}T00:00:00Z`);
    const there = await home.db.lessons.count({
      where: {
        pro_id: people.pro.id,
        cancelled_at: null,
        starts_at: { gte: begin, lt: new Date(begin.getTime() + DAY_MS) },
      },
    });
    expect(there).toBe(2);
  });
});
