import { HOUR_MS } from '@fairway/time/units';
import {
  aPerson,
  OCCURRED_AT,
  lessonBatch,
  someChange,
  someLesson,
  someLot,
  someOffer,
  somePurchase,
  someVideo,
} from '#test/notification-fixtures.ts';
import { describe, expect, test } from 'vitest';
import type { AccountTopic } from './channel-matrix.ts';
import type {
  LessonContext,
  LessonTopic,
  LotContext,
  NotificationEvent,
  OfferContext,
  VideoContext,
} from './context.ts';
import { writeLessonBatch } from './lesson-batch.ts';
import { isStale } from './registry.ts';

const lesson = someLesson({}, 72);
const cancelledOne = { ...lesson, cancelled_at: OCCURRED_AT };
const from = (hours: number) => new Date(lesson.starts_at.getTime() + hours * HOUR_MS);

const booked = (context: LessonContext): NotificationEvent<LessonTopic> => ({
  topic: 'lesson.booked',
  payload: { lesson_id: 'lesson', actor_id: 'pro' },
  at: OCCURRED_AT,
  lesson: context,
});
const moved = (context: LessonContext): NotificationEvent<LessonTopic> => ({
  topic: 'lesson.moved',
  payload: { lesson_id: 'lesson', actor_id: 'pro', from: OCCURRED_AT.toISOString() },
  at: OCCURRED_AT,
  lesson: context,
});
const cancelled = (context: LessonContext): NotificationEvent<LessonTopic> => ({
  topic: 'lesson.cancelled',
  payload: { lesson_id: 'lesson', actor_id: 'pro', credits_returned: 0, fee_due: true },
  at: OCCURRED_AT,
  lesson: context,
});
const reminder = (context: LessonContext, starts_at = lesson.starts_at): NotificationEvent<LessonTopic> => ({
  topic: 'lesson.reminder',
  payload: { lesson_id: 'lesson', starts_at: starts_at.toISOString() },
  at: OCCURRED_AT,
  lesson: context,
});

describe.each([
  ['a booking', booked],
  ['a move', moved],
])('%s', (_, happen) => {
  test('is told until the lesson is over', () => {
    expect(isStale(happen(lesson), OCCURRED_AT)).toBeNull();
    expect(isStale(happen(lesson), from(0.9))).toBeNull();
    expect(isStale(happen(lesson), from(1))).toBe('the lesson is over');
  });

  test('is stale once the lesson is cancelled', () => {
    expect(isStale(happen(cancelledOne), OCCURRED_AT)).toBe('the lesson was cancelled since');
  });
});

test('a new venue is stale once the lesson is back at the one it had', () => {
  const relocated = (venue: string): NotificationEvent<LessonTopic> => ({
    topic: 'lesson.moved',
    at: OCCURRED_AT,
    lesson: { ...lesson, venue },
    payload: {
      lesson_id: 'lesson',
      actor_id: 'pro',
      from: lesson.starts_at.toISOString(),
      keeps_time: true,
      venue_from: 'Park',
    },
  });
  expect(isStale(relocated('Links'), OCCURRED_AT)).toBeNull();
  expect(isStale(relocated('Park'), OCCURRED_AT)).toBe('the lesson is where it was again');
});

test('a cancellation is told until a day after the lesson', () => {
  expect(isStale(cancelled(cancelledOne), from(24.9))).toBeNull();
  expect(isStale(cancelled(cancelledOne), from(25))).toBe('the lesson is long over');
});

test('a reminder is told of its own start alone, until the lesson begins', () => {
  expect(isStale(reminder(lesson), from(-24))).toBeNull();
  expect(isStale(reminder(lesson), from(0))).toBe('the lesson has begun');
  expect(isStale(reminder(lesson, from(1)), from(-24))).toBe('the lesson was moved since');
  expect(isStale(reminder(cancelledOne), from(-24))).toBe('the lesson was cancelled since');
});

describe('lessons that were changed together', () => {
  const later = someLesson({ id: 'later' }, 96);

  test('are told of without those that were cancelled since, of which a notice of its own tells', () => {
    const [gone, kept, cancelledThen] = [
      someChange('moved', cancelledOne),
      someChange('booked', later),
      someChange('cancelled', cancelledOne),
    ];
    const { changes } = writeLessonBatch(lessonBatch([gone, kept, cancelledThen]));
    expect(changes.map(({ label }) => label)).toEqual(['Lesson', 'Cancelled']);
    expect(isStale(lessonBatch([gone, kept]), OCCURRED_AT)).toBeNull();
    expect(isStale(lessonBatch([gone]), OCCURRED_AT)).toBe('the lessons were cancelled since');
  });

  test('are told of until the last of them is over', () => {
    const both = lessonBatch([someChange('moved', later), someChange('moved', lesson)]);
    expect(isStale(both, from(24.9))).toBeNull();
    expect(isStale(both, from(25))).toBe('the lessons are over');
  });

  test('are told of until a day after one that was cancelled', () => {
    const cancellation = lessonBatch([someChange('cancelled', cancelledOne)]);
    expect(isStale(cancellation, from(24.9))).toBeNull();
    expect(isStale(cancellation, from(25))).toBe('the lessons are over');
  });
});

