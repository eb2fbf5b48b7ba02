import { buildSchedule } from '#test/schedules.ts';
import { fc } from '#test/properties.ts';
import { describe, expect, test } from 'vitest';
import type { ScheduleFacts, Interval } from '#domains/schedule/slots/rules.ts';
import { toInstant, parseMinute } from '@fairway/time/zoned-time';
import { coversAll, suggestAll, suggestionsFor } from './rules.ts';

const LONDON = 'Europe/London';
const at = (date: string, time: string) => toInstant(LONDON, date, parseMinute(time)).at;
const lesson = (date: string, start: string, end: string): Interval => ({ start: at(date, start), end: at(date, end) });
const open = (start: string, end: string, busy: Interval[] = []): ScheduleFacts =>
  buildSchedule(LONDON, [{ start: parseMinute(start), end: parseMinute(end) }], busy);
const window = { from: at('2031-03-12', '00:00'), lastDate: null };
const FIRST = '2031-03-13';
const times = (list: readonly { date: string; start: string }[]) =>
  list.map(({ date, start }) => `${date.slice(5)} ${start.slice(0, 5)}`);

describe('the times a rained-off lesson could move to', () => {
  const TEN = lesson('2031-03-12', '10:00', '11:00');
  const suggest = (facts: ScheduleFacts, given: Interval[] = [], from = window) =>
    times(suggestionsFor(TEN, facts, { first: FIRST, window: from, given }));

  test('are two a day, the nearest to its own time of day first, and six in all', () => {
    expect(suggest(open('08:00', '17:00'))).toEqual([
      '03-13 10:00',
      '03-13 09:45',
      '03-14 10:00',
      '03-14 09:45',
      '03-15 10:00',
      '03-15 09:45',
    ]);
  });

  test('are six also where the first day has but one', () => {
    const short = { ...open('08:00', '17:00'), overrides: new Map([[FIRST, [{ start: 600, end: 660 }]]]) };
    expect(suggest(short)).toEqual([
      '03-13 10:00',
      '03-14 10:00',
      '03-14 09:45',
      '03-15 10:00',
      '03-15 09:45',
      '03-16 10:00',
    ]);
  });

  test('are the first ones of the day when it was earlier than all hours', () => {
    expect(suggest(open('13:00', '17:00')).slice(0, 2)).toEqual(['03-13 13:00', '03-13 13:15']);
  });

  test('fit its own duration', () => {
    expect(suggest(open('10:00', '10:45'))).toEqual([]);
    expect(suggest(open('10:00', '11:00'))[0]).toBe('03-13 10:00');
    const long = lesson('2031-03-12', '10:00', '12:00');
    const [found] = suggestionsFor(long, open('08:00', '17:00'), { first: FIRST, window, given: [] });
    expect(found).toMatchObject({ start: '10:00:00', end: '12:00:00' });
  });

  test('are looked for on fourteen days and no further', () => {
    const closed = { ...open('10:00', '11:00'), weekly: Array.from({ length: 7 }, () => []) };
    const on = (date: string) => ({ ...closed, overrides: new Map([[date, [{ start: 600, end: 660 }]]]) });
    expect(suggest(on('2031-03-26'))).toEqual(['03-26 10:00']);
    expect(suggest(on('2031-03-27'))).toEqual([]);
  });

  test('leave out what is booked, and what may not be booked yet', () => {
    const busy = [lesson(FIRST, '10:00', '11:00')];
    expect(suggest(open('09:00', '12:00', busy)).slice(0, 2)).toEqual(['03-13 09:00', '03-13 11:00']);
    expect(suggest(open('09:00', '12:00'), [], { ...window, from: at('2031-03-14', '00:00') })[0]).toBe('03-14 10:00');
  });

  test('may touch a time that another lesson was offered, at either end, but not overlap it', () => {
    const given = [lesson(FIRST, '10:00', '11:00')];
    expect(suggest(open('09:00', '12:00'), given).slice(0, 2)).toEqual(['03-13 09:00', '03-13 11:00']);
    expect(suggest(open('09:15', '11:45'), given)[0]).toBe('03-14 10:00');
  });

  test('name the instant beside the wall clock', () => {
    const [found] = suggestionsFor(TEN, open('10:00', '11:00'), { first: FIRST, window, given: [] });
    expect(found).toEqual({ date: FIRST, start: '10:00:00', end: '11:00:00', at: at(FIRST, '10:00') });
  });
});

describe('the times of several rained-off lessons', () => {
  const LESSONS = [lesson('2031-03-12', '10:00', '11:00'), lesson('2031-03-12', '11:00', '12:30')];

  test('begin with a different one for each, that stands beside the others', () => {
    const [one, other] = suggestAll(LESSONS, open('10:00', '12:30'), { first: FIRST, window });
    expect(times(one!)[0]).toBe('03-13 10:00');
    expect(times(other!)[0]).toBe('03-13 11:00');
    expect(other![0]).toEqual({ date: FIRST, start: '11:00:00', end: '12:30:00' });
  });

  test('of one that has none do not take the time of the next', () => {
    const whole = lesson('2031-03-12', '09:00', '17:00');
    const [none, some] = suggestAll([whole, LESSONS[0]!], open('10:00', '11:00'), { first: FIRST, window });
    expect(none).toEqual([]);
    expect(times(some!)[0]).toBe('03-13 10:00');
  });

  test('can all be taken at their first one, for any lessons', () => {
    const starts = fc.array(fc.tuple(fc.integer({ min: 36, max: 60 }), fc.integer({ min: 2, max: 6 })), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(starts, (list) => {
        const quarter = (nth: number) => at('2031-03-12', '00:00') + nth * 900_000;
        const lessons = list.map(([start, length]) => ({ start: quarter(start), end: quarter(start + length) }));
        const taken = suggestAll(lessons, open('09:00', '17:00'), { first: FIRST, window })
          .flatMap(([best]) => (best ? [lesson(best.date, best.start, best.end)] : []))
          .toSorted((a, b) => a.start - b.start);
        expect(taken).toHaveLength(lessons.length);
        for (const [nth, { end }] of taken.entries())
          expect(end).toBeLessThanOrEqual(taken[nth + 1]?.start ?? Number.POSITIVE_INFINITY);
      }),
    );
  });
});

test.each([
  ['each of them once', ['a', 'b'], ['b', 'a'], true],
  ['none, where there is none', [], [], true],
  ['too few', ['a', 'b'], ['a'], false],
  ['too many', ['a'], ['a', 'b'], false],
  ['one twice', ['a', 'b'], ['a', 'a'], false],
  ['one twice beside all', ['a', 'b'], ['a', 'b', 'b'], false],
  ['another in the place of one', ['a', 'b'], ['a', 'c'], false],
  ['only others', ['a', 'b'], ['c', 'd'], false],
])('choices that name %s', (_, lessons, choices, covered) => {
  const named = choices.map((lesson_id) => ({ lesson_id }));
  expect(
    coversAll(
      lessons.map((id) => ({ id })),
      named,
    ),
  ).toBe(covered);
});
