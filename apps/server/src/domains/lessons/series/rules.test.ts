import { ANY_TIME, arbitraryDays, buildSchedule } from '#test/schedules.ts';
import { fc, runs } from '#test/properties.ts';
import { describe, expect, test } from 'vitest';
import { daySlots } from '#domains/schedule/slots/rules.ts';
import { toInstant, parseMinute, formatTime } from '@fairway/time/zoned-time';
import { daysFrom, isWeekly, evaluateDate, listWeeklyDates, makeRequestedTime } from './rules.ts';

const LONDON = 'Europe/London';
const NINE_TO_FIVE = [{ start: 540, end: 1020 }];
const at = (date: string, time: string) => toInstant(LONDON, date, parseMinute(time)).at;

test('a series is weekly, over the change of the clocks and of the year', () => {
  expect(listWeeklyDates('2025-03-23', 3)).toEqual(['2025-03-23', '2025-03-30', '2025-04-06']);
  expect(listWeeklyDates('2025-12-30', 2)).toEqual(['2025-12-30', '2026-01-06']);
  expect([isWeekly(['2025-03-23', '2025-04-06']), isWeekly(['2025-03-23', '2025-03-24'])]).toEqual([true, false]);
  expect([daysFrom('2025-03-29', '2025-03-31'), daysFrom('2025-03-31', '2025-03-29')]).toEqual([2, -2]);
});

describe('a date is judged', () => {
  const facts = buildSchedule(
    LONDON,
    NINE_TO_FIVE,
    [{ start: at('2025-06-03', '12:00'), end: at('2025-06-03', '13:00') }],
    {
      buffer: 30,
      perDay: null,
    },
  );
  const said = (start: string, from = -Infinity) => {
    const requested = makeRequestedTime(LONDON, { date: '2025-06-03', start: `${start}:00`, duration: 60 });
    const { status, bookable } = evaluateDate(requested, facts, { from, lastDate: null });
    return [status, bookable];
  };
  test.each<[string, unknown, unknown]>([
    ['free', said('10:00'), ['free', true]],
    ['taken', said('12:30'), ['taken', false]],
    ['outside the hours', said('18:00'), ['outside', true]],
    ['outside the limits', said('13:15'), ['outside', true]],
    ['past', said('10:00', at('2025-06-03', '10:15')), ['outside', false]],
  ])('%s', (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  test.each([
    ['10:00', null],
    ['12:30', 'Sorry, that time is no longer free. Please choose another.'],
    ['18:00', 'That time is outside the hours of this diary.'],
    ['13:15', 'That time is too close to another lesson: 30 minutes are kept free between lessons.'],
  ])('at %s with this reason: %s', (start, reason) => {
    const requested = makeRequestedTime(LONDON, { date: '2025-06-03', start: `${start}:00`, duration: 60 });
    expect(evaluateDate(requested, facts, ANY_TIME).reason).toBe(reason);
  });

  test('a time that the clocks skip is no time at all', () => {
    const requested = makeRequestedTime(LONDON, { date: '2025-03-30', start: '01:30:00', duration: 60 });
    expect(evaluateDate(requested, buildSchedule(LONDON, [{ start: 0, end: 1440 }]), ANY_TIME)).toMatchObject({
      status: 'outside',
      bookable: false,
      reason: expect.stringContaining('does not exist') as string,
    });
  });

  test('the end is the wall clock after the duration in elapsed time', () => {
    expect(makeRequestedTime(LONDON, { date: '2025-03-30', start: '00:30:00', duration: 60 }).time).toEqual([
      { start: '00:30:00', end: '02:30:00' },
    ]);
  });
});

test('free is what is offered, on any day in any zone (D5)', () => {
  fc.assert(
    fc.property(arbitraryDays, fc.nat(95), ({ facts, date, duration, window }, quarter) => {
      const start = formatTime(quarter * 15);
      const offered = daySlots(facts, date, duration, window).some((slot) => slot.start === start);
      const { status, bookable } = evaluateDate(
        makeRequestedTime(facts.zone, { date, start, duration }),
        facts,
        window,
      );
      expect([status === 'free', offered && !bookable]).toEqual([offered, false]);
    }),
    { numRuns: runs(300) },
  );
});
