import { describe, expect, test } from 'vitest';
import { SCHEDULE_MESSAGES } from '@fairway/contracts/messages/schedule';
import { MINUTE_MS } from '@fairway/time/units';
import { addDays } from '@fairway/time/calendar';
import { formatTime, parseEndMinute, parseMinute, toZoned } from '@fairway/time/zoned-time';
import { fc, runs } from '#test/properties.ts';
import { prosWindow, type Interval, type ScheduleFacts } from '#domains/schedule/slots/rules.ts';
import {
  findClosedHolds,
  findTime,
  holdEnd,
  holdRefusal,
  holdWindow,
  isOver,
  isSameRequest,
  nextHoldStart,
  openedHours,
  planHolds,
  datesTouched,
  toSpan,
  type WaitingPlayer,
  type WaitingRequest,
} from './rules.ts';

const ZONE = 'Europe/London';
/** A Wednesday of March, when London has UTC. */
const DAY = '2031-03-12';
const WINDOW = prosWindow(Date.parse('2031-03-10T09:00:00Z'));
const at = (time: string, date = DAY) => Date.parse(`${date}T${time}:00Z`);
const span = (start: string, end: string): Interval => ({ start: at(start), end: at(end) });
const facts = (fields: Partial<ScheduleFacts> = {}): ScheduleFacts => ({
  zone: ZONE,
  weekly: Array.from({ length: 7 }, () => [{ start: 9 * 60, end: 17 * 60 }]),
  overrides: new Map(),
  busy: [],
  limits: { buffer: 0, perDay: null },
  ...fields,
});
const requested = (fields: Partial<WaitingRequest> = {}): WaitingRequest => ({
  date: DAY,
  day: null,
  start: '09:00:00',
  end: '17:00:00',
  duration: 60,
  ...fields,
});
const tell = (found: Interval | null) =>
  found && [found.start, found.end].map((one) => formatTime(toZoned(ZONE, one).minute).slice(0, 5));
const find = (asked: WaitingRequest, opened: Interval[], diary = facts()) =>
  tell(findTime(asked, { spans: opened, dates: datesTouched(opened, ZONE) }, diary, WINDOW));

test.each<[string, Partial<WaitingRequest>, boolean]>([
  ['the same', {}, true],
  ['for another date', { date: addDays(DAY, 1) }, false],
  ['for a day of every week', { date: null, day: 3 }, false],
  ['from another time', { start: '09:30:00' }, false],
  ['until another time', { end: '16:00:00' }, false],
  ['for longer', { duration: 90 }, false],
])('a requested that is sent again is one where it is %s', (_, fields, same) => {
  expect(isSameRequest(requested(), requested(fields))).toBe(same);
});

test('a day of every week is not another day of every week', () => {
  expect(isSameRequest(requested({ date: null, day: 2 }), requested({ date: null, day: 3 }))).toBe(false);
});

