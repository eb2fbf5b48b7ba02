import { ANY_TIME, arbitraryDays, arbitraryMonths, buildSchedule, QUARTER, type ScheduleDay } from '#test/schedules.ts';
import { fc, runs } from '#test/properties.ts';
import { describe, expect, test } from 'vitest';
import { type BookingLimitsInForce, effectiveHoursOn, daySlots, isFull, monthSlots, withHeld } from './rules.ts';
import { datesOfMonth, dayOfWeek, toUtcMidnight } from '@fairway/time/calendar';
import { parseEndMinute, toInstant, parseMinute } from '@fairway/time/zoned-time';
import { MINUTE_MS } from '@fairway/time/units';

type Range = readonly [start: string, end: string];
const minutes = ([start, end]: Range) => ({ start: parseMinute(start), end: parseEndMinute(end) });
const LONDON = 'Europe/London';
const at = (zone: string, date: string, time: string) => toInstant(zone, date, parseMinute(time)).at;
const lesson = (date: string, [start, end]: Range, zone = LONDON) => ({
  start: at(zone, date, start),
  end: at(zone, date, end),
});
const offered = (...args: Parameters<typeof daySlots>) =>
  daySlots(...args).map(({ start, end }) => `${start.slice(0, 5)}-${end.slice(0, 5)}`);
/** What an hour's lesson is offered on an ordinary day, in London. */
const onTuesday = (hours: Range[], busy: Range[] = [], window = ANY_TIME) => {
  const facts = buildSchedule(
    LONDON,
    hours.map(minutes),
    busy.map((range) => lesson('2025-06-03', range)),
  );
  return offered(facts, '2025-06-03', 60, window).join(' ');
};

describe('an ordinary day', () => {
  test.each<[string, Range[], Range[], string]>([
    ['no hours', [], [], ''],
    ['an hour', [['09:00', '10:00']], [], '09:00-10:00'],
    ['too little for the lesson', [['09:00', '09:45']], [], ''],
    ['quarter steps', [['09:15', '10:45']], [], '09:15-10:15 09:30-10:30 09:45-10:45'],
    [
      'hours that touch are one',
      [
        ['09:00', '09:30'],
        ['09:30', '10:00'],
      ],
      [],
      '09:00-10:00',
    ],
    [
      'hours that leave a gap are two',
      [
        ['09:00', '09:45'],
        ['10:00', '11:00'],
      ],
      [],
      '10:00-11:00',
    ],
    ['until midnight', [['22:45', '00:00']], [], '22:45-23:45 23:00-00:00'],
    ['from midnight', [['00:00', '01:00']], [], '00:00-01:00'],
    ['a lesson in the middle', [['09:00', '12:00']], [['10:00', '11:00']], '09:00-10:00 11:00-12:00'],
    [
      'lessons before and after',
      [['09:00', '10:00']],
      [
        ['08:00', '09:00'],
        ['10:00', '11:00'],
      ],
      '09:00-10:00',
    ],
    ['a lesson over the beginning', [['09:00', '10:30']], [['08:45', '09:15']], '09:15-10:15 09:30-10:30'],
    ['a short lesson leaves no room', [['09:00', '10:30']], [['09:45', '10:00']], ''],
    ['a lesson over everything', [['09:00', '10:00']], [['08:00', '11:00']], ''],
  ])('%s', (_, hours, busy, expected) => {
    expect(onTuesday(hours, busy)).toBe(expected);
  });

  test('notice: what begins at the limit is offered, what begins before is not', () => {
    const hours: Range[] = [['09:00', '10:45']];
    const from = (time: string, ms = 0) => ({ from: at(LONDON, '2025-06-03', time) + ms, lastDate: null });
    expect(onTuesday(hours, [], from('09:15'))).toBe('09:15-10:15 09:30-10:30 09:45-10:45');
    expect(onTuesday(hours, [], from('09:15', 1))).toBe('09:30-10:30 09:45-10:45');
    expect(onTuesday(hours, [], from('10:00'))).toBe('');
  });

  test('horizon: the last day is offered, the day after is not', () => {
    expect(onTuesday([['09:00', '10:00']], [], { from: 0, lastDate: '2025-06-03' })).toBe('09:00-10:00');
    expect(onTuesday([['09:00', '10:00']], [], { from: 0, lastDate: '2025-06-02' })).toBe('');
  });

  test('the lesson being moved is not among the busy, so its own time and its neighbours are offered', () => {
    const [before, its, after]: Range[] = [
      ['09:00', '10:00'],
      ['10:00', '11:00'],
      ['11:00', '12:00'],
    ];
    expect(onTuesday([['09:00', '12:00']], [before!, its!, after!])).toBe('');
    expect(onTuesday([['09:00', '12:00']], [before!, after!])).toBe('10:00-11:00');
  });
});

