import {
  aPerson,
  HAPPENED,
  someLesson,
  someLot,
  someOffer,
  somePurchase,
  someVideo,
} from '@fairway/testing/happenings';
import { describe, expect, test } from 'vitest';
import type {
  FreedHappening,
  LessonFacts,
  LessonHappening,
  LetterHappening,
  LotFacts,
  OfferFacts,
  PurchaseHappening,
  VideoFacts,
} from './facts.ts';
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

describe('money', () => {
  const at = HAPPENED;
  const long = from(10_000);
  test('a receipt always stands, refunded since or not', () => {
    const given = { topic: 'credits.given', payload: { lot_id: 'lot', actor_id: 'pro' }, at, lot: someLot() } as const;
    expect(outdated({ ...given, lot: someLot({ remaining: 0 }) }, long)).toBeNull();
    const bought: PurchaseHappening = {
      topic: 'credits.bought',
      payload: { lot_id: 'lot', purchase_id: 'purchase', actor_id: 'player' },
      at,
      purchase: somePurchase({ status: 'refunded', refunded_at: at }),
    };
    expect(outdated(bought, long)).toBeNull();
  });

  test('credits are reminded of while some are left and live', () => {
    const expiring = (lot: Partial<LotFacts>, now: string) =>
      outdated({ topic: 'credits.expiring', payload: { lot_id: 'lot' }, at, lot: someLot(lot) }, new Date(now));
    expect(expiring({ remaining: 1 }, '2031-01-04T23:59:59Z')).toBeNull();
    expect(expiring({}, '2031-01-05T00:00:00Z')).toBe('the credits have expired');
    expect(expiring({ remaining: 0 }, '2030-12-04T09:00:00Z')).toBe('the credits were used since');
  });

  test('videos a pro sent are told of while the lesson is there, those that were paid for always', () => {
    const sent = (video: Partial<VideoFacts>) =>
      outdated(
        {
          topic: 'video.sent',
          payload: { lesson_id: 'lesson', purchase_id: null, actor_id: 'pro' },
          at,
          video: someVideo(video),
        },
        long,
      );
    expect(sent({ purchase: null })).toBeNull();
    expect(sent({ purchase: null, cancelled_at: at })).toBe('the lesson was cancelled since');
    expect(sent({ cancelled_at: at })).toBeNull();
  });

  test('an offer is told of while it can be redeemed, by the calendar of its pro', () => {
    const published = (offer: Partial<OfferFacts>, now = at) =>
      outdated(
        { topic: 'offer.published', payload: { offer_id: 'offer', actor_id: 'pro' }, at, offer: someOffer(offer) },
        now,
      );
    const gone = 'the offer cannot be redeemed now';
    expect(published({})).toBeNull();
    expect(published({ qty: 1 })).toBeNull();
    expect(published({ qty: 0 })).toBe(gone);
    expect(published({ started_at: '2030-01-05' })).toBe(gone);
    expect(published({ ended_at: '2030-01-04' }, new Date('2030-01-04T23:59:59Z'))).toBeNull();
    expect(published({ ended_at: '2030-01-04' }, new Date('2030-01-05T00:00:00Z'))).toBe(gone);
    const west = aPerson('pro', { timezone: 'America/Los_Angeles' });
    expect(published({ ended_at: '2030-01-04', pro: west }, new Date('2030-01-05T07:59:59Z'))).toBeNull();
  });
});

describe('a letter', () => {
  const at = HAPPENED;
  const to = aPerson('reader');
  const hour = (hours: number) => new Date(at.getTime() + hours * HOUR);
  const challenge = (settled_at: Date | null): LetterHappening => ({
    topic: 'challenge.made',
    payload: { challenge_id: 'challenge' },
    at,
    to,
    challenge: { id: 'challenge', purpose: 'reset', expires_at: hour(1), settled_at },
  });
  const invitation = (sent: number, accepted_at: Date | null = null): LetterHappening => ({
    topic: 'invitation.made',
    payload: { invitation_id: 'invitation', sent: 1 },
    at,
    to,
    invitation: { id: 'invitation', code: 'ABCDEF', sent, expires_at: hour(1), accepted_at, pro_name: 'Robin' },
  });

  test('with a pin goes out while the pin works', () => {
    expect(outdated(challenge(null), at)).toBeNull();
    expect(outdated(challenge(null), hour(1))).toBe('it is out of date');
    expect(outdated(challenge(at), at)).toBe('it was used or replaced since');
  });

  test('of an invitation goes out while its link works', () => {
    expect(outdated(invitation(1), at)).toBeNull();
    expect(outdated(invitation(2), at)).toBe('a newer mail was sent since');
    expect(outdated(invitation(1, at), at)).toBe('the invitation was accepted since');
    expect(outdated(invitation(1), hour(1))).toBe('it is out of date');
  });

  test('that only tells is never too late', () => {
    expect(outdated({ topic: 'password.changed', payload: { user_id: 'reader' }, at, to }, hour(1000))).toBeNull();
  });
});

describe('a time that became free', () => {
  const freed = (taken: boolean): FreedHappening => ({
    topic: 'time.freed',
    payload: { lesson_id: 'lesson', actor_id: 'pro' },
    at: HAPPENED,
    freed: { lesson: cancelledOne, taken, players: [] },
  });
  test('is told until it comes, unless it was taken again', () => {
    expect(outdated(freed(false), from(-0.001))).toBeNull();
    expect(outdated(freed(false), from(0))).toBe('the time has passed');
    expect(outdated(freed(true), from(-48))).toBe('the time was taken since');
  });
});
