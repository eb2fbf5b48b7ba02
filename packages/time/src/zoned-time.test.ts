import { DAY_MS, HOUR_MS } from './units.ts';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { addDays, toUtcMidnight } from './calendar.ts';
import {
  parseEndMinute,
  endTime,
  toInstant,
  isZone,
  offsetPeriodAt,
  parseMinute,
  startOfDay,
  formatTime,
  toZoned,
  resolveZone,
} from './zoned-time.ts';

const ZONES = [
  'Europe/London',
  'Australia/Lord_Howe',
  'Australia/Adelaide',
  'America/Sao_Paulo',
  'America/Havana',
  'America/St_Johns',
  'Africa/Cairo',
  'Asia/Beirut',
  'Asia/Kathmandu',
  'Pacific/Kiritimati',
  'Pacific/Apia',
];
const at = (zone: string, date: string, time: string) => {
  const { at, skipped } = toInstant(zone, date, parseMinute(time));
  return `${new Date(at).toISOString().slice(0, 16)}${skipped ? ' skipped' : ''}`;
};

describe('the instant of a wall clock time', () => {
  test.each([
    ['in winter', 'Europe/London', '2025-01-15', '09:30', '2025-01-15T09:30'],
    ['in summer', 'Europe/London', '2025-07-15', '09:30', '2025-07-15T08:30'],
    ['the last before the clocks go forward', 'Europe/London', '2025-03-30', '00:45', '2025-03-30T00:45'],
    ['one that is skipped stands at the jump', 'Europe/London', '2025-03-30', '01:30', '2025-03-30T01:00 skipped'],
    ['the first after the jump', 'Europe/London', '2025-03-30', '02:00', '2025-03-30T01:00'],
    ['one shown twice is the first', 'Europe/London', '2025-10-26', '01:30', '2025-10-26T00:30'],
    ['the first that is shown once again', 'Europe/London', '2025-10-26', '02:00', '2025-10-26T02:00'],
    ['half an hour skipped', 'Australia/Lord_Howe', '2025-10-05', '02:15', '2025-10-04T15:30 skipped'],
    ['after it', 'Australia/Lord_Howe', '2025-10-05', '02:30', '2025-10-04T15:30'],
    ['half an hour shown twice', 'Australia/Lord_Howe', '2025-04-06', '01:45', '2025-04-05T14:45'],
    ['a half-hour zone', 'Australia/Adelaide', '2025-10-05', '02:30', '2025-10-04T16:30 skipped'],
    ['a midnight that does not exist', 'America/Sao_Paulo', '2018-11-04', '00:00', '2018-11-04T03:00 skipped'],
    ['the hour before midnight shown twice', 'America/Sao_Paulo', '2018-02-17', '23:00', '2018-02-18T01:00'],
    ['the midnight after it', 'America/Sao_Paulo', '2018-02-18', '00:00', '2018-02-18T03:00'],
    ['a midnight skipped in Egypt', 'Africa/Cairo', '2024-04-26', '00:30', '2024-04-25T22:00 skipped'],
    ['a midnight skipped in Lebanon', 'Asia/Beirut', '2024-03-31', '00:00', '2024-03-30T22:00 skipped'],
    ['a midnight shown twice', 'America/Havana', '2024-11-03', '00:30', '2024-11-03T04:30'],
    ['after the clocks went forward on New Year’s Day', 'Africa/Sao_Tome', '2018-01-01', '03:00', '2018-01-01T02:00'],
    ['before they went back on New Year’s Day', 'Africa/Sao_Tome', '2019-01-01', '01:30', '2019-01-01T00:30'],
    ['after they went back', 'Africa/Sao_Tome', '2019-01-01', '02:30', '2019-01-01T02:30'],
    ['a whole day skipped', 'Pacific/Apia', '2011-12-30', '12:00', '2011-12-30T10:00 skipped'],
  ])('%s', (_, zone, date, time, expected) => {
    expect(at(zone, date, time)).toBe(expected);
  });

  test('is right in the first and last hours of a year too', () => {
    expect(at('Pacific/Kiritimati', '2026-01-01', '00:00')).toBe('2025-12-31T10:00');
    expect(at('Pacific/Pago_Pago', '2025-12-31', '23:45')).toBe('2026-01-01T10:45');
  });
});

