import { aLesson } from '#test/builders.ts';
import { atOnce, expectFault } from '#test/calls.ts';
import { startClock } from '#test/clock.ts';
import { coaching, type Coaching } from '#test/coaching.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { times } from '#test/times.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { availabilityWithBookings } from '#domains/lessons/availability/service.ts';
import { clearDates, effectiveHours, saveDates, saveDay, saveMonths, listWeeklyHours } from './service.ts';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
const MORNING = times(['09:00', '12:00']);
let people: Coaching;
beforeEach(async () => {
  people = await coaching(services, {}, MORNING);
});
const save = (day: number, list: typeof MORNING) => saveDay(people.pro, { day, times: list }, services);
const dated = (date: string, source: 'weekly' | 'override', list = MORNING) =>
  list.map((range) => ({ date, ...range, source }));

describe('the usual week', () => {
  test('is read by day and time, a day of it alone too', async () => {
    await save(2, times(['14:00', '18:00'], ['08:00', '09:30']));
    expect(await listWeeklyHours(people.pro, { day: 2 }, services)).toEqual([
      { day: 2, start: '08:00:00', end: '09:30:00' },
      { day: 2, start: '14:00:00', end: '18:00:00' },
    ]);
    expect((await listWeeklyHours(people.pro, {}, services)).map(({ day }) => day)).toEqual([0, 1, 2, 2, 3, 4, 5, 6]);
  });

  test('a day is replaced whole, and cleared by no times', async () => {
    expect(await save(3, times(['13:00', '14:00']))).toEqual([{ day: 3, start: '13:00:00', end: '14:00:00' }]);
    expect(await save(3, [])).toEqual([]);
    expect(await listWeeklyHours(people.pro, { day: 4 }, services)).toHaveLength(1);
  });

  test('may touch, and reach midnight at either end', async () => {
    const list = times(['00:00', '09:00'], ['09:00', '12:00'], ['22:00', '00:00']);
    expect(await save(5, list)).toEqual(list.map((range) => ({ day: 5, ...range })));
    expect(await save(5, times(['00:00', '00:00']))).toEqual([{ day: 5, start: '00:00:00', end: '00:00:00' }]);
  });

  test('does not overlap: 422 on the times, and the day stays as it was', async () => {
    await expectFault('times', save(1, times(['09:00', '12:00'], ['11:45', '13:00'])));
    await expectFault('times', save(1, times(['12:00', '09:00'])));
    await expectFault('times', save(1, times(['22:00', '00:00'], ['23:00', '23:15'])));
    expect(await listWeeklyHours(people.pro, { day: 1 }, services)).toEqual([{ day: 1, ...MORNING[0] }]);
  });

  test('is each pro’s own', async () => {
    const other = await coaching(services, {}, times(['15:00', '16:00']));
    await save(0, []);
    expect(await listWeeklyHours(other.pro, { day: 0 }, services)).toEqual([
      { day: 0, start: '15:00:00', end: '16:00:00' },
    ]);
  });

  test('one day saved several times at once is one of them, whole', async () => {
    const versions = [
      times(['08:00', '10:00'], ['11:00', '13:00']),
      times(['09:00', '11:30']),
      times(['10:00', '12:00'], ['12:00', '14:00']),
      [],
    ];
    const { refused } = await atOnce([...versions, ...versions].map((list) => save(6, list)));
    expect(refused).toEqual([]);
    const saved = (await listWeeklyHours(people.pro, { day: 6 }, services)).map(({ start, end }) => ({ start, end }));
    expect(versions).toContainEqual(saved);
  });
});

