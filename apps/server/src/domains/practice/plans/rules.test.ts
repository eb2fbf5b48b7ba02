import { fc } from '#test/properties.ts';
import { PRACTICE_MESSAGES } from '@fairway/contracts/messages/drills';
import type { DueSession } from '@fairway/contracts/practice/plans';
import { addDays, startOfWeek } from '@fairway/time/calendar';
import { describe, expect, test } from 'vitest';
import { AppError } from '#core/app-error.ts';
import { checkDays, chooseDue, countStreak, groupCurves, listPlaces } from './rules.ts';

/** A Wednesday. */
const TODAY = '2031-03-12';
const week = (back: number) => addDays(startOfWeek(TODAY), -7 * back);

describe('the streak', () => {
  test.each([
    ['nothing yet', [], { weeks: 0, has_this_week: false }],
    ['this week alone', [0], { weeks: 1, has_this_week: true }],
    ['last week, while this one has only begun', [1], { weeks: 1, has_this_week: false }],
    ['three weeks in a row', [0, 1, 2], { weeks: 3, has_this_week: true }],
    ['a week of rest between two', [0, 2], { weeks: 2, has_this_week: true }],
    ['a week of rest before this one, which has only begun', [2, 3], { weeks: 2, has_this_week: false }],
    ['two weeks without, which begin a new count', [0, 3, 4], { weeks: 1, has_this_week: true }],
    ['two weeks without, and nothing since', [3, 4, 5], { weeks: 0, has_this_week: false }],
  ])('of %s', (_, back, streak) => {
    expect(countStreak(back.map(week), TODAY)).toEqual(streak);
  });

  const days = fc.array(
    fc.nat(200).map((back) => addDays(TODAY, -back)),
    { maxLength: 40 },
  );

  test('never falls by practising, and counts a week once, whatever its day and however often', () => {
    fc.assert(
      fc.property(days, fc.nat(200), (practised, back) => {
        const before = countStreak(practised, TODAY).weeks;
        const after = countStreak([...practised, addDays(TODAY, -back)], TODAY).weeks;
        expect(after).toBeGreaterThanOrEqual(before);
        expect(countStreak([...practised, ...practised].toReversed().map(startOfWeek), TODAY).weeks).toBe(before);
      }),
    );
  });

  test('is as many weeks as were practised at most, and is the same on every day of a week', () => {
    fc.assert(
      fc.property(days, fc.nat(6), (practised, day) => {
        const { weeks } = countStreak(practised, TODAY);
        expect(weeks).toBeLessThanOrEqual(new Set(practised.map(startOfWeek)).size);
        const known = practised.filter((one) => one <= startOfWeek(TODAY));
        expect(countStreak(known, addDays(startOfWeek(TODAY), day))).toEqual(countStreak(known, TODAY));
      }),
    );
  });

  test('does not end in a week of rest: it stands as it was when the week after begins', () => {
    fc.assert(
      fc.property(days, (practised) => {
        const known = [...practised, TODAY];
        expect(countStreak(known, addDays(TODAY, 14)).weeks).toBe(countStreak(known, TODAY).weeks);
      }),
    );
  });
});

const session = (fields: Partial<DueSession>): DueSession => ({
  id: 'one',
  plan_id: 'plan',
  due_on: TODAY,
  score: null,
  note: '',
  done_on: null,
  result_key: null,
  drill: {
    id: 'drill',
    title: 'Gate putting',
    content: '',
    minutes: 10,
    equipment: '',
    tags: [],
    target: 8,
    target_feet: null,
    video_url: null,
    video: null,
    video_poster: null,
    video_status: null,
    video_progress: null,
    image: null,
    is_deleted: false,
  },
  ...fields,
});

test.each([
  ['is due on its day', {}, 1],
  ['waits when it was missed', { due_on: addDays(TODAY, -13) }, 1],
  ['is let go two weeks after', { due_on: addDays(TODAY, -14) }, 0],
  ['is not due before its day', { due_on: addDays(TODAY, 1) }, 0],
  ['is not due once it is done', { score: 0 }, 0],
])('a session %s', (_, fields, count) => {
  expect(chooseDue([session(fields)], TODAY)).toHaveLength(count);
});

test('curves come with the drill first that was practised last', () => {
  const [a, b] = ['a', 'b'].map((id) => ({ id, title: id, target: null }));
  const result = (drill: typeof a, on: string, score: number) => ({ drill: drill!, on, score, note: '' });
  const curves = groupCurves([result(b, '2031-03-01', 4), result(a, '2031-03-02', 5), result(b, '2031-03-03', 6)]);
  expect(curves.map(({ drill, points }) => [drill.id, ...points.map(({ score }) => score)])).toEqual([
    ['b', 4, 6],
    ['a', 5],
  ]);
});

/** The refusal that a rule ends in. */
function catchError(refuse: () => unknown): AppError {
  try {
    refuse();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  return expect.unreachable('Nothing was refused.');
}

describe('days of a plan', () => {
  const check = (day: string, kept: string[] = []) =>
    checkDays([{ drill_id: 'drill', days: [day] }], { today: TODAY, kept: new Set(kept) });
  test.each([TODAY, addDays(TODAY, 366)])('%s can be chosen', (day) => {
    expect(check(day)).toBeUndefined();
  });
  test.each([
    [addDays(TODAY, -1), PRACTICE_MESSAGES.dayPast],
    [addDays(TODAY, 367), PRACTICE_MESSAGES.dayFar],
  ])('%s cannot', (day, text) => {
    const refusal = catchError(() => check(day));
    expect(refusal.body.errors).toEqual({ drills: [text] });
  });
  test('a day that has passed stays in a plan that has it', () => {
    expect(check('2031-03-01', ['drill 2031-03-01'])).toBeUndefined();
  });
  test('are those of each drill, with the place of the drill', () => {
    const drills = [
      { drill_id: 'a', days: ['2031-03-12', '2031-03-14'] },
      { drill_id: 'b', days: ['2031-03-12'] },
    ];
    expect(listPlaces(drills).map((place) => Object.values(place))).toEqual([
      ['a', 0, '2031-03-12'],
      ['a', 0, '2031-03-14'],
      ['b', 1, '2031-03-12'],
    ]);
  });
});