describe('money', () => {
  const at = OCCURRED_AT;
  const long = from(10_000);
  test('a receipt is never stale, since refunded or not', () => {
    const given = { topic: 'credits.given', payload: { lot_id: 'lot', actor_id: 'pro' }, at, lot: someLot() } as const;
    expect(isStale({ ...given, lot: someLot({ remaining: 0 }) }, long)).toBeNull();
    const bought: NotificationEvent<'credits.bought' | 'offer.redeemed' | 'purchase.refunded'> = {
      topic: 'credits.bought',
      payload: { lot_id: 'lot', purchase_id: 'purchase', actor_id: 'player' },
      at,
      purchase: somePurchase({ status: 'refunded', refunded_at: at }),
    };
    expect(isStale(bought, long)).toBeNull();
  });

  test('credits are reminded of while some are left and live', () => {
    const expiring = (lot: Partial<LotContext>, now: string) =>
      isStale({ topic: 'credits.expiring', payload: { lot_id: 'lot' }, at, lot: someLot(lot) }, new Date(now));
    expect(expiring({ remaining: 1 }, '2031-01-04T23:59:59Z')).toBeNull();
    expect(expiring({}, '2031-01-05T00:00:00Z')).toBe('the credits have expired');
    expect(expiring({ remaining: 0 }, '2030-12-04T09:00:00Z')).toBe('the credits were used since');
  });

  test('videos a pro sent are told of while the lesson is there, those that were paid for always', () => {
    const sent = (video: Partial<VideoContext>) =>
      isStale(
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
    const published = (offer: Partial<OfferContext>, now = at) =>
      isStale(
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

describe('an account email', () => {
  const at = OCCURRED_AT;
  const to = aPerson('reader');
  const hour = (hours: number) => new Date(at.getTime() + hours * HOUR_MS);
  const challenge = (settled_at: Date | null): NotificationEvent<AccountTopic> => ({
    topic: 'challenge.made',
    payload: { challenge_id: 'challenge' },
    at,
    to,
    challenge: { id: 'challenge', purpose: 'reset', expires_at: hour(1), settled_at, replaces: false },
  });
  const invitation = (sent: number, accepted_at: Date | null = null): NotificationEvent<AccountTopic> => ({
    topic: 'invitation.made',
    payload: { invitation_id: 'invitation', sent: 1 },
    at,
    to,
    invitation: { id: 'invitation', code: 'ABCDEF', sent, expires_at: hour(1), accepted_at, pro_name: 'Robin' },
  });

  test('with a pin goes out while the pin works', () => {
    expect(isStale(challenge(null), at)).toBeNull();
    expect(isStale(challenge(null), hour(1))).toBe('it is out of date');
    expect(isStale(challenge(at), at)).toBe('it was used or replaced since');
  });

  test('of an invitation goes out while its link works', () => {
    expect(isStale(invitation(1), at)).toBeNull();
    expect(isStale(invitation(2), at)).toBe('a newer mail was sent since');
    expect(isStale(invitation(1, at), at)).toBe('the invitation was accepted since');
    expect(isStale(invitation(1), hour(1))).toBe('it is out of date');
  });

  test('of data to download goes out while the link works', () => {
    const ready = { topic: 'export.ready', payload: { export_id: 'export' }, at, to, expires_at: hour(1) } as const;
    expect(isStale(ready, at)).toBeNull();
    expect(isStale(ready, hour(1))).toBe('it is out of date');
  });

  test('that only tells is never too late', () => {
    expect(isStale({ topic: 'password.changed', payload: { user_id: 'reader' }, at, to }, hour(1000))).toBeNull();
  });
});

describe('a time that became free', () => {
  const freed = (taken: boolean): NotificationEvent<'time.freed'> => ({
    topic: 'time.freed',
    payload: { lesson_id: 'lesson', actor_id: 'pro' },
    at: OCCURRED_AT,
    freedSlot: { lesson: cancelledOne, taken, notice_hours: 2, players: [] },
  });
  test('is told while it can be booked, unless it was taken again', () => {
    expect(isStale(freed(false), from(-2))).toBeNull();
    expect(isStale(freed(false), from(-1.999))).toBe('it is too late to book the time');
    expect(isStale(freed(false), from(0))).toBe('the time has passed');
    expect(isStale(freed(true), from(-48))).toBe('the time was taken since');
  });
});
