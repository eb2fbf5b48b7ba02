import { ANY_TIME, arbitraryDays, buildSchedule } from '#test/schedules.ts';
import { fc, runs } from '#test/properties.ts';
import { describe, expect, test } from 'vitest';
import { addDays } from '@fairway/time/calendar';
import { parseEndMinute, parseMinute, toInstant } from '@fairway/time/zoned-time';
import { daySlots } from '#domains/schedule/slots/rules.ts';
import { dateOfSameTime, findSameTime, listNextTimes } from './rules.ts';

const LONDON = 'Europe/London';
const at = (date: string, time: string) => toInstant(LONDON, date, parseMinute(time)).at;
type Range = readonly [start: string, end: string];
const diary = (...hours: Range[]) =>
  buildSchedule(
    LONDON,
    hours.map(([start, end]) => ({ start: parseMinute(start), end: parseEndMinute(end) })),
  );
const next = (facts: ReturnType<typeof diary>, window = ANY_TIME) =>
  listNextTimes(facts, { from: '2025-06-03', days: 35, duration: 60 }, window).map(
    ({ date, start }) => `${date.slice(8)} ${start.slice(0, 5)}`,
  );

describe('the next times', () => {
  test.each<[string, Range[], string[]]>([
    ['none without hours', [], []],
    [
      'a morning and an afternoon a day',
      [['09:00', '17:00']],
      ['03 09:00', '03 12:00', '04 09:00', '04 12:00', '05 09:00', '05 12:00'],
    ],
    [
      'one a day where there are hours in one half alone',
      [['14:15', '18:00']],
      ['03 14:15', '04 14:15', '05 14:15', '06 14:15', '07 14:15', '08 14:15'],
    ],
    [
      'one a day where the hours begin at noon',
      [['12:00', '17:00']],
      ['03 12:00', '04 12:00', '05 12:00', '06 12:00', '07 12:00', '08 12:00'],
    ],
  ])('are %s', (_, hours, expected) => {
    expect(next(diary(...hours))).toEqual(expected);
  });

  test('begin with the notice that players give, and end with the days that are open', () => {
    const window = { from: at('2025-06-03', '10:10'), lastDate: '2025-06-04' };
    expect(next(diary(['09:00', '17:00']), window)).toEqual(['03 10:15', '03 12:00', '04 09:00', '04 12:00']);
  });

  test('are six, also where the first day has but one', () => {
    const window = { from: at('2025-06-03', '13:00'), lastDate: null };
    const later = ['04 09:00', '04 12:00', '05 09:00', '05 12:00', '06 09:00'];
    expect(next(diary(['09:00', '17:00']), window)).toEqual(['03 13:00', ...later]);
  });

  test('are looked for on as many days as are asked for', () => {
    const asked = { from: '2025-06-03', days: 2, duration: 60 };
    const dates = listNextTimes(diary(['14:00', '18:00']), asked, ANY_TIME).map(({ date }) => date);
    expect(dates).toEqual(['2025-06-03', '2025-06-04']);
  });

  test('are bookable, ascending, two a day and six in all at most, whatever the diary', () => {
    fc.assert(
      fc.property(arbitraryDays, ({ facts, date, duration, window }) => {
        const times = listNextTimes(facts, { from: date, days: 7, duration }, window);
        const order = times.map((time) => `${time.date} ${time.start}`);
        expect(order).toEqual([...new Set(order)].sort());
        expect(times.length).toBeLessThanOrEqual(6);
        for (const { date: day, ...slot } of times)
          expect(daySlots(facts, day, duration, window)).toContainEqual(expect.objectContaining(slot));
      }),
      { numRuns: runs(100) },
    );
  });
});

describe('the same time again', () => {
  const lesson = { date: '2025-06-03', start: '10:00:00' };
  const on = (today: string, from = at(today, '09:00')) => ({
    zone: LONDON,
    today,
    window: { from, lastDate: null },
  });
  test.each<[string, string, string]>([
    ['a week after a lesson to come', '2025-06-01', '2025-06-10'],
    ['a week after one of today', '2025-06-03', '2025-06-10'],
    ['never today, however free it is', '2025-06-10', '2025-06-17'],
    ['the next such day after weeks without one', '2025-06-26', '2025-07-01'],
  ])('is %s', (_, today, expected) => {
    expect(dateOfSameTime(lesson, on(today))).toBe(expected);
  });

  test('is the week after while the notice is too short', () => {
    expect(dateOfSameTime(lesson, on('2025-06-09', at('2025-06-10', '10:00')))).toBe('2025-06-10');
    expect(dateOfSameTime(lesson, on('2025-06-09', at('2025-06-10', '10:01')))).toBe('2025-06-17');
  });

  test('keeps the hour of the wall clock over a change of clocks', () => {
    const march = { date: '2025-03-27', start: '10:00:00' };
    const exactly = on('2025-04-02', at('2025-04-03', '10:00'));
    expect(dateOfSameTime(march, exactly)).toBe('2025-04-03');
  });

  test('is offered where it is free, and not where the lesson no longer fits', () => {
    const facts = diary(['09:00', '11:00']);
    const wanted = { date: addDays(lesson.date, 7), start: lesson.start };
    expect(findSameTime(facts, { ...wanted, duration: 60 }, ANY_TIME)).toEqual({
      date: '2025-06-10',
      start: '10:00:00',
      end: '11:00:00',
    });
    expect(findSameTime(facts, { ...wanted, duration: 90 }, ANY_TIME)).toBeNull();
  });
});
