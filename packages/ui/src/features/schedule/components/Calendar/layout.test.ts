import type { Calendar, CalendarLesson } from '@fairway/contracts/schedule/schedule';
import { addDays } from '@fairway/time/calendar';
import { toInstant, startOfDay } from '@fairway/time/zoned-time';
import { MINUTE_MS } from '@fairway/time/units';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createAxis, findSkip, listHours, placeInstant, placeMinute, readMinute, type Stretch } from './axis.ts';
import { layOutColumns } from './columns.ts';
import { drawDays, findOpening, findUsed, listFree } from './days.ts';
import { blockDraft, moveDraft, resizeDraft, stepLength, type Draft } from './draft.ts';

const ZONE = 'Europe/London';
/** A Sunday whose clocks go forward, and one whose clocks go back. */
const FORWARD = '2027-03-28';
const BACK = '2026-10-25';
const stretch = fc
  .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 8 }))
  .map(([start, length]): Stretch => ({ start: start * 15, end: (start + length) * 15 }));
const overlap = (a: Stretch, b: Stretch) => a.start < b.end && b.start < a.end;

describe('columns', () => {
  test('what overlaps never stands in one column, and what stands alone has the whole width', () => {
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 30 }), (list) => {
        const placed = layOutColumns(list);
        for (const [i, a] of list.entries()) {
          const own = placed[i]!;
          expect(own.column).toBeLessThan(own.columns);
          const beside = placed.filter((_, j) => j !== i && overlap(a, list[j]!));
          expect(beside.filter(({ column, columns }) => column === own.column || columns !== own.columns)).toEqual([]);
          expect(beside.length > 0 || own.columns === 1).toBe(true);
        }
      }),
    );
  });

  test('there are as many as the most at one time', () => {
    const list = [
      { start: 0, end: 60 },
      { start: 30, end: 90 },
      { start: 60, end: 120 },
    ];
    expect(layOutColumns(list).map(({ columns }) => columns)).toEqual([2, 2, 2]);
  });
});

describe('the axis', () => {
  test('is a day long where no clocks change, and an hour longer where they go back', () => {
    expect(createAxis(ZONE, ['2026-11-24', '2026-11-25']).length).toBe(1440);
    expect(createAxis(ZONE, [FORWARD]).length).toBe(1440);
    expect(createAxis(ZONE, ['2026-10-24', BACK]).length).toBe(1500);
    expect(createAxis('Australia/Lord_Howe', ['2025-04-06']).length).toBe(1470);
  });

  test('the hour shown twice stands twice, one below the other', () => {
    const axis = createAxis(ZONE, [BACK]);
    const first = startOfDay(ZONE, BACK) + 60 * MINUTE_MS;
    expect(placeInstant(axis, BACK, first + 30 * MINUTE_MS)).toBe(90);
    expect(placeInstant(axis, BACK, first + 90 * MINUTE_MS)).toBe(150);
    expect(listHours(axis).filter(({ hour }) => hour === 1)).toEqual([
      { hour: 1, place: 60, again: false },
      { hour: 1, place: 120, again: true },
    ]);
    expect(placeMinute(axis, 120)).toBe(180);
    expect(placeMinute(axis, 120, true)).toBe(120);
    expect(readMinute(axis, 150)).toBe(90);
    expect(readMinute(axis, 600)).toBe(540);
  });

  test.each([
    [FORWARD, ZONE, { start: 60, end: 120 }],
    ['2018-11-04', 'America/Sao_Paulo', { start: 0, end: 60 }],
    ['2026-11-24', ZONE, null],
    [BACK, ZONE, null],
  ])('%s in %s skips %o', (date, zone, skipped) => {
    expect(findSkip(zone, date)).toEqual(skipped);
  });

  test.each([ZONE, 'Australia/Lord_Howe', 'America/Sao_Paulo', 'Asia/Kathmandu'])(
    'in %s what is later stands lower, all the year',
    (zone) => {
      const day = fc.integer({ min: 0, max: 6000 }).map((days) => addDays('2010-01-01', days));
      fc.assert(
        fc.property(day, fc.integer({ min: 0, max: 95 }), (date, step) => {
          const axis = createAxis(zone, [date]);
          const from = startOfDay(zone, date);
          const [a, b] = [from + step * 15 * MINUTE_MS, from + (step + 1) * 15 * MINUTE_MS];
          if (b > startOfDay(zone, addDays(date, 1))) return;
          expect(placeInstant(axis, date, b, true)).toBeGreaterThanOrEqual(placeInstant(axis, date, a) + 15);
        }),
      );
    },
  );

  test('a place and its time are the same thing on a day without a change', () => {
    const axis = createAxis(ZONE, ['2026-11-24']);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (minute) => {
        expect(readMinute(axis, placeMinute(axis, minute))).toBe(minute);
      }),
    );
  });
});