describe('there and back', () => {
  const zone = fc.constantFrom(...ZONES);
  const year = { min: Date.UTC(2000, 0, 1), max: Date.UTC(2035, 0, 1) };

  test('an instant of a quarter hour is found again by its wall clock, unless the clock shows that twice', () => {
    fc.assert(
      fc.property(zone, fc.integer({ min: year.min / 900_000, max: year.max / 900_000 }), (where, quarter) => {
        const instant = quarter * 900_000;
        const { date, minute } = toZoned(where, instant);
        const found = toInstant(where, date, minute);
        expect(found.skipped).toBe(false);
        expect(instant - found.at).toBeGreaterThanOrEqual(0);
        expect(instant - found.at).toBeLessThanOrEqual(HOUR_MS);
        expect(toZoned(where, found.at)).toEqual({ date, minute });
      }),
    );
  });

  test('a wall clock time is found again by its instant, unless the clock skips it', () => {
    const day = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays('2000-01-01', days));
    fc.assert(
      fc.property(zone, day, fc.integer({ min: 0, max: 95 }), (where, date, quarter) => {
        const { at, skipped } = toInstant(where, date, quarter * 15);
        fc.pre(!skipped);
        expect(toZoned(where, at)).toEqual({ date, minute: quarter * 15 });
      }),
    );
  });

  const clock = (where: string, instant: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: where, dateStyle: 'short', timeStyle: 'short' }).format(instant);

  test('it agrees with the clock of the runtime', () => {
    fc.assert(
      fc.property(zone, fc.integer(year), (where, instant) => {
        const { date, minute } = toZoned(where, instant);
        expect(`${date} ${formatTime(minute).slice(0, 5)}`).toBe(clock(where, instant));
      }),
    );
  });

  test('an instant lies in its period, which begins and ends where the clock of the runtime changes, if at all', () => {
    const isOffsetAt = (where: string, instant: number, offset: number) =>
      clock(where, instant) === clock('UTC', instant + offset);
    fc.assert(
      fc.property(zone, fc.integer(year), (where, instant) => {
        const { from, until, offset } = offsetPeriodAt(where, instant);
        expect(from <= instant && instant < until).toBe(true);
        expect(isOffsetAt(where, instant, offset)).toBe(true);
        const ends = [
          { beyond: from - 1, within: from },
          { beyond: until, within: until - 1 },
        ].filter(({ within }) => Number.isFinite(within));
        expect(ends.filter(({ within }) => !isOffsetAt(where, within, offset))).toEqual([]);
        expect(ends.filter(({ beyond }) => isOffsetAt(where, beyond, offset))).toEqual([]);
      }),
    );
  });
});

describe('the period of an instant', () => {
  const offsetAt = (zone: string, instant: number) => offsetPeriodAt(zone, instant).offset / HOUR_MS;

  test.each([
    ['America/Recife', '2000-10-08', 7, '2000-10-14', -2],
    ['Asia/Gaza', '2040-10-20', 7, '2040-10-27', 3],
    ['America/Argentina/Tucuman', '2004-06-01', 12, '2004-06-13', -4],
  ])('is found though it is short: %s from %s', (zone, first, days, end, hours) => {
    const { from, until, offset } = offsetPeriodAt(zone, toInstant(zone, first, 12 * 60).at);
    expect([Math.round((until - from) / DAY_MS), offset / HOUR_MS]).toEqual([days, hours]);
    expect(toZoned(zone, until).date).toBe(end);
  });

  test('is that of its own year, in whatever order years are asked for', () => {
    const july = (year: number) => Date.UTC(year, 6, 1);
    // Moscow had summer time until 2010, kept it until 2014, and has had winter time since.
    expect([2031, 2009, 2012, 2005, 2031].map((year) => offsetAt('Europe/Moscow', july(year)))).toEqual([
      3, 4, 4, 4, 3,
    ]);
    expect([2031, 2009, 2012].map((year) => offsetAt('Europe/Moscow', Date.UTC(year, 0, 15)))).toEqual([3, 3, 4]);
  });

  test('of a summer runs from one change of the clock to the next', () => {
    expect(offsetPeriodAt('Europe/London', Date.parse('2025-07-15T12:00:00Z'))).toEqual({
      from: Date.parse('2025-03-30T01:00:00Z'),
      until: Date.parse('2025-10-26T01:00:00Z'),
      offset: HOUR_MS,
    });
  });
});

