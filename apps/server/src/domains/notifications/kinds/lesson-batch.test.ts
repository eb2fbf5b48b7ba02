import { listFacts } from '@fairway/emails/content';
import { aPerson, OCCURRED_AT, someLesson } from '#test/notification-fixtures.ts';
import { describe, expect, test } from 'vitest';
import type { NotificationEvent } from './context.ts';
import { lessonBatch, writeLessonBatch } from './lesson-batch.ts';

type What = 'booked' | 'moved' | 'cancelled';
const WEEK = 168;

/** An event of lessons a week apart, each with what became of it. */
function changeTogether(
  whats: readonly What[],
  {
    why = 'series',
    note = null,
    ahead = WEEK,
  }: { why?: 'series' | 'unplayable'; note?: string | null; ahead?: number } = {},
): NotificationEvent<'lessons.changed'> {
  const changes = whats.map((what, nth) => ({
    lesson_id: `lesson-${nth}`,
    what,
    from: what === 'moved' ? someLesson({}, ahead - 24).starts_at.toISOString() : null,
    credits_returned: what === 'cancelled' ? 4 : 0,
    fee_due: false,
    lesson: someLesson(
      { id: `lesson-${nth}`, cancelled_at: what === 'cancelled' ? OCCURRED_AT : null },
      ahead + nth * WEEK,
    ),
  }));
  const told = changes.map(({ lesson: _lesson, ...change }) => change);
  return {
    topic: 'lessons.changed',
    payload: { actor_id: 'pro', player_id: 'player', why, note, changes: told },
    at: OCCURRED_AT,
    lessonBatch: { pro: aPerson('pro'), player: aPerson('player'), changes },
  };
}

test.each<[readonly What[], string]>([
  [['booked'], 'Robin Calder booked a lesson for you'],
  [['booked', 'booked', 'booked'], 'Robin Calder booked 3 lessons for you'],
  [['moved'], 'Robin Calder moved your lesson'],
  [['moved', 'moved'], 'Robin Calder moved 2 of your lessons'],
  [['cancelled'], 'Robin Calder cancelled your lesson'],
  [['cancelled', 'moved', 'moved'], 'Robin Calder moved 2 and cancelled 1 of your lessons'],
])('%j is told as: %s', (whats, heading) => {
  expect(writeLessonBatch(changeTogether(whats)).heading).toBe(heading);
});

test('each lesson has its line: when, what it was, and what comes back', () => {
  const email = writeLessonBatch(changeTogether(['moved', 'cancelled'], { why: 'unplayable' }));
  expect(email.subject).toBe(
    'Robin Calder moved 1 and cancelled 1 of your lessons: Friday 11 January, 12:00 and 1 more',
  );
  expect(listFacts(email)).toEqual([
    { label: 'Moved to', value: 'Friday 11 January, 12:00 to 13:00 (GMT, London)', was: 'Thursday 10 January, 12:00' },
    { label: 'Cancelled', value: 'Friday 18 January, 12:00 to 13:00 (GMT, London)\n4 credits returned' },
    { label: 'With', value: 'Robin Calder' },
    { label: 'Where', value: 'Linden Park' },
    { label: 'Payment', value: 'Paid with 4 credits' },
  ]);
});

test('the pro’s own words come first, else the reason', () => {
  expect(writeLessonBatch(changeTogether(['cancelled'], { why: 'unplayable', note: 'Flooded.' })).lead).toBe(
    'Flooded.',
  );
  expect(writeLessonBatch(changeTogether(['cancelled'], { why: 'unplayable' })).lead).toBe(
    'The course cannot be played at that time.',
  );
});

describe('who hears of it, and until when', () => {
  const told = (one: NotificationEvent<'lessons.changed'>) => lessonBatch.recipients(one).map(({ channel }) => channel);
  test('the player once a channel, by text only when one of them is near', () => {
    expect(told(changeTogether(['moved', 'moved']))).toEqual(['push', 'email']);
    expect(told(changeTogether(['booked', 'booked'], { ahead: 20 }))).toEqual(['push', 'email', 'text']);
    const gone = changeTogether(['moved']);
    expect(told({ ...gone, lessonBatch: { ...gone.lessonBatch, player: null } })).toEqual([]);
  });

  test('as long as something of it is still true', () => {
    const one = changeTogether(['booked', 'booked']);
    const [first, second] = one.lessonBatch.changes;
    const cancelled = { ...first!, lesson: { ...first!.lesson, cancelled_at: OCCURRED_AT } };
    const half = { ...one, lessonBatch: { ...one.lessonBatch, changes: [cancelled, second!] } };
    expect(lessonBatch.isStale(half, OCCURRED_AT)).toBeNull();
    expect(writeLessonBatch(half).heading).toBe('Robin Calder booked a lesson for you');
    const none = { ...one, lessonBatch: { ...one.lessonBatch, changes: [cancelled] } };
    expect(lessonBatch.isStale(none, OCCURRED_AT)).toBe('the lessons were cancelled since');
    expect(lessonBatch.isStale(one, second!.lesson.ends_at)).toBe('the lessons are over');
  });
});
