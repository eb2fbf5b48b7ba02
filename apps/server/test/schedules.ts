import fc from 'fast-check';
import { DURATIONS, LESSON_BUFFERS } from '@fairway/contracts/constants';
import { merge, type Minutes } from '#domains/schedule/hours/rules.ts';
import type { BookingWindow, ScheduleFacts, BookingLimitsInForce, Interval } from '#domains/schedule/slots/rules.ts';
import { addDays } from '@fairway/time/calendar';
import { startOfDay } from '@fairway/time/zoned-time';
import { MINUTE_MS } from '@fairway/time/units';

export const QUARTER = 15 * MINUTE_MS;

export const NO_LIMITS: BookingLimitsInForce = { buffer: 0, perDay: null };

/** A diary with the same hours every day. */
export const buildSchedule = (
  zone: string,
  hours: Minutes[],
  busy: Interval[] = [],
  limits = NO_LIMITS,
): ScheduleFacts => ({
  zone,
  limits,
  weekly: Array.from({ length: 7 }, () => merge(hours)),
  overrides: new Map(),
  busy,
});

export const ANY_TIME: BookingWindow = { from: -Infinity, lastDate: null };

/** Days on which clocks change, and the days beside them. */
const AWKWARD: readonly (readonly [zone: string, date: string])[] = [
  ['Europe/London', '2025-03-30'],
  ['Europe/London', '2025-10-26'],
  ['Australia/Lord_Howe', '2025-04-06'],
  ['Australia/Lord_Howe', '2025-10-05'],
  ['Australia/Adelaide', '2025-04-06'],
  ['Australia/Adelaide', '2025-10-05'],
  ['America/Sao_Paulo', '2018-02-17'],
  ['America/Sao_Paulo', '2018-11-04'],
  ['America/Havana', '2024-03-10'],
  ['America/Havana', '2024-11-03'],
  ['Africa/Cairo', '2024-04-26'],
  ['Africa/Cairo', '2024-10-31'],
  ['Asia/Beirut', '2024-03-31'],
  ['Asia/Beirut', '2024-10-26'],
];
const ZONES = [...new Set(AWKWARD.map(([zone]) => zone)), 'Asia/Kathmandu', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'];

const places = fc.oneof(
  fc
    .tuple(fc.constantFrom(...AWKWARD), fc.integer({ min: -1, max: 1 }))
    .map(([[zone, date], days]) => ({ zone, date: addDays(date, days) })),
  fc.record({
    zone: fc.constantFrom(...ZONES),
    date: fc.integer({ min: 0, max: 9_000 }).map((days) => addDays('2010-01-01', days)),
  }),
);

const stretches = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 40 })), { maxLength: 3 })
  .map((list) => merge(list.map(([start, length]) => ({ start: start * 15, end: Math.min(start + length, 96) * 15 }))));

/** Lessons by their start in quarter hours after midnight, those that would overlap left out. */
const lessonsFrom = (midnight: number, list: readonly (readonly [start: number, minutes: number])[]): Interval[] => {
  const busy: Interval[] = [];
  for (const [start, minutes] of [...list].sort(([a], [b]) => a - b)) {
    const begin = midnight + start * QUARTER;
    if (begin >= (busy.at(-1)?.end ?? -Infinity)) busy.push({ start: begin, end: begin + minutes * MINUTE_MS });
  }
  return busy;
};

/** A day in some diary, and what is asked of it. */
export interface ScheduleDay {
  facts: ScheduleFacts;
  date: string;
  duration: number;
  window: BookingWindow;
}

/** Days of all kinds: ordinary ones and those of a clock change, with lessons in the way and windows that cut. */
export const arbitraryDays: fc.Arbitrary<ScheduleDay> = fc
  .record({
    place: places,
    hours: stretches,
    lessons: fc.array(fc.tuple(fc.integer({ min: -8, max: 108 }), fc.constantFrom(...DURATIONS)), { maxLength: 6 }),
    duration: fc.constantFrom(...DURATIONS),
    notice: fc.option(fc.integer({ min: -60, max: 26 * 60 })),
    daysOpen: fc.option(fc.integer({ min: -1, max: 1 })),
    limits: fc.oneof(
      { weight: 1, arbitrary: fc.constant(NO_LIMITS) },
      {
        weight: 2,
        arbitrary: fc.record({
          buffer: fc.constantFrom(...LESSON_BUFFERS),
          perDay: fc.option(fc.integer({ min: 1, max: 6 })),
        }),
      },
    ),
  })
  .map(({ place: { zone, date }, hours, lessons, duration, notice, daysOpen, limits }) => {
    const midnight = startOfDay(zone, date);
    return {
      facts: buildSchedule(zone, hours, lessonsFrom(midnight, lessons), limits),
      date,
      duration,
      window: {
        from: notice === null ? -Infinity : midnight + notice * MINUTE_MS,
        lastDate: daysOpen === null ? null : addDays(date, daysOpen),
      },
    };
  });

/** A month in some diary, and what is asked of it. */
export interface ScheduleMonth {
  facts: ScheduleFacts;
  year: number;
  month: number;
  duration: number;
  window: BookingWindow;
}

/** Months with a change of clocks and without one: lessons all over them, other hours on some dates, windows that cut. */
export const arbitraryMonths: fc.Arbitrary<ScheduleMonth> = fc
  .record({
    place: places,
    weekly: fc.array(stretches, { minLength: 7, maxLength: 7 }),
    overrides: fc.array(fc.tuple(fc.integer({ min: 1, max: 31 }), stretches), { maxLength: 4 }),
    lessons: fc.array(fc.tuple(fc.integer({ min: -8, max: 32 * 96 }), fc.constantFrom(...DURATIONS)), {
      maxLength: 120,
      size: 'max',
    }),
    duration: fc.constantFrom(...DURATIONS),
    days: fc.tuple(fc.integer({ min: -1, max: 31 }), fc.option(fc.integer({ min: 0, max: 31 }))),
    limits: fc.record({
      buffer: fc.constantFrom(...LESSON_BUFFERS),
      perDay: fc.option(fc.integer({ min: 1, max: 6 })),
    }),
  })
  .map(({ place: { zone, date }, weekly, overrides, lessons, duration, days: [from, last], limits }) => {
    const first = `${date.slice(0, 7)}-01`;
    const midnight = startOfDay(zone, first);
    const [year, month] = date.split('-').map(Number) as [number, number];
    return {
      facts: {
        zone,
        weekly,
        overrides: new Map(overrides.map(([day, hours]) => [addDays(first, day - 1), hours])),
        busy: lessonsFrom(midnight, lessons),
        limits,
      },
      year,
      month,
      duration,
      window: {
        from: midnight + from * 96 * QUARTER + 7 * MINUTE_MS,
        lastDate: last === null ? null : addDays(first, last),
      },
    };
  });