test('the first day of all that is asked for has its name', async () => {
  vi.resetModules();
  const fresh = await import('./zoned-time.ts');
  expect(fresh.toZoned('UTC', 0)).toEqual({ date: '1970-01-01', minute: 0 });
});

test('nothing depends on the zone of the process', async () => {
  const read = async (processZone: string) => {
    vi.stubEnv('TZ', processZone);
    vi.resetModules();
    const fresh = { ...(await import('./zoned-time.ts')), ...(await import('./calendar.ts')) };
    const quarters = Array.from({ length: 600 }, (_, nth) => Date.UTC(2025, 0, 1) + nth * 53_100_000);
    const read = ZONES.map((zone) =>
      quarters.map((instant) => {
        const { date, minute } = fresh.toZoned(zone, instant);
        return [
          date,
          minute,
          fresh.toInstant(zone, date, minute).at,
          fresh.dayOfWeek(date),
          fresh.addMonths(date, 1),
        ].join();
      }),
    );
    return { hour: new Date(Date.UTC(2025, 6, 1)).getHours(), read };
  };
  const utc = await read('UTC');
  const kolkata = await read('Asia/Kolkata');
  const newfoundland = await read('America/St_Johns');
  vi.unstubAllEnvs();
  expect([utc.hour, kolkata.hour, newfoundland.hour]).toEqual([0, 5, 21]);
  expect(kolkata.read).toEqual(utc.read);
  expect(newfoundland.read).toEqual(utc.read);
});

describe('times of a day', () => {
  test('midnight is the beginning of one day and the end of the day before', () => {
    expect([parseMinute('00:00:00'), parseEndMinute('00:00:00'), parseEndMinute('23:45:00')]).toEqual([0, 1440, 1425]);
    expect([formatTime(0), formatTime(570), formatTime(1440)]).toEqual(['00:00:00', '09:30:00', '00:00:00']);
    expect(startOfDay('UTC', '2025-03-03')).toBe(toUtcMidnight('2025-03-03'));
  });

  test('a lesson ends when its time has passed, whatever the clock does meanwhile', () => {
    expect(endTime('Europe/London', '2025-03-30', 45, 60)).toBe('02:45:00');
    expect(endTime('Europe/London', '2025-10-26', 75, 60)).toBe('01:15:00');
    expect(endTime('Europe/London', '2025-06-30', 23 * 60, 60)).toBe('00:00:00');
  });
});

test('a zone in ever other letters is not remembered without end', () => {
  const spell = (word: string): string[] =>
    Array.from({ length: 2 ** word.length }, (_, nth) =>
      Array.from(word, (letter, place) => ((nth >> place) & 1 ? letter.toUpperCase() : letter)).join(''),
    );
  const cities = spell('london');
  const spellings = spell('euro').flatMap((start) => cities.map((city) => `${start}pe/${city}`));
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  const countMade = (): number => {
    made.mockClear();
    expect(spellings.every(isZone)).toBe(true);
    return made.mock.calls.length;
  };
  countMade();
  const again = countMade();
  made.mockRestore();
  expect(again).toBeGreaterThanOrEqual(spellings.length - 512);
});

test('a zone that nobody knows gives way to the product’s own', () => {
  expect([isZone('Europe/London'), isZone('Middle/Earth'), isZone('')]).toEqual([true, false, false]);
  expect([resolveZone('Asia/Beirut'), resolveZone('Middle/Earth'), resolveZone(null), resolveZone('')]).toEqual([
    'Asia/Beirut',
    'Europe/London',
    'Europe/London',
    'Europe/London',
  ]);
});
