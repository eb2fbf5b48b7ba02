import { aLesson } from '#test/builders.ts';
import { catchRefusal } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { times } from '#test/times.ts';
import { v7 as uuid } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '#app/context.ts';
import { saveDates, saveMonths } from '#domains/schedule/hours/service.ts';
import { listMonthSlots } from './service.ts';

/** Monday, nine in the morning in London. */
const NOW = '2031-03-10T09:00:00Z';
const home = fileDatabase();
const clock = startClock(NOW);
const services = testServices(home, clock);
let people: Coaching;
beforeEach(async () => {
  clock.set(NOW);
  people = await coaching(services, {}, times(['10:00', '12:00']));
});
const slots = (
  actor: Actor,
  month = 3,
  { duration = 60, year = 2031, lesson = undefined as string | undefined } = {},
) => listMonthSlots(actor, { year, month, duration, lesson }, services);
const starts = async (date: string, actor = people.player, options: Parameters<typeof slots>[2] = {}) => {
  const found = await slots(actor, Number(date.slice(5, 7)), { year: Number(date.slice(0, 4)), ...options });
  return (found[date] ?? []).map(({ start }) => start.slice(0, 5)).join(' ');
};
const ALL = '10:00 10:15 10:30 10:45 11:00';

describe('a month of slots', () => {
  test('begins today after the notice for a player, at once for a pro', async () => {
    expect(Object.keys(await slots(people.player))[0]).toBe('2031-03-10');
    expect(await starts('2031-03-10')).toBe('11:00');
    expect(await starts('2031-03-10', people.pro)).toBe(ALL);
    expect(await slots(people.pro, 2)).toEqual({});
  });

  test('ends with the last day that is open for a player, and not for a pro', async () => {
    expect(Object.keys(await slots(people.player, 6)).at(-1)).toBe('2031-06-10');
    expect(await slots(people.player, 7)).toEqual({});
    expect(Object.keys(await slots(people.pro, 7))).toHaveLength(31);
    await saveMonths(people.pro, { diary_availability_months: 1 }, services);
    expect(Object.keys(await slots(people.player, 4)).at(-1)).toBe('2031-04-10');
  });

  test('from the last day of a month ends with the last day of a shorter one', async () => {
    clock.set('2031-11-30T09:00:00Z');
    expect(Object.keys(await slots(people.player, 2, { year: 2032 })).at(-1)).toBe('2032-02-29');
    expect(await slots(people.player, 3, { year: 2032 })).toEqual({});
  });

  test('leaves out lessons, but neither cancelled ones nor videos nor another pro’s', async () => {
    const at = (time: string, fields = {}, who = people) =>
      aLesson(home.db, who, { starts_at: new Date(`2031-03-12T${time}:00Z`), ...fields });
    await at('10:00', { cancelled_at: new Date() });
    await at('10:30', { type: 1, payment_type: 'card', ends_at: new Date('2031-03-12T10:30:00Z') });
    await at('10:00', {}, await coaching(services));
    expect(await starts('2031-03-12')).toBe(ALL);
    await at('10:00', { duration: 30 });
    expect(await starts('2031-03-12')).toBe('10:30 10:45 11:00');
  });

  test('minds lessons that began the evening before', async () => {
    await saveDates(people.pro, { start: '2031-03-13', end: '2031-03-13', times: times(['00:00', '02:00']) }, services);
    await aLesson(home.db, people, { starts_at: new Date('2031-03-12T23:00:00Z'), duration: 90 });
    expect(await starts('2031-03-13')).toBe('00:30 00:45 01:00');
  });

  test('minds other hours and days off', async () => {
    await saveDates(people.pro, { start: '2031-03-12', end: '2031-03-12', times: [] }, services);
    await saveDates(people.pro, { start: '2031-03-13', end: '2031-03-13', times: times(['22:45', '00:00']) }, services);
    expect([await starts('2031-03-12'), await starts('2031-03-13')]).toEqual(['', '22:45 23:00']);
  });

  test('is in the pro’s zone, whichever day it is elsewhere', async () => {
    const far = await coaching(services, { timezone: 'Pacific/Kiritimati' }, times(['00:00', '01:00']));
    clock.set('2031-03-31T09:30:00Z');
    const [april] = Object.entries(await slots(far.player, 4));
    expect([await slots(far.player, 3), april?.[0]]).toEqual([{}, '2031-04-02']);
    expect(Object.keys(await slots(far.pro, 4))[0]).toBe('2031-04-01');
  });

  test('of a pro without hours is empty', async () => {
    const closed = await coaching(services, {}, []);
    expect(await slots(closed.pro)).toEqual({});
  });
});

describe('a lesson that is being moved', () => {
  test('does not stand in its own way, for both of its people', async () => {
    const { id } = await aLesson(home.db, people, { starts_at: new Date('2031-03-12T10:30:00Z') });
    expect(await starts('2031-03-12')).toBe('');
    expect(await starts('2031-03-12', people.player, { lesson: id })).toBe(ALL);
    expect(await starts('2031-03-12', people.pro, { lesson: id })).toBe(ALL);
  });

  test('of somebody else is not found', async () => {
    const { id } = await aLesson(home.db, people, { starts_at: new Date('2031-03-12T10:30:00Z') });
    const other = await coaching(services);
    for (const stranger of [await people.another(), other.pro, other.player])
      expect((await catchRefusal(slots(stranger, 3, { lesson: id }))).status).toBe(404);
    expect((await catchRefusal(slots(people.pro, 3, { lesson: uuid() }))).status).toBe(404);
  });
});
