import { ANY_TIME, diaryDays, diaryWith, QUARTER } from '@fairway/testing/diaries';
import { times } from '@fairway/testing/times';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slotsOfDay, type BookingWindow, type DiaryLimits } from '../../diary/rules/slots.ts';
import { endOfWall, instantOf, MINUTE, minuteOf, timeOf } from '../../diary/rules/wallclock.ts';
import { decideCredits, decideTime, instantsOf, TIME_TAKEN, type Decision, type Wish } from './booking.ts';

const LONDON = 'Europe/London';
const GAP = 'The times must follow each other without a gap.';
const SUM = 'The times must add up to the duration.';
const SKIPPED = 'That time does not exist on this day: the clocks change.';

/** The instants in short, or the fault. */
const said = (decision: Decision) =>
  'errors' in decision
    ? decision.errors
    : [decision.starts_at, decision.ends_at].map((at) => at.toISOString().slice(5, 16)).join(' ');

describe('the instants a wish means', () => {
  const wish = (duration: number, ...ranges: [string, string][]): Wish => ({
    date: '2025-06-03',
    duration,
    time: times(...ranges),
  });
  test.each<[string, Wish, string, unknown]>([
    ['one time', wish(60, ['10:00', '11:00']), LONDON, '06-03T09:00 06-03T10:00'],
    ['times that touch', wish(45, ['10:00', '10:15'], ['10:15', '10:45']), LONDON, '06-03T09:00 06-03T09:45'],
    ['until midnight', wish(60, ['23:00', '00:00']), LONDON, '06-03T22:00 06-03T23:00'],
    ['over midnight', wish(60, ['23:30', '00:00'], ['00:00', '00:30']), LONDON, '06-03T22:30 06-03T23:30'],
    ['a gap', wish(60, ['10:00', '10:30'], ['10:45', '11:15']), LONDON, { time: [GAP] }],
    ['times in the wrong order', wish(60, ['10:30', '11:00'], ['10:00', '10:30']), LONDON, { time: [GAP] }],
    ['times that overlap', wish(60, ['10:00', '10:45'], ['10:30', '11:00']), LONDON, { time: [GAP] }],
    ['too short', wish(60, ['10:00', '10:45']), LONDON, { time: [SUM] }],
    ['too long', wish(30, ['10:00', '10:45']), LONDON, { time: [SUM] }],
    ['no time at all between start and end', wish(60, ['10:00', '10:00']), LONDON, { time: [SUM] }],
    ['an end before the start', wish(60, ['11:00', '10:00']), LONDON, { time: [SUM] }],
    ['a pro elsewhere', wish(60, ['10:00', '11:00']), 'Asia/Kathmandu', '06-03T04:15 06-03T05:15'],
  ])('%s', (_, asked, zone, expected) => {
    expect(said(instantsOf(asked, zone))).toEqual(expected);
  });

  test.each<[string, string, [string, string], unknown]>([
    ['over the skipped hour it lasts its time', '2025-03-30', ['00:30', '02:30'], '03-30T00:30 03-30T01:30'],
    ['not by the wall clock', '2025-03-30', ['00:30', '01:30'], { time: [SUM] }],
    ['in the skipped hour there is none', '2025-03-30', ['01:00', '02:00'], { time: [SKIPPED] }],
    ['over the doubled hour it lasts its time too', '2025-10-26', ['00:45', '01:45'], '10-25T23:45 10-26T00:45'],
    ['and may end when it seems to start', '2025-10-26', ['01:15', '01:15'], '10-26T00:15 10-26T01:15'],
  ])('the clocks change: %s', (_, date, range, expected) => {
    expect(said(instantsOf({ date, duration: 60, time: times(range) }, LONDON))).toEqual(expected);
  });
});

