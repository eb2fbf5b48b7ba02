import { LESSON_MESSAGES } from '@fairway/contracts/messages/lessons';
import { ANY_TIME, arbitraryDays, buildSchedule, QUARTER } from '#test/schedules.ts';
import { times } from '#test/times.ts';
import { fc, runs } from '#test/properties.ts';
import { describe, expect, test } from 'vitest';
import { daySlots, type BookingWindow, type BookingLimitsInForce } from '#domains/schedule/slots/rules.ts';
import { endTime, toInstant, parseMinute, formatTime } from '@fairway/time/zoned-time';
import { MINUTE_MS } from '@fairway/time/units';
import { evaluateCredits, evaluateTime, toInstants, type Decision, type RequestedTime } from './rules.ts';

const LONDON = 'Europe/London';
const GAP = 'The times must follow each other without a gap.';
const SUM = 'The times must add up to the duration.';
const SKIPPED = 'That time does not exist on this day: the clocks change.';

/** The instants in short, or the fault. */
const said = (decision: Decision) =>
  'errors' in decision
    ? decision.errors
    : [decision.starts_at, decision.ends_at].map((at) => at.toISOString().slice(5, 16)).join(' ');

describe('the instants a requested means', () => {
  const requested = (duration: number, ...ranges: [string, string][]): RequestedTime => ({
    date: '2025-06-03',
    duration,
    time: times(...ranges),
  });
  test.each<[string, RequestedTime, string, unknown]>([
    ['one time', requested(60, ['10:00', '11:00']), LONDON, '06-03T09:00 06-03T10:00'],
    ['times that touch', requested(45, ['10:00', '10:15'], ['10:15', '10:45']), LONDON, '06-03T09:00 06-03T09:45'],
    ['until midnight', requested(60, ['23:00', '00:00']), LONDON, '06-03T22:00 06-03T23:00'],
    ['over midnight', requested(60, ['23:30', '00:00'], ['00:00', '00:30']), LONDON, '06-03T22:30 06-03T23:30'],
    ['a gap', requested(60, ['10:00', '10:30'], ['10:45', '11:15']), LONDON, { time: [GAP] }],
    ['times in the wrong order', requested(60, ['10:30', '11:00'], ['10:00', '10:30']), LONDON, { time: [GAP] }],
    ['times that overlap', requested(60, ['10:00', '10:45'], ['10:30', '11:00']), LONDON, { time: [GAP] }],
    ['too short', requested(60, ['10:00', '10:45']), LONDON, { time: [SUM] }],
    ['too long', requested(30, ['10:00', '10:45']), LONDON, { time: [SUM] }],
    ['no time at all between start and end', requested(60, ['10:00', '10:00']), LONDON, { time: [SUM] }],
    ['an end before the start', requested(60, ['11:00', '10:00']), LONDON, { time: [SUM] }],
    ['a pro elsewhere', requested(60, ['10:00', '11:00']), 'Asia/Kathmandu', '06-03T04:15 06-03T05:15'],
  ])('%s', (_, asked, zone, expected) => {
    expect(said(toInstants(asked, zone))).toEqual(expected);
  });

  test.each<[string, string, [string, string], unknown]>([
    ['over the skipped hour it lasts its time', '2025-03-30', ['00:30', '02:30'], '03-30T00:30 03-30T01:30'],
    ['not by the wall clock', '2025-03-30', ['00:30', '01:30'], { time: [SUM] }],
    ['in the skipped hour there is none', '2025-03-30', ['01:00', '02:00'], { time: [SKIPPED] }],
    ['over the doubled hour it lasts its time too', '2025-10-26', ['00:45', '01:45'], '10-25T23:45 10-26T00:45'],
    ['and may end when it seems to start', '2025-10-26', ['01:15', '01:15'], '10-26T00:15 10-26T01:15'],
  ])('the clocks change: %s', (_, date, range, expected) => {
    expect(said(toInstants({ date, duration: 60, time: times(range) }, LONDON))).toEqual(expected);
  });
});