describe('when a hold begins', () => {
  test.each([
    ['at seven in the morning', '2031-03-12T07:00:00Z', '2031-03-12T07:00:00Z'],
    ['at noon', '2031-03-12T12:34:56Z', '2031-03-12T12:34:56Z'],
    ['at the last moment of which 20 minutes are left', '2031-03-12T20:40:00Z', '2031-03-12T20:40:00Z'],
    ['a second later: in the morning', '2031-03-12T20:40:01Z', '2031-03-13T07:00:00Z'],
    ['in the night: in the morning', '2031-03-13T02:00:00Z', '2031-03-13T07:00:00Z'],
    ['before the clocks change: by the new one', '2031-03-29T22:00:00Z', '2031-03-30T06:00:00Z'],
  ])('%s', (_, now, begin) => {
    expect(new Date(nextHoldStart(ZONE, Date.parse(now))).toISOString()).toBe(new Date(begin).toISOString());
  });

  test('whatever the zone and the moment, it lies whole between seven and nine, and never before now', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('Europe/London', 'America/St_Johns', 'Pacific/Auckland', 'Asia/Kolkata'),
        fc.integer({ min: Date.parse('2031-01-01T00:00:00Z'), max: Date.parse('2032-01-01T00:00:00Z') }),
        (zone, now) => {
          const begin = nextHoldStart(zone, now);
          const [first, last] = [toZoned(zone, begin), toZoned(zone, holdEnd(begin))];
          expect(begin).toBeGreaterThanOrEqual(now);
          expect(first.minute).toBeGreaterThanOrEqual(7 * 60);
          expect(last.date).toBe(first.date);
          expect(last.minute).toBeLessThanOrEqual(21 * 60);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});

describe('which time a requested is offered', () => {
  const ten = [span('10:00', '11:00')];
  test.each<[string, Partial<WaitingRequest>, Interval[], string[] | null]>([
    ['the whole of what came free', {}, ten, ['10:00', '11:00']],
    ['a part of it, the earliest', { duration: 30 }, ten, ['10:00', '10:30']],
    ['more than it, where its neighbours are free', { duration: 90 }, ten, ['09:30', '11:00']],
    ['nothing outside its window', { start: '10:30:00', end: '11:00:00', duration: 30 }, ten, ['10:30', '11:00']],
    ['nothing where its window is elsewhere', { start: '12:00:00' }, ten, null],
    ['nothing on another date', { date: addDays(DAY, 1) }, ten, null],
    ['its weekday', { date: null, day: 2 }, ten, ['10:00', '11:00']],
    ['nothing on another weekday', { date: null, day: 3 }, ten, null],
    ['nothing that is free but did not come free', { end: '10:00:00' }, ten, null],
    ['nothing outside the hours', {}, [span('17:00', '18:00')], null],
  ])('%s', (_, fields, opened, expected) => {
    expect(find(requested(fields), opened)).toEqual(expected);
  });

  test('a half hour beside a free one makes an hour, and beside a lesson none', () => {
    const opened = [span('10:30', '11:00')];
    expect(find(requested({ end: '11:00:00' }), opened)).toEqual(['10:00', '11:00']);
    const busy = [span('09:00', '10:15'), span('11:00', '12:00')];
    expect(find(requested(), opened, facts({ busy }))).toBeNull();
  });

  test('of weeks that open the first is taken', () => {
    const next = addDays(DAY, 7);
    const opened = [{ start: at('09:00', next), end: at('12:00', next) }, span('15:00', '16:00')];
    expect(find(requested({ date: null, day: 2 }), opened)).toEqual(['15:00', '16:00']);
  });

  test('of weeks that open the first is passed over where a lesson has taken what came free', () => {
    const next = addDays(DAY, 7);
    const opened = [span('15:00', '16:00'), { start: at('09:00', next), end: at('10:00', next) }];
    const diary = facts({ busy: [span('15:00', '16:00')] });
    expect(find(requested({ date: null, day: 2 }), opened, diary)).toEqual(['09:00', '10:00']);
  });

  test.each<[string, string, string | null, string[] | null]>([
    ['that begins as a hold would end', '09:40', null, ['10:00', '11:00']],
    ['that begins before a hold would end', '09:41', null, null],
    ['of the last date that may be booked', '09:40', DAY, ['10:00', '11:00']],
    ['of a later date', '09:40', addDays(DAY, -1), null],
  ])('a time %s is held or not', (_, now, lastDate, expected) => {
    const opened = { spans: [span('10:00', '11:00')], dates: [DAY] };
    const window = holdWindow({ from: at(now), lastDate });
    expect(tell(findTime(requested({ end: '11:00:00' }), opened, facts(), window))).toEqual(expected);
  });

  test('a time is held only where it can still be booked when the hold ends', () => {
    const from = at('09:50');
    const opened = { spans: [span('10:00', '11:00')], dates: [DAY] };
    const seek = (window: typeof WINDOW) => tell(findTime(requested({ end: '11:00:00' }), opened, facts(), window));
    expect([seek({ from, lastDate: null }), seek(holdWindow({ from, lastDate: null }))]).toEqual([
      ['10:00', '11:00'],
      null,
    ]);
  });
});

describe('who is next', () => {
  const place = (id: string, player_id: string, fields: Partial<WaitingRequest> = {}): WaitingPlayer => ({
    id,
    player_id,
    ...requested(fields),
  });
  const plan = (line: WaitingPlayer[], opened: Interval[], busy: Interval[] = []) =>
    planHolds(line, opened, { facts: facts({ busy }), held: [], window: WINDOW });

  test('the first in line has it, and the second what is left', () => {
    const line = [place('1', 'ann'), place('2', 'bob'), place('3', 'cat')];
    expect(plan(line, [span('10:00', '12:00')]).map((hold) => hold.player_id)).toEqual(['ann', 'bob']);
    const around = [span('09:00', '10:00'), span('11:00', '17:00')];
    expect(plan(line, [span('10:00', '11:00')], around).map((hold) => hold.request_id)).toEqual(['1']);
  });

  test('a player who waits twice is offered once, and one for whom nothing fits is passed over', () => {
    const line = [place('1', 'ann', { start: '12:00:00' }), place('2', 'bob'), place('3', 'bob', { duration: 30 })];
    expect(plan(line, [span('10:00', '11:00')]).map((hold) => hold.request_id)).toEqual(['2']);
  });

  test('what is held for somebody is held for nobody else, and counts in a full day', () => {
    const held = [{ id: 'h', player_id: 'zoe', expires: Infinity, ...span('10:00', '11:00') }];
    const opened = [span('10:00', '12:00')];
    const diary = { facts: facts(), held, window: WINDOW };
    expect(planHolds([place('1', 'ann')], opened, diary).map(tell)).toEqual([['11:00', '12:00']]);
    const full = { ...diary, facts: facts({ limits: { buffer: 0, perDay: 1 } }) };
    expect(planHolds([place('1', 'ann')], opened, full)).toEqual([]);
  });

  test('whoever waits and whatever opens, times are within their requested, apart from each other and from lessons', () => {
    const slot = fc.record({ start: fc.integer({ min: 36, max: 64 }), length: fc.integer({ min: 1, max: 8 }) });
    const toSpan = ({ start, length }: { start: number; length: number }) => ({
      start: at('00:00') + start * 15 * MINUTE_MS,
      end: at('00:00') + (start + length) * 15 * MINUTE_MS,
    });
    const asked = fc.record({ player: fc.integer({ min: 0, max: 4 }), slot, duration: fc.constantFrom(15, 30, 60) });
    fc.assert(
      fc.property(fc.array(asked, { maxLength: 8 }), slot, slot, (requests, lesson, opened) => {
        const line = requests.map(({ player, slot: window, duration }, nth) =>
          place(String(nth), String(player), {
            start: formatTime(window.start * 15),
            end: formatTime((window.start + window.length) * 15),
            duration,
          }),
        );
        const holds = plan(line, [toSpan(opened)], [toSpan(lesson)]);
        expect(holds.map(({ request_id }) => Number(request_id))).toEqual(
          holds.map(({ request_id }) => Number(request_id)).toSorted((a, b) => a - b),
        );
        expect(new Set(holds.map(({ player_id }) => player_id)).size).toBe(holds.length);
        const times = [toSpan(lesson), ...holds].toSorted((a, b) => a.start - b.start);
        expect(times.filter((time, nth) => nth > 0 && time.start < times[nth - 1]!.end)).toEqual([]);
        for (const hold of holds) {
          const own = line[Number(hold.request_id)]!;
          expect(toZoned(ZONE, hold.start).minute).toBeGreaterThanOrEqual(parseMinute(own.start));
          expect(toZoned(ZONE, hold.end).minute).toBeLessThanOrEqual(parseEndMinute(own.end));
          expect(hold.start < toSpan(opened).end && toSpan(opened).start < hold.end).toBe(true);
        }
      }),
      { numRuns: runs(300) },
    );
  });
});

test.each<[string, Interval[], string[]]>([
  ['within a day touches that day', [span('10:00', '11:00')], [DAY]],
  ['until midnight touches the day that ends', [{ start: at('22:00'), end: at('00:00', '2031-03-13') }], [DAY]],
  ['over midnight touches both days', [{ start: at('23:30'), end: at('00:30', '2031-03-13') }], [DAY, '2031-03-13']],
  [
    'before another touches its day first, and a day of both once',
    [
      { start: at('10:00', '2031-03-13'), end: at('11:00', '2031-03-13') },
      span('10:00', '11:00'),
      span('15:00', '16:00'),
    ],
    [DAY, '2031-03-13'],
  ],
])('a time that came free %s', (_, spans, dates) => expect(datesTouched(spans, ZONE)).toEqual(dates));

test.each<[string, [number, number], string[]]>([
  ['lie in the hour that the clock skips open nothing', [60, 120], []],
  ['begin in it open what comes after it', [90, 180], ['01:00Z to 02:00Z']],
  ['end in it open what comes before it', [0, 90], ['00:00Z to 01:00Z']],
  ['end the day open it until midnight', [22 * 60, 24 * 60], ['21:00Z to 23:00Z']],
])('on the day London’s clock goes forward, new hours that %s', (_, [start, end], expected) => {
  const sunday = '2031-03-30';
  const closed = facts({ overrides: new Map([[sunday, []]]) });
  const open = facts({ overrides: new Map([[sunday, [{ start, end }]]]) });
  const toClock = (instant: number) => `${new Date(instant).toISOString().slice(11, 16)}Z`;
  const opened = openedHours(closed, open, [sunday]);
  expect(opened.map((one) => `${toClock(one.start)} to ${toClock(one.end)}`)).toEqual(expected);
});

test('a lesson’s time is a span, whether its ends are moments or texts', () => {
  const [starts_at, ends_at] = [`${DAY}T10:00:00Z`, `${DAY}T11:00:00Z`];
  expect(toSpan({ starts_at, ends_at })).toEqual(span('10:00', '11:00'));
  expect(toSpan({ starts_at: new Date(starts_at), ends_at: new Date(ends_at) })).toEqual(span('10:00', '11:00'));
});

test('hours that open are what is new of them, date by date', () => {
  const shut = facts({ overrides: new Map([[DAY, [{ start: 10 * 60, end: 12 * 60 }]]]) });
  expect(openedHours(shut, facts(), [DAY, addDays(DAY, 1)]).map(tell)).toEqual([
    ['09:00', '10:00'],
    ['12:00', '17:00'],
  ]);
  expect(openedHours(facts(), shut, [DAY])).toEqual([]);
});

describe('a held time that the hours no longer offer', () => {
  const hold = (start: string, end: string, date = DAY) => ({
    id: `${date} ${start}`,
    player_id: 'one',
    start: at(start, date),
    end: at(end, date),
    expires: at('12:00', '2031-03-10'),
  });
  const closed = (hours: { start: number; end: number }[], ...held: ReturnType<typeof hold>[]) =>
    findClosedHolds(facts({ overrides: new Map([[DAY, hours]]), busy: [span('10:00', '11:00')] }), held, {
      from: DAY,
      to: DAY,
    }).map(({ id }) => id);

  test('lies outside them, reaches out of them, or begins off their quarters', () => {
    const held = [hold('09:00', '10:00'), hold('11:30', '12:30'), hold('13:00', '14:00')];
    expect(closed([{ start: 10 * 60, end: 12 * 60 }], ...held)).toEqual(held.map(({ id }) => id));
    expect(closed([{ start: 8 * 60 + 55, end: 17 * 60 }], ...held)).toEqual(held.map(({ id }) => id));
    expect(closed([{ start: 9 * 60, end: 14 * 60 }], ...held)).toEqual([]);
  });

  test('is no matter of the lessons beside it, nor of dates that were not read', () => {
    expect(closed([{ start: 10 * 60, end: 11 * 60 }], hold('10:00', '11:00'))).toEqual([]);
    expect(closed([], hold('20:00', '21:00', '2031-03-11'), hold('20:00', '21:00', '2031-03-13'))).toEqual([]);
  });

  test('is looked at by the clock of its own day when that changes', () => {
    const sunday = '2031-03-30';
    const diary = (start: number) => facts({ overrides: new Map([[sunday, [{ start, end: 5 * 60 }]]]) });
    // London skips one o'clock: 01:00 UTC is two there.
    const early = [hold('01:00', '02:00', sunday)];
    const days = { from: sunday, to: sunday };
    expect(findClosedHolds(diary(2 * 60), early, days)).toEqual([]);
    expect(findClosedHolds(diary(3 * 60), early, days)).toEqual(early);
  });
});

test('a window is over when its end has passed on the coach’s clock, and one of every week never is', () => {
  const now = at('11:00');
  const over = (fields: Partial<WaitingRequest>) => isOver(requested(fields), ZONE, now);
  expect([
    over({ end: '11:00:00' }),
    over({ end: '11:15:00' }),
    over({ date: '2031-03-11' }),
    over({ end: '00:00:00' }),
  ]).toEqual([true, false, true, false]);
  expect(over({ date: null, day: 2, end: '10:00:00' })).toBe(false);
  expect(over({ date: '2031-03-13', end: '10:00:00' })).toBe(false);
});

test.each([
  ['held', null, null, 1, null],
  ['lapsed, though no sweep ran', null, null, 0, SCHEDULE_MESSAGES.holdLapsed],
  ['let go', 'declined', null, 1, SCHEDULE_MESSAGES.holdDeclined],
  ['let go, and booked by somebody since', 'declined', 'other', 1, SCHEDULE_MESSAGES.holdDeclined],
  ['booked by its player', 'taken', 'self', 1, SCHEDULE_MESSAGES.holdTaken],
  ['booked over by the coach', null, 'other', 1, SCHEDULE_MESSAGES.holdGone],
  ['booked over, and closed for that', 'overruled', 'other', 1, SCHEDULE_MESSAGES.holdGone],
  ['closed with the hours it lay in', 'overruled', null, 1, SCHEDULE_MESSAGES.holdTakenBack],
  ['booked by the coach for its player', 'overruled', 'self', 1, SCHEDULE_MESSAGES.holdTaken],
] as const)('a time that is %s', (_, outcome, booked_by, minutes, refusal) => {
  const now = new Date(at('10:00'));
  const expires_at = new Date(now.getTime() + minutes * MINUTE_MS);
  expect(holdRefusal({ outcome, booked_by, expires_at }, now)).toBe(refusal);
});
