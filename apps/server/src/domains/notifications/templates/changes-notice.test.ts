import { aPerson, HAPPENED, someLesson } from '@fairway/testing/happenings';
import { describe, expect, test } from 'vitest';
import type { ChangesHappening } from '../rules/facts.ts';
import { outdated } from '../rules/standing.ts';
import { recipients } from '../rules/recipients.ts';
import { changesNotice } from './changes-notice.ts';

type What = 'booked' | 'moved' | 'cancelled';
const WEEK = 168;

/** A happening of lessons a week apart, each with what became of it. */
function happening(
  whats: readonly What[],
  {
    why = 'series',
    note = null,
    ahead = WEEK,
  }: { why?: 'series' | 'unplayable'; note?: string | null; ahead?: number } = {},
): ChangesHappening {
  const changes = whats.map((what, nth) => ({
    lesson_id: `lesson-${nth}`,
    what,
    from: what === 'moved' ? someLesson({}, ahead - 24).starts_at.toISOString() : null,
    credits_returned: what === 'cancelled' ? 4 : 0,
    fee_due: false,
    lesson: someLesson(
      { id: `lesson-${nth}`, cancelled_at: what === 'cancelled' ? HAPPENED : null },
      ahead + nth * WEEK,
    ),
  }));
  const told = changes.map(({ lesson: _lesson, ...change }) => change);
  return {
    topic: 'lessons.changed',
    payload: { actor_id: 'pro', player_id: 'player', why, note, changes: told },
    at: HAPPENED,
    together: { pro: aPerson('pro'), player: aPerson('player'), changes },
  };
}

test.each<[readonly What[], string]>([
  [['booked'], 'Robin Calder booked a lesson for you'],
  [['booked', 'booked', 'booked'], 'Robin Calder booked 3 lessons for you'],
  [['moved'], 'Robin Calder moved your lesson'],
  [['moved', 'moved'], 'Robin Calder moved 2 lessons of yours'],
  [['cancelled'], 'Robin Calder cancelled your lesson'],
  [['cancelled', 'moved', 'moved'], 'Robin Calder moved 2 and cancelled 1 of your lessons'],
])('%j is told as: %s', (whats, heading) => {
  expect(changesNotice(happening(whats)).heading).toBe(heading);
});

test('each lesson has its line: when, what it was, and what comes back', () => {
  const { facts, subject } = changesNotice(happening(['moved', 'cancelled'], { why: 'unplayable' }));
  expect(subject).toBe('Robin Calder moved 1 and cancelled 1 of your lessons: Friday 11 January, 12:00 and 1 more');
  expect(facts).toEqual([
    { label: 'Moved to', value: 'Friday 11 January, 12:00 to 13:00 (GMT, London)', was: 'Thursday 10 January, 12:00' },
    { label: 'Cancelled', value: 'Friday 18 January, 12:00 to 13:00 (GMT, London)\n4 credits returned' },
    { label: 'With', value: 'Robin Calder' },
    { label: 'Where', value: 'Linden Park' },
    { label: 'Payment', value: 'Paid with 4 credits' },
  ]);
});

test('the pro’s own words come first, else the reason', () => {
  expect(changesNotice(happening(['cancelled'], { why: 'unplayable', note: 'Flooded.' })).lead).toBe('Flooded.');
  expect(changesNotice(happening(['cancelled'], { why: 'unplayable' })).lead).toBe(
    'The course cannot be played at that time.',
  );
});

describe('who hears of it, and until when', () => {
  const told = (one: ChangesHappening) => recipients(one).map(({ channel }) => channel);
  test('the player once a channel, by text only when one of them is near', () => {
    expect(told(happening(['moved', 'moved']))).toEqual(['push', 'email']);
    expect(told(happening(['booked', 'booked'], { ahead: 20 }))).toEqual(['push', 'email', 'text']);
    const gone = happening(['moved']);
    expect(told({ ...gone, together: { ...gone.together, player: null } })).toEqual([]);
  });

  test('as long as something of it stands', () => {
    const one = happening(['booked', 'booked']);
    const [first, second] = one.together.changes;
    const cancelled = { ...first!, lesson: { ...first!.lesson, cancelled_at: HAPPENED } };
    const half = { ...one, together: { ...one.together, changes: [cancelled, second!] } };
    expect(outdated(half, HAPPENED)).toBeNull();
    expect(changesNotice(half).heading).toBe('Robin Calder booked a lesson for you');
    const none = { ...one, together: { ...one.together, changes: [cancelled] } };
    expect(outdated(none, HAPPENED)).toBe('the lessons were cancelled since');
    expect(outdated(one, second!.lesson.ends_at)).toBe('the lessons are over');
  });
});