describe('why a time is refused', () => {
  const at = (time: string) => toInstant(LONDON, '2025-06-03', parseMinute(time)).at;
  const diary = buildSchedule(LONDON, [{ start: 540, end: 1020 }], [{ start: at('12:00'), end: at('13:00') }]);
  const window: BookingWindow = { from: at('10:00'), lastDate: '2025-06-03' };
  const decide = (range: [string, string], { outside = false, date = '2025-06-03', within = window } = {}) =>
    said(evaluateTime({ date, duration: 60, time: times(range) }, diary, within, { outside }));

  test.each<[string, unknown, unknown]>([
    ['free', decide(['10:00', '11:00']), '06-03T09:00 06-03T10:00'],
    [
      'too soon',
      decide(['09:45', '10:45']),
      { time: ['That time has passed or is too soon. Please choose a later one.'] },
    ],
    ['taken', decide(['12:45', '13:45']), { time: [LESSON_MESSAGES.timeTaken] }],
    ['outside the hours', decide(['16:15', '17:15']), { time: ['That time is outside the hours of this diary.'] }],
    [
      'too far ahead',
      decide(['10:00', '11:00'], { date: '2025-06-04' }),
      { time: ['The diary is not open that far ahead yet.'] },
    ],
    ['outside, as the pro wants it', decide(['16:15', '17:15'], { outside: true }), '06-03T15:15 06-03T16:15'],
    ['outside, over a lesson', decide(['11:30', '12:30'], { outside: true }), { time: [LESSON_MESSAGES.timeTaken] }],
    [
      'outside, in the past',
      decide(['08:00', '09:00'], { outside: true }),
      { time: ['That time has passed or is too soon. Please choose a later one.'] },
    ],
    ['outside, and the times leave a gap', decide(['16:15', '17:00'], { outside: true }), { time: [SUM] }],
  ])('%s', (_, decision, expected) => {
    expect(decision).toEqual(expected);
  });
});

test('a time that somebody else has is refused in words that say what to do', () => {
  expect(LESSON_MESSAGES.timeTaken).toBe('Sorry, that time is no longer free. Please choose another.');
});

test('a time too near one of several lessons is refused for that one', () => {
  const at = (time: string) => toInstant(LONDON, '2025-06-03', parseMinute(time)).at;
  const busy = [
    { start: at('09:00'), end: at('10:00') },
    { start: at('12:00'), end: at('13:00') },
  ];
  const diary = buildSchedule(LONDON, [{ start: 540, end: 1020 }], busy, { buffer: 30, perDay: null });
  const requested = { date: '2025-06-03', duration: 60, time: times(['13:15', '14:15']) };
  expect(said(evaluateTime(requested, diary, ANY_TIME, { outside: false }))).toEqual({
    time: ['That time is too close to another lesson: 30 minutes are kept free between lessons.'],
  });
});

describe('why a free time is refused by the limits of the pro', () => {
  const at = (time: string) => toInstant(LONDON, '2025-06-03', parseMinute(time)).at;
  const decide = (limits: BookingLimitsInForce, range: [string, string], outside = false) =>
    said(
      evaluateTime(
        { date: '2025-06-03', duration: 60, time: times(range) },
        buildSchedule(LONDON, [{ start: 540, end: 1020 }], [{ start: at('12:00'), end: at('13:00') }], limits),
        ANY_TIME,
        { outside },
      ),
    );
  const near = { time: ['That time is too close to another lesson: 30 minutes are kept free between lessons.'] };
  const full = { time: ['That day is full. Please choose another day.'] };
  test.each<[string, unknown, unknown]>([
    ['near the end', decide({ buffer: 30, perDay: null }, ['13:15', '14:15']), near],
    ['near the start', decide({ buffer: 30, perDay: null }, ['10:45', '11:45']), near],
    ['far enough', decide({ buffer: 30, perDay: null }, ['13:30', '14:30']), '06-03T12:30 06-03T13:30'],
    ['a full day', decide({ buffer: 30, perDay: 1 }, ['15:00', '16:00']), full],
    [
      'over it, as the pro wants it',
      decide({ buffer: 30, perDay: 1 }, ['13:00', '14:00'], true),
      '06-03T12:00 06-03T13:00',
    ],
    [
      'but never over a lesson',
      decide({ buffer: 30, perDay: 1 }, ['12:30', '13:30'], true),
      { time: [LESSON_MESSAGES.timeTaken] },
    ],
  ])('%s', (_, decision, expected) => {
    expect(decision).toEqual(expected);
  });
});

