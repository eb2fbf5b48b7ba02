import { HAPPENED, someLesson, someLot } from '@fairway/testing/happenings';
import { describe, expect, test } from 'vitest';
import type { LessonFacts, LessonHappening } from './facts.ts';
import { outdated } from './standing.ts';

const HOUR = 3_600_000;
const lesson = someLesson({}, 72);
const cancelledOne = { ...lesson, cancelled_at: HAPPENED };
const from = (hours: number) => new Date(lesson.starts_at.getTime() + hours * HOUR);

const booked = (facts: LessonFacts): LessonHappening => ({
  topic: 'lesson.booked',
  payload: { lesson_id: 'lesson', actor_id: 'pro' },
  at: HAPPENED,
  lesson: facts,
});
const moved = (facts: LessonFacts): LessonHappening => ({
  topic: 'lesson.moved',
  payload: { lesson_id: 'lesson', actor_id: 'pro', from: HAPPENED.toISOString() },
  at: HAPPENED,
  lesson: facts,
});
const cancelled = (facts: LessonFacts): LessonHappening => ({
  topic: 'lesson.cancelled',
  payload: { lesson_id: 'lesson', actor_id: 'pro', credits_returned: 0, fee_due: true },
  at: HAPPENED,
  lesson: facts,
});
const reminder = (facts: LessonFacts, starts_at = lesson.starts_at): LessonHappening => ({
  topic: 'lesson.reminder',
  payload: { lesson_id: 'lesson', starts_at: starts_at.toISOString() },
  at: HAPPENED,
  lesson: facts,
});

describe.each([
  ['a booking', booked],
  ['a move', moved],
])('%s', (_, happen) => {
  test('stands until the lesson is over', () => {
    expect(outdated(happen(lesson), HAPPENED)).toBeNull();
    expect(outdated(happen(lesson), from(0.9))).toBeNull();
    expect(outdated(happen(lesson), from(1))).toBe('the lesson is over');
  });

  test('does not stand once the lesson is cancelled', () => {
    expect(outdated(happen(cancelledOne), HAPPENED)).toBe('the lesson was cancelled since');
  });
});

test('a cancellation stands until a day after the lesson', () => {
  expect(outdated(cancelled(cancelledOne), from(24.9))).toBeNull();
  expect(outdated(cancelled(cancelledOne), from(25))).toBe('the lesson is long over');
});

test('a reminder stands for its own start alone, until the lesson begins', () => {
  expect(outdated(reminder(lesson), from(-24))).toBeNull();
  expect(outdated(reminder(lesson), from(0))).toBe('the lesson has begun');
  expect(outdated(reminder(lesson, from(1)), from(-24))).toBe('the lesson was moved since');
  expect(outdated(reminder(cancelledOne), from(-24))).toBe('the lesson was cancelled since');
});

test('a receipt always stands', () => {
  const given = {
    topic: 'credits.given',
    payload: { lot_id: 'lot', actor_id: 'pro' },
    at: HAPPENED,
    lot: someLot(),
  } as const;
  expect(outdated(given, from(10_000))).toBeNull();
});