describe('limits', () => {
  const onDay = (limits: BookingLimitsInForce, busy: Range[], hours: Range[] = [['09:00', '13:00']]) =>
    offered(
      buildSchedule(
        LONDON,
        hours.map(minutes),
        busy.map((range) => lesson('2025-06-03', range)),
        limits,
      ),
      '2025-06-03',
      60,
      ANY_TIME,
    ).join(' ');
  const AT_TEN: Range = ['10:00', '11:00'];

  test.each<[string, number, string]>([
    ['none', 0, '09:00-10:00 11:00-12:00 11:15-12:15 11:30-12:30 11:45-12:45 12:00-13:00'],
    ['a quarter', 15, '11:15-12:15 11:30-12:30 11:45-12:45 12:00-13:00'],
    ['an hour', 60, '12:00-13:00'],
  ])('a buffer of %s is kept before and after a lesson, and not at the ends of the hours', (_, buffer, expected) => {
    expect(onDay({ buffer, perDay: null }, [AT_TEN])).toBe(expected);
  });

  test('a buffer counts in elapsed time, over the hour that the clocks skip', () => {
    const facts = buildSchedule(LONDON, [minutes(['00:00', '04:00'])], [lesson('2025-03-30', ['00:00', '00:45'])], {
      buffer: 30,
      perDay: null,
    });
    expect(offered(facts, '2025-03-30', 60, ANY_TIME)[0]).toBe('02:15-03:15');
  });

  test.each<[number | null, string]>([
    [null, '09:00-10:00 11:00-12:00 12:00-13:00'],
    [2, '09:00-10:00 11:00-12:00 12:00-13:00'],
    [1, ''],
  ])('with %s lessons a day and one booked', (perDay, expected) => {
    const starts = onDay({ buffer: 0, perDay }, [AT_TEN]).split(' ');
    expect(starts.filter((time) => time === '' || time.slice(3, 5) === '00').join(' ')).toBe(expected);
  });

  test('a buffer after a lesson before the hours is kept within them', () => {
    expect(onDay({ buffer: 30, perDay: null }, [['08:00', '09:00']], [['09:00', '10:45']])).toBe(
      '09:30-10:30 09:45-10:45',
    );
  });

  test.each<[string, string, boolean]>([
    ['at the midnight it begins with', '2025-06-03', true],
    ['at the midnight it ends with', '2025-06-04', false],
  ])('a lesson %s counts on a day or not', (_, date, full) => {
    const busy = [{ start: at(LONDON, date, '00:00'), end: at(LONDON, date, '01:00') }];
    const facts = buildSchedule(LONDON, [minutes(['09:00', '10:00'])], busy, { buffer: 0, perDay: 1 });
    expect(offered(facts, '2025-06-03', 60, ANY_TIME)).toEqual(full ? [] : ['09:00-10:00']);
    expect(isFull(facts, '2025-06-03')).toBe(full);
  });

  test('a lesson in the hour that the clock shows again after midnight counts on the day it shows', () => {
    // In Newfoundland a minute past midnight became a minute past eleven of the evening before.
    const again = Date.parse('2010-11-07T03:00:00Z');
    const facts = buildSchedule('America/St_Johns', [], [{ start: again, end: again + 900_000 }], {
      buffer: 0,
      perDay: 1,
    });
    expect(isFull(facts, '2010-11-07')).toBe(false);
  });

  test('a lesson counts on the date it begins, on the wall clock of the pro', () => {
    const facts = buildSchedule(
      LONDON,
      [minutes(['09:00', '10:00'])],
      [{ start: at(LONDON, '2025-06-02', '23:30'), end: at(LONDON, '2025-06-03', '00:30') }],
      { buffer: 0, perDay: 1 },
    );
    expect(offered(facts, '2025-06-02', 60, ANY_TIME)).toEqual([]);
    expect(offered(facts, '2025-06-03', 60, ANY_TIME)).toEqual(['09:00-10:00']);
  });
});