describe('other hours for dates', () => {
  const span = { start: '2031-03-12', end: '2031-03-14' };

  test('without any, the week is in force', async () => {
    expect(await effectiveHours(people.pro, { start: '2031-03-12', end: '2031-03-13' }, services)).toEqual([
      ...dated('2031-03-12', 'weekly'),
      ...dated('2031-03-13', 'weekly'),
    ]);
  });

  test('take the place of the week’s on each date, both ends included', async () => {
    const evening = times(['18:00', '20:00']);
    expect(await saveDates(people.pro, { ...span, times: evening }, services)).toHaveLength(3);
    expect(await effectiveHours(people.pro, { start: '2031-03-11', end: '2031-03-15' }, services)).toEqual([
      ...dated('2031-03-11', 'weekly'),
      ...['2031-03-12', '2031-03-13', '2031-03-14'].flatMap((date) => dated(date, 'override', evening)),
      ...dated('2031-03-15', 'weekly'),
    ]);
  });

  test('close a date when there are none', async () => {
    expect(await saveDates(people.pro, { ...span, times: [] }, services)).toEqual([]);
  });

  test('are only asked for when no times are sent', async () => {
    await saveDates(people.pro, { ...span, times: [] }, services);
    expect(await saveDates(people.pro, { start: '2031-03-14', end: '2031-03-15' }, services)).toEqual(
      dated('2031-03-15', 'weekly'),
    );
    expect(await effectiveHours(people.pro, span, services)).toEqual([]);
  });

  test('are replaced by newer ones, and taken back', async () => {
    await saveDates(people.pro, { ...span, times: times(['22:00', '00:00']) }, services);
    const [late] = await saveDates(
      people.pro,
      { start: '2031-03-13', end: '2031-03-13', times: times(['07:00', '08:00']) },
      services,
    );
    expect(late).toEqual({ date: '2031-03-13', start: '07:00:00', end: '08:00:00', source: 'override' });
    const after = await clearDates(people.pro, { start: '2031-03-12', end: '2031-03-13' }, services);
    expect(after).toEqual([...dated('2031-03-12', 'weekly'), ...dated('2031-03-13', 'weekly')]);
    expect(await effectiveHours(people.pro, { start: '2031-03-14', end: '2031-03-14' }, services)).toEqual(
      dated('2031-03-14', 'override', times(['22:00', '00:00'])),
    );
  });

  test('do not overlap, and nothing is saved of those that do', async () => {
    await expectFault(
      'times',
      saveDates(people.pro, { ...span, times: times(['09:00', '10:00'], ['09:45', '11:00']) }, services),
    );
    expect(await effectiveHours(people.pro, { start: '2031-03-12', end: '2031-03-12' }, services)).toEqual(
      dated('2031-03-12', 'weekly'),
    );
  });

  test('stay on their dates over a leap day and a year’s end', async () => {
    const dates = await saveDates(
      people.pro,
      { start: '2032-02-27', end: '2032-03-01', times: times(['09:00', '10:00']) },
      services,
    );
    expect(dates.map(({ date }) => date)).toEqual(['2032-02-27', '2032-02-28', '2032-02-29', '2032-03-01']);
    const newYear = await saveDates(
      people.pro,
      { start: '2031-12-31', end: '2032-01-01', times: times(['09:00', '10:00']) },
      services,
    );
    expect(newYear.map(({ date }) => date)).toEqual(['2031-12-31', '2032-01-01']);
  });

  test('saved for the same dates at once are one of them on all', async () => {
    const versions = [times(['08:00', '10:00']), times(['11:00', '13:00']), times(['15:00', '16:00'])];
    const { refused } = await atOnce(
      [...versions, ...versions].map((list) => saveDates(people.pro, { ...span, times: list }, services)),
    );
    expect(refused).toEqual([]);
    expect(new Set((await effectiveHours(people.pro, span, services)).map(({ start }) => start)).size).toBe(1);
  });
});

test('the diary shows hours beside the live lessons of those days', async () => {
  const { pro, player } = people;
  const lesson = await aLesson(home.db, people, { starts_at: new Date('2031-03-12T10:00:00Z') });
  await aLesson(home.db, people, { starts_at: new Date('2031-03-12T11:00:00Z'), cancelled_at: new Date() });
  await aLesson(home.db, people, { starts_at: new Date('2031-03-13T11:00:00Z') });
  const { availability, bookings } = await availabilityWithBookings(
    pro,
    { start: '2031-03-12', end: '2031-03-12' },
    services,
  );
  expect(availability).toEqual(dated('2031-03-12', 'weekly'));
  expect(bookings).toMatchObject([{ id: lesson.id, player: { id: player.id }, start: '10:00:00' }]);
});

test('the months that players may book ahead are kept', async () => {
  expect(await saveMonths(people.pro, { diary_availability_months: 12 }, services)).toEqual({
    diary_availability_months: 12,
  });
  const { diary_availability_months } = await home.db.settings.findUniqueOrThrow({ where: { user_id: people.pro.id } });
  expect(diary_availability_months).toBe(12);
});
