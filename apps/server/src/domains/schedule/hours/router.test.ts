import { aLesson } from '#test/builders.ts';
import { createCalls, expectFault, catchRefusal, type Calls } from '#test/calls.ts';
import { makeRoles, expectedStatuses, statusAs, type Roles } from '#test/roles.ts';
import { startClock } from '#test/clock.ts';
import { testServices } from '#test/services.ts';
import { fileDatabase } from '#test/file-database.ts';
import { times } from '#test/times.ts';
import { beforeEach, describe, expect, test } from 'vitest';

const home = fileDatabase();
const services = testServices(home, startClock('2031-03-10T09:00:00Z'));
let roles: Roles;
let lesson: string;
beforeEach(async () => {
  roles = await makeRoles(services);
  ({ id: lesson } = await aLesson(
    home.db,
    { pro: roles.pro, player: roles.player },
    { starts_at: new Date('2031-03-13T10:00:00Z') },
  ));
});

const DAY = { start: '2031-03-13', end: '2031-03-13' };
const MARCH = { month: 3, year: 2031, duration: 60 };
const PROS = expectedStatuses({ nobody: 401, player: 403, pro: 200, admin: 403 });
type Row = [name: string, call: (calls: Calls) => Promise<unknown>, fare: ReturnType<typeof expectedStatuses>];
const rows: Row[] = [
  ['weekly', (calls) => calls.diary.weekly({}), PROS],
  ['saveDay', (calls) => calls.diary.saveDay({ day: 0, times: times(['09:00', '12:00']) }), PROS],
  ['clearDay', (calls) => calls.diary.clearDay({ day: 0 }), PROS],
  ['openFirstWeek', (calls) => calls.diary.openFirstWeek(), PROS],
  ['availability', (calls) => calls.diary.availability(DAY), PROS],
  ['saveDates', (calls) => calls.diary.saveDates({ ...DAY, times: [] }), PROS],
  ['clearDates', (calls) => calls.diary.clearDates(DAY), PROS],
  ['saveMonths', (calls) => calls.diary.saveMonths({ diary_availability_months: 6 }), PROS],
  ['slots', (calls) => calls.diary.slots(MARCH), expectedStatuses({ nobody: 401, player: 200, pro: 200, admin: 403 })],
  [
    'slots for moving',
    (calls) => calls.diary.slots({ ...MARCH, lesson }),
    expectedStatuses({ nobody: 401, player: 200, fellow: 404, otherPlayer: 404, pro: 200, otherPro: 404, admin: 403 }),
  ],
];
const matrix = rows.flatMap(([name, call, fare]) => fare.map(([role, status]) => [name, role, status, call] as const));

describe('who may call what', () => {
  test.each(matrix)('%s by %s: %i', async (_, role, status, call) => {
    expect(await statusAs(services, roles[role], call)).toBe(status);
  });

  test('a refused call changes nothing', async () => {
    const before = await home.db.recurring_availability.findMany();
    for (const actor of [roles.nobody, roles.player, roles.admin])
      await catchRefusal(createCalls(services, actor).diary.clearDay({ day: 0 }));
    expect(await home.db.recurring_availability.findMany()).toEqual(before);
  });
});

describe('each pro keeps their own diary', () => {
  test('hours, dates and bookings of another are not in it', async () => {
    const { diary } = createCalls(services, roles.otherPro);
    await diary.clearDay({ day: 3 });
    await diary.saveDates({ ...DAY, times: times(['06:00', '07:00']) });
    expect(await diary.availability(DAY)).toEqual({
      availability: [{ date: DAY.start, start: '06:00:00', end: '07:00:00', source: 'override' }],
      bookings: [],
    });
    const mine = await createCalls(services, roles.pro).diary.availability(DAY);
    expect(mine).toMatchObject({
      availability: [{ start: '09:00:00', end: '17:00:00', source: 'weekly' }],
      bookings: [{ id: lesson }],
    });
  });

  test('players see the free times of theirs', async () => {
    await createCalls(services, roles.pro).diary.saveDates({ ...DAY, times: [] });
    expect((await createCalls(services, roles.player).diary.slots(MARCH))[DAY.start]).toBeUndefined();
    expect((await createCalls(services, roles.otherPlayer).diary.slots(MARCH))[DAY.start]).toHaveLength(29);
  });
});

describe('bad input is told under its field', () => {
  const call = (
    name: 'saveDay' | 'clearDay' | 'weekly' | 'slots' | 'saveDates' | 'availability' | 'saveMonths',
    input: unknown,
  ) => (createCalls(services, roles.pro).diary[name] as (input: unknown) => Promise<unknown>)(input);

  test.each<[Parameters<typeof call>[0], string, unknown]>([
    ['saveDay', 'day', { times: [] }],
    ['saveDay', 'day', { day: '', times: [] }],
    ['saveDay', 'day', { day: 7, times: [] }],
    ['saveDay', 'times', { day: 0, times: times(['09:00', '12:00'], ['11:00', '13:00']) }],
    ['saveDay', 'times', { day: 0, times: times(['12:00', '09:00']) }],
    ['saveDay', 'times.0.end', { day: 0, times: [{ start: '09:00', end: '09:50' }] }],
    ['saveDay', 'times', { day: 0, times: 'all day' }],
    ['clearDay', 'day', {}],
    ['clearDay', 'day', { day: '' }],
    ['clearDay', 'day', { day: null }],
    ['weekly', 'day', { day: 'monday' }],
    ['slots', 'month', { ...MARCH, month: 0 }],
    ['slots', 'year', { ...MARCH, year: 20_310 }],
    ['slots', 'duration', { ...MARCH, duration: 61 }],
    ['saveDates', 'end', { start: '2031-03-13', end: '2031-03-12', times: [] }],
    ['saveDates', 'end', { start: '2031-03-13', end: '2031-06-13', times: [] }],
    ['saveDates', 'times', { ...DAY, times: times(['09:00', '10:00'], ['09:30', '10:30']) }],
    ['availability', 'start', { start: '13 March', end: '2031-03-13' }],
    ['availability', 'start', { start: '0000-01-01', end: '1900-01-02' }],
    ['saveMonths', 'diary_availability_months', { diary_availability_months: 0 }],
    ['saveMonths', 'diary_availability_months', { diary_availability_months: 13 }],
    ['saveMonths', 'diary_availability_months', { diary_availability_months: '' }],
  ])('%s: %s, %j', async (name, field, input) => {
    const before = await home.db.recurring_availability.count();
    expect(await expectFault(field, call(name, input))).toMatch(/^[A-Z].*\.$/);
    expect(await home.db.recurring_availability.count()).toBe(before);
  });

  test('62 days are answered, and texts of numbers are read', async () => {
    const span = { start: '2031-03-01', end: '2031-05-01' };
    expect(await createCalls(services, roles.pro).diary.availability(span)).toMatchObject({
      bookings: [{ id: lesson }],
    });
    await expectFault('end', call('availability', { ...span, end: '2031-05-02' }));
    expect(await call('weekly', { day: '6' })).toEqual([{ day: 6, start: '09:00:00', end: '17:00:00' }]);
  });
});