describe('a time that is held for Ann', () => {
  const HOLD = { id: 'hold', player_id: 'ann', expires: Infinity, ...lesson('2025-06-03', ['10:00', '11:00']) };

  test.each<[string, string | null, number | null, string]>([
    ['is offered to her', 'ann', null, '09:00-10:00 10:00-11:00 11:00-12:00'],
    ['is offered to no other player', 'bob', null, '09:00-10:00 11:00-12:00'],
    ['is offered to nobody who looks without signing in', null, null, '09:00-10:00 11:00-12:00'],
    ['makes the day full for others', 'bob', 1, ''],
    ['does not make the day full for her', 'ann', 1, '09:00-10:00 10:00-11:00 11:00-12:00'],
  ])('%s', (_, player_id, perDay, expected) => {
    const facts = buildSchedule(LONDON, [minutes(['09:00', '12:00'])], [], { buffer: 0, perDay });
    const met = offered(withHeld(facts, [HOLD], player_id), '2025-06-03', 60, ANY_TIME);
    expect(met.filter((time) => time.slice(3, 5) === '00').join(' ')).toBe(expected);
  });
});

test('on the day the clocks change, too, what begins at the limit is offered', () => {
  const from = at(LONDON, '2025-03-30', '09:15');
  const facts = buildSchedule(LONDON, [minutes(['09:00', '10:30'])]);
  expect(offered(facts, '2025-03-30', 60, { from, lastDate: null })).toEqual(['09:15-10:15', '09:30-10:30']);
});

describe('other hours for a date', () => {
  const facts = {
    ...buildSchedule(LONDON, [minutes(['09:00', '10:00'])]),
    overrides: new Map([
      ['2025-06-03', []],
      ['2025-06-04', [minutes(['15:00', '16:00'])]],
    ]),
  };
  test('take the place of the week’s, and none at all is a day off', () => {
    expect(offered(facts, '2025-06-02', 60, ANY_TIME)).toEqual(['09:00-10:00']);
    expect(offered(facts, '2025-06-03', 60, ANY_TIME)).toEqual([]);
    expect(offered(facts, '2025-06-04', 60, ANY_TIME)).toEqual(['15:00-16:00']);
  });
});