describe('on any day in any zone', () => {
  const wishAt = (zone: string, date: string, minute: number, duration: number): RequestedTime => ({
    date,
    duration,
    time: [{ start: formatTime(minute), end: endTime(zone, date, minute, duration) }],
  });
  const everyQuarter = Array.from({ length: 96 }, (_, quarter) => quarter * 15);

  test('what is offered is accepted, and nothing else is', () => {
    fc.assert(
      fc.property(arbitraryDays, ({ facts, date, duration, window }) => {
        const offered = daySlots(facts, date, duration, window);
        const decisions = everyQuarter.map((minute) =>
          evaluateTime(wishAt(facts.zone, date, minute, duration), facts, window, { outside: false }),
        );
        const accepted = decisions.flatMap((decision) => ('errors' in decision ? [] : [decision.starts_at.getTime()]));
        expect(accepted).toEqual(offered.map((slot) => slot.at));
        for (const { start, end, at } of offered) {
          const decision = evaluateTime({ date, duration, time: [{ start, end }] }, facts, window, { outside: false });
          expect(decision).toEqual({ starts_at: new Date(at), ends_at: new Date(at + duration * MINUTE_MS) });
        }
      }),
      { numRuns: runs(200) },
    );
  });

  test('outside their hours a pro takes every time that is, is still ahead and is free', () => {
    fc.assert(
      fc.property(arbitraryDays, ({ facts, date, duration, window: { from } }) => {
        for (const minute of everyQuarter) {
          const { at, skipped } = toInstant(facts.zone, date, minute);
          const free = facts.busy.every((taken) => at + duration * MINUTE_MS <= taken.start || taken.end <= at);
          const decision = evaluateTime(
            wishAt(facts.zone, date, minute, duration),
            facts,
            { from, lastDate: null },
            { outside: true },
          );
          expect('starts_at' in decision).toBe(!skipped && at >= from && free);
        }
      }),
      { numRuns: runs(100) },
    );
  });

  test('a lesson lasts its duration, whatever the clock does meanwhile', () => {
    fc.assert(
      fc.property(arbitraryDays, fc.nat(95), ({ facts: { zone }, date, duration }, quarter) => {
        fc.pre(!toInstant(zone, date, quarter * 15).skipped);
        const decision = toInstants(wishAt(zone, date, quarter * 15, duration), zone);
        expect('starts_at' in decision && decision.ends_at.getTime() - decision.starts_at.getTime()).toBe(
          (duration / 15) * QUARTER,
        );
      }),
    );
  });
});

test('a requested may come in any number of touching parts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(15, 30, 45, 60, 90, 120),
      fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
      (duration, cuts) => {
        const inner = Array.from({ length: duration / 15 - 1 }, (_, nth) => 600 + (nth + 1) * 15).filter(
          (_, nth) => cuts[nth],
        );
        const edges = [600, ...inner, 600 + duration];
        const time = edges.slice(1).map((end, nth) => ({ start: formatTime(edges[nth]!), end: formatTime(end) }));
        const decision = evaluateTime(
          { date: '2025-06-03', duration, time },
          buildSchedule('UTC', [{ start: 0, end: 1440 }]),
          ANY_TIME,
          { outside: false },
        );
        expect(said(decision)).toMatch(/^06-03T10:00 06-03T1[0-2]:\d\d$/);
      },
    ),
  );
});

describe('credits', () => {
  test.each<[string, Parameters<typeof evaluateCredits>[0], unknown]>([
    ['are a quarter of an hour each', { payment_type: 'credits', duration: 60 }, 4],
    ['may be sent along', { payment_type: 'credits', duration: 90, credits: 6 }, 6],
    ['may be null', { payment_type: 'credits', duration: 15, credits: null }, 1],
    ['are not spent on a lesson paid on the day', { payment_type: 'on_day', duration: 60 }, 0],
    ['nor when their right number is sent', { payment_type: 'on_day', duration: 60, credits: 4 }, 0],
    [
      'must be right: too few',
      { payment_type: 'credits', duration: 60, credits: 3 },
      { credits: ['A lesson of 60 minutes takes 4 credits.'] },
    ],
    [
      'too many',
      { payment_type: 'credits', duration: 60, credits: 5 },
      { credits: ['A lesson of 60 minutes takes 4 credits.'] },
    ],
    [
      'none',
      { payment_type: 'credits', duration: 60, credits: 0 },
      { credits: ['A lesson of 60 minutes takes 4 credits.'] },
    ],
    [
      'also on the day',
      { payment_type: 'on_day', duration: 15, credits: 4 },
      { credits: ['A lesson of 15 minutes takes 1 credit.'] },
    ],
  ])('%s', (_, asked, expected) => {
    expect(evaluateCredits(asked)).toEqual(expected);
  });
});