describe('why a time is refused', () => {
  const at = (time: string) => instantOf(LONDON, '2025-06-03', minuteOf(time)).at;
  const diary = diaryWith(LONDON, [{ start: 540, end: 1020 }], [{ start: at('12:00'), end: at('13:00') }]);
  const window: BookingWindow = { from: at('10:00'), lastDate: '2025-06-03' };
  const decide = (range: [string, string], { outside = false, date = '2025-06-03', within = window } = {}) =>
    said(decideTime({ date, duration: 60, time: times(range) }, diary, within, { outside }));

  test.each<[string, unknown, unknown]>([
    ['free', decide(['10:00', '11:00']), '06-03T09:00 06-03T10:00'],
    [
      'too soon',
      decide(['09:45', '10:45']),
      { time: ['That time has passed or is too soon. Please choose a later one.'] },
    ],
    ['taken', decide(['12:45', '13:45']), { time: [TIME_TAKEN] }],
    ['outside the hours', decide(['16:15', '17:15']), { time: ['That time is outside the hours of this diary.'] }],
    [
      'too far ahead',
      decide(['10:00', '11:00'], { date: '2025-06-04' }),
      { time: ['The diary is not open that far ahead yet.'] },
    ],
    ['outside, as the pro wants it', decide(['16:15', '17:15'], { outside: true }), '06-03T15:15 06-03T16:15'],
    ['outside, over a lesson', decide(['11:30', '12:30'], { outside: true }), { time: [TIME_TAKEN] }],
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

describe('why a free time is refused by the limits of the pro', () => {
  const at = (time: string) => instantOf(LONDON, '2025-06-03', minuteOf(time)).at;
  const decide = (limits: DiaryLimits, range: [string, string], outside = false) =>
    said(
      decideTime(
        { date: '2025-06-03', duration: 60, time: times(range) },
        diaryWith(LONDON, [{ start: 540, end: 1020 }], [{ start: at('12:00'), end: at('13:00') }], limits),
        ANY_TIME,
        { outside },
      ),
    );
  const near = { time: ['That time is too near another lesson: 30 minutes are kept free between two.'] };
  const full = { time: ['That day has as many lessons as it takes. Please choose another day.'] };
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
    ['but never over a lesson', decide({ buffer: 30, perDay: 1 }, ['12:30', '13:30'], true), { time: [TIME_TAKEN] }],
  ])('%s', (_, decision, expected) => {
    expect(decision).toEqual(expected);
  });
});

describe('on any day in any zone', () => {
  const wishAt = (zone: string, date: string, minute: number, duration: number): Wish => ({
    date,
    duration,
    time: [{ start: timeOf(minute), end: endOfWall(zone, date, minute, duration) }],
  });
  const everyQuarter = Array.from({ length: 96 }, (_, quarter) => quarter * 15);

  test('what is offered is accepted, and nothing else is', () => {
    fc.assert(
      fc.property(diaryDays, ({ facts, date, duration, window }) => {
        const offered = slotsOfDay(facts, date, duration, window);
        const decisions = everyQuarter.map((minute) =>
          decideTime(wishAt(facts.zone, date, minute, duration), facts, window, { outside: false }),
        );
        const accepted = decisions.flatMap((decision) => ('errors' in decision ? [] : [decision.starts_at.getTime()]));
        expect(accepted).toEqual(offered.map((slot) => slot.at));
        for (const { start, end, at } of offered) {
          const decision = decideTime({ date, duration, time: [{ start, end }] }, facts, window, { outside: false });
          expect(decision).toEqual({ starts_at: new Date(at), ends_at: new Date(at + duration * MINUTE) });
        }
      }),
      { numRuns: 200 },
    );
  });

  test('outside their hours a pro takes every time that is, is still ahead and is free', () => {
    fc.assert(
      fc.property(diaryDays, ({ facts, date, duration, window: { from } }) => {
        for (const minute of everyQuarter) {
          const { at, skipped } = instantOf(facts.zone, date, minute);
          const free = facts.busy.every((taken) => at + duration * MINUTE <= taken.start || taken.end <= at);
          const decision = decideTime(
            wishAt(facts.zone, date, minute, duration),
            facts,
            { from, lastDate: null },
            { outside: true },
          );
          expect('starts_at' in decision).toBe(!skipped && at >= from && free);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('a lesson lasts its duration, whatever the clock does meanwhile', () => {
    fc.assert(
      fc.property(diaryDays, fc.nat(95), ({ facts: { zone }, date, duration }, quarter) => {
        fc.pre(!instantOf(zone, date, quarter * 15).skipped);
        const decision = instantsOf(wishAt(zone, date, quarter * 15, duration), zone);
        expect('starts_at' in decision && decision.ends_at.getTime() - decision.starts_at.getTime()).toBe(
          (duration / 15) * QUARTER,
        );
      }),
    );
  });
});

test('a wish may come in any number of touching parts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(15, 30, 45, 60, 90, 120),
      fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }),
      (duration, cuts) => {
        const inner = Array.from({ length: duration / 15 - 1 }, (_, nth) => 600 + (nth + 1) * 15).filter(
          (_, nth) => cuts[nth],
        );
        const edges = [600, ...inner, 600 + duration];
        const time = edges.slice(1).map((end, nth) => ({ start: timeOf(edges[nth]!), end: timeOf(end) }));
        const decision = decideTime(
          { date: '2025-06-03', duration, time },
          diaryWith('UTC', [{ start: 0, end: 1440 }]),
          ANY_TIME,
          { outside: false },
        );
        expect(said(decision)).toMatch(/^06-03T10:00 06-03T1[0-2]:\d\d$/);
      },
    ),
  );
});

describe('credits', () => {
  test.each<[string, Parameters<typeof decideCredits>[0], unknown]>([
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
    expect(decideCredits(asked)).toEqual(expected);
  });
});