describe('the day the clocks change', () => {
  test.each<[string, string, string, Range, number, string]>([
    [
      'an hour is skipped',
      LONDON,
      '2025-03-30',
      ['00:15', '03:30'],
      60,
      '00:15-02:15 00:30-02:30 00:45-02:45 02:00-03:00 02:15-03:15 02:30-03:30',
    ],
    ['the hours end in the skipped hour', LONDON, '2025-03-30', ['00:00', '01:30'], 60, '00:00-02:00'],
    ['the hours begin in it', LONDON, '2025-03-30', ['01:30', '03:00'], 60, '02:00-03:00'],
    ['the hours lie in it', LONDON, '2025-03-30', ['01:00', '02:00'], 15, ''],
    [
      'an hour is doubled',
      LONDON,
      '2025-10-26',
      ['00:30', '02:15'],
      60,
      '00:30-01:30 00:45-01:45 01:00-01:00 01:15-01:15 01:30-01:30 01:45-01:45',
    ],
    [
      'the hours end in the doubled hour',
      LONDON,
      '2025-10-26',
      ['00:30', '01:30'],
      30,
      '00:30-01:00 00:45-01:15 01:00-01:30',
    ],
    ['the hours begin in it', LONDON, '2025-10-26', ['01:30', '02:30'], 60, ''],
    [
      'half an hour is skipped',
      'Australia/Lord_Howe',
      '2025-10-05',
      ['01:30', '03:00'],
      30,
      '01:30-02:30 01:45-02:45 02:30-03:00',
    ],
    [
      'half an hour is doubled',
      'Australia/Lord_Howe',
      '2025-04-06',
      ['01:15', '02:15'],
      30,
      '01:15-01:45 01:30-01:30 01:45-01:45',
    ],
    ['a half-hour zone skips an hour', 'Australia/Adelaide', '2025-10-05', ['01:30', '03:30'], 60, '01:30-03:30'],
    ['midnight is skipped west of Greenwich', 'America/Havana', '2024-03-10', ['00:00', '02:00'], 60, '01:00-02:00'],
    ['midnight is skipped', 'Asia/Beirut', '2024-03-31', ['00:00', '02:00'], 60, '01:00-02:00'],
    [
      'the evening before it',
      'Asia/Beirut',
      '2024-03-30',
      ['22:30', '00:00'],
      60,
      '22:30-23:30 22:45-23:45 23:00-01:00',
    ],
    [
      'the last hour is doubled',
      'Asia/Beirut',
      '2024-10-26',
      ['22:30', '00:00'],
      60,
      '22:30-23:30 22:45-23:45 23:00-23:00 23:15-23:15 23:30-23:30 23:45-23:45',
    ],
    [
      'the same in Egypt',
      'Africa/Cairo',
      '2024-10-31',
      ['23:00', '00:00'],
      60,
      '23:00-23:00 23:15-23:15 23:30-23:30 23:45-23:45',
    ],
    [
      'the same in Brazil of old',
      'America/Sao_Paulo',
      '2018-02-17',
      ['23:00', '00:00'],
      60,
      '23:00-23:00 23:15-23:15 23:30-23:30 23:45-23:45',
    ],
    ['the morning after it', 'America/Sao_Paulo', '2018-02-18', ['00:00', '01:15'], 60, '00:00-01:00 00:15-01:15'],
    [
      'the first hour is doubled',
      'America/Havana',
      '2024-11-03',
      ['00:00', '01:00'],
      60,
      '00:00-00:00 00:15-00:15 00:30-00:30 00:45-00:45',
    ],
  ])('%s', (_, zone, date, range, duration, expected) => {
    expect(offered(buildSchedule(zone, [minutes(range)]), date, duration, ANY_TIME).join(' ')).toBe(expected);
  });
});

const clocks = new Map<string, Intl.DateTimeFormat>();
/** Date and minute of a zone's wall clock, as the runtime says it and nothing of ours. */
function wall(zone: string, instant: number): { date: string; minute: number } {
  let clock = clocks.get(zone);
  if (!clock)
    clocks.set(
      zone,
      (clock = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })),
    );
  const [date, time] = clock.format(instant).split(' ') as [string, string];
  return { date, minute: parseMinute(time) };
}