const lesson = (date: string, start: string, duration: number, over: Partial<CalendarLesson> = {}): CalendarLesson => {
  const { at } = toInstant(ZONE, date, Number(start.slice(0, 2)) * 60 + Number(start.slice(3, 5)));
  const end = new Date(at + duration * MINUTE_MS);
  return {
    id: `${date} ${start}`,
    date,
    start,
    end: '00:00:00',
    starts_at: new Date(at).toISOString(),
    ends_at: end.toISOString(),
    duration,
    player_id: null,
    player: null,
    guest_name: 'Sam Guest',
    group: null,
    payment_type: 'on_day',
    venue: null,
    cancelled_at: null,
    fee_due: false,
    paid_at: null,
    awaiting_record: false,
    can: { change: true, change_refusal: null },
    ...over,
  };
};
const calendar = (date: string, lessons: CalendarLesson[]): Calendar => ({
  timezone: ZONE,
  days: [
    { date, source: 'weekly', times: [{ start: '09:00:00', end: '17:00:00' }] },
    { date: addDays(date, 1), source: 'override', times: [] },
  ],
  lessons,
});
const draw = (date: string, lessons: CalendarLesson[], now = 0) =>
  drawDays(createAxis(ZONE, [date]), calendar(date, lessons), [date, addDays(date, 1)], now);

describe('the days', () => {
  test('a lesson over midnight is drawn on both of its dates', () => {
    const [first, second] = draw('2026-11-24', [lesson('2026-11-24', '23:30:00', 60)]);
    expect(first?.blocks[0]).toMatchObject({ start: 1410, end: 1440 });
    expect(second?.blocks[0]).toMatchObject({ start: 0, end: 30 });
  });

  test('a lesson over the hour that is skipped or doubled is as long as it lasts', () => {
    const [back] = draw(BACK, [lesson(BACK, '01:30:00', 60)]);
    expect(back?.blocks[0]).toMatchObject({ start: 90, end: 150 });
    const [forward] = draw(FORWARD, [lesson(FORWARD, '00:30:00', 60)]);
    expect(forward).toMatchObject({ skipped: { start: 60, end: 120 }, blocks: [{ start: 30, end: 150 }] });
  });

  test('free time lies between lessons, within the hours, and ahead of the clock', () => {
    const lessons = [
      lesson('2026-11-24', '11:00:00', 60, { end: '12:00:00' }),
      lesson('2026-11-24', '14:00:00', 60, { end: '15:00:00', cancelled_at: '2026-11-23T09:00:00Z', fee_due: true }),
    ];
    const [today, off] = draw('2026-11-24', lessons, Date.parse('2026-11-24T09:50:00Z'));
    expect(today?.gaps.map(({ from, until }) => [from, until])).toEqual([
      [600, 660],
      [720, 1020],
    ]);
    expect(off).toMatchObject({ special: true, open: [], gaps: [] });
    expect(findOpening([today!, off!])).toBe(510);
    expect(findUsed([today!, off!])).toEqual({ start: 540, end: 1020 });
    expect(findUsed([off!])).toEqual({ start: 480, end: 1080 });
  });

  test('nothing free touches what is taken', () => {
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 8 }), fc.array(stretch, { maxLength: 8 }), (ranges, taken) => {
        for (const left of listFree(ranges, taken)) {
          expect(taken.some((each) => overlap(each, left))).toBe(false);
          expect(ranges.some((each) => each.start <= left.start && each.end >= left.end)).toBe(true);
        }
      }),
    );
  });
});

describe('a draft', () => {
  const axis = createAxis(ZONE, ['2026-11-24']);
  const draft: Draft = { kind: 'move', lesson: null, date: '2026-11-24', start: 600, end: 660 };

  test('moves by quarters of an hour, and stays within the day', () => {
    expect(moveDraft(axis, draft, '2026-11-25', 617)).toMatchObject({ date: '2026-11-25', start: 615, end: 675 });
    fc.assert(
      fc.property(fc.double({ min: -3000, max: 3000, noNaN: true }), (place) => {
        const { start, end } = moveDraft(axis, draft, draft.date, place);
        expect([start % 15, end - start, start >= 0, end <= 1440]).toEqual([0, 60, true, true]);
      }),
    );
  });

  test('is pulled to lengths that a lesson may have', () => {
    expect(resizeDraft(axis, draft, 600 + 80).end).toBe(690);
    expect(resizeDraft(axis, draft, 500).end).toBe(615);
    expect(stepLength(draft, 1).end).toBe(690);
    expect(stepLength({ ...draft, end: 720 }, 1).end).toBe(720);
    expect(stepLength(draft, -1).end).toBe(645);
  });

  test('blocks at least a step, upwards as well as downwards', () => {
    expect(blockDraft(axis, draft.date, 780, 1078)).toMatchObject({ start: 780, end: 1080 });
    expect(blockDraft(axis, draft.date, 780, 700)).toMatchObject({ start: 690, end: 780 });
    expect(blockDraft(axis, draft.date, 1440, 1440)).toMatchObject({ start: 1425, end: 1440 });
  });
});