/** D4 and D5 read as they are written: each quarter hour around the date is tried, and every quarter of the lesson looked at. */
function bookable({ facts, date, duration, window }: ScheduleDay): number[] {
  const seen = new Set<number>();
  const found: number[] = [];
  for (
    let instant = toUtcMidnight(date) - 64 * QUARTER;
    instant < toUtcMidnight(date) + 160 * QUARTER;
    instant += QUARTER
  ) {
    const { date: day, minute } = wall(facts.zone, instant);
    if (day !== date || seen.has(minute)) continue;
    seen.add(minute);
    const quarters = Array.from({ length: duration / 15 }, (_, nth) => instant + nth * QUARTER);
    const within = effectiveHoursOn(facts, date).some(({ start, end }) =>
      quarters
        .map((each) => wall(facts.zone, each))
        .every((each) => each.date === date && each.minute >= start && each.minute < end),
    );
    const buffer = facts.limits.buffer * MINUTE_MS;
    const free = facts.busy.every(
      (taken) => instant + duration * MINUTE_MS + buffer <= taken.start || instant >= taken.end + buffer,
    );
    const { perDay } = facts.limits;
    const full =
      perDay !== null && facts.busy.filter((taken) => wall(facts.zone, taken.start).date === date).length >= perDay;
    const open = instant >= window.from && (window.lastDate === null || date <= window.lastDate);
    if (within && free && !full && open) found.push(instant);
  }
  return found;
}

describe('on any day in any zone', () => {
  test('what is offered is what the decision says, in order', () => {
    fc.assert(
      fc.property(arbitraryDays, (day) => {
        const slots = daySlots(day.facts, day.date, day.duration, day.window);
        expect(slots.map((slot) => slot.at)).toEqual(bookable(day));
      }),
      { numRuns: runs(300) },
    );
  });

  test('a slot says the wall clock of its beginning and of its end, its duration later', () => {
    fc.assert(
      fc.property(arbitraryDays, ({ facts, date, duration, window }) => {
        for (const slot of daySlots(facts, date, duration, window)) {
          expect(wall(facts.zone, slot.at)).toEqual({ date, minute: parseMinute(slot.start) });
          expect(wall(facts.zone, slot.at + duration * MINUTE_MS).minute).toBe(parseMinute(slot.end));
        }
      }),
      { numRuns: runs(300) },
    );
  });

  test('a slot never overlaps a lesson', () => {
    fc.assert(
      fc.property(arbitraryDays, ({ facts, date, duration, window }) => {
        for (const { at: start } of daySlots(facts, date, duration, window))
          for (const taken of facts.busy)
            expect(start + duration * MINUTE_MS <= taken.start || taken.end <= start).toBe(true);
      }),
    );
  });

  test('a month is its days, those without slots left out', () => {
    fc.assert(
      fc.property(arbitraryMonths, ({ facts, year, month, duration, window }) => {
        const days = datesOfMonth(year, month).map((date) => {
          const slots = daySlots(facts, date, duration, window).map(({ start, end }) => ({ start, end }));
          return [date, slots] as const;
        });
        const answer = monthSlots(facts, { year, month, duration }, window);
        expect(Object.entries(answer)).toEqual(days.filter(([, slots]) => slots.length > 0));
      }),
      { numRuns: runs(200) },
    );
  });
});

test('a month has all its days, leap day and all', () => {
  const facts = buildSchedule(LONDON, [minutes(['09:00', '10:00'])]);
  const days = (year: number, month: number) => Object.keys(monthSlots(facts, { year, month, duration: 60 }, ANY_TIME));
  expect([days(2024, 2).length, days(2025, 2).length, days(2025, 12).length]).toEqual([29, 28, 31]);
  expect(days(2024, 2).at(-1)).toBe('2024-02-29');
});

test('the hours of a date are those of its day of the week', () => {
  const weekly = Array.from({ length: 7 }, (_, day) => [{ start: day * 60, end: day * 60 + 15 }]);
  const facts = { ...buildSchedule(LONDON, []), weekly };
  for (const date of ['2025-06-02', '2025-06-07', '2025-06-08']) {
    expect(daySlots(facts, date, 15, ANY_TIME).map((slot) => parseMinute(slot.start))).toEqual([dayOfWeek(date) * 60]);
  }
});
