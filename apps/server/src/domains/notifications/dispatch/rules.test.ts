import type { NotificationEvent } from '#domains/notifications/kinds/context.ts';
import {
  aPerson,
  lessonBatch,
  OCCURRED_AT,
  someChange,
  someHold,
  someLesson,
  someLot,
  someMessage,
  someOffer,
  somePurchase,
  someVideo,
  someWaited,
} from '#test/notification-fixtures.ts';
import { expect, test } from 'vitest';
import { selectLiveNotice } from './rules.ts';

const at = OCCURRED_AT;
const BOTH = ['player', 'pro'];
const byPro = { lesson_id: 'lesson', actor_id: 'pro' };
const lesson = someLesson();
const purchase = somePurchase();

const told = (event: NotificationEvent) => {
  const notice = selectLiveNotice(event);
  return notice && [notice.event.kind, notice.user_ids.toSorted(), notice.event.ids];
};

test.each<NotificationEvent>([
  { topic: 'lesson.booked', payload: byPro, at, lesson },
  { topic: 'lesson.moved', payload: { ...byPro, from: at.toISOString() }, at, lesson },
  { topic: 'lesson.cancelled', payload: { ...byPro, credits_returned: 0, fee_due: false }, at, lesson },
  { topic: 'record.published', payload: byPro, at, lesson },
  {
    topic: 'comment.added',
    payload: { ...byPro, comment_id: 'comment' },
    at,
    lesson,
    comment: { content: 'Well done' },
    is_published: true,
  },
  { topic: 'video.sent', payload: { ...byPro, purchase_id: null }, at, video: someVideo() },
])('of $topic both sides hear that this lesson has changed', (event) => {
  expect(told(event)).toEqual(['lesson', BOTH, ['lesson']]);
});

test.each<NotificationEvent>([
  { topic: 'credits.bought', payload: { lot_id: 'lot', purchase_id: 'purchase', actor_id: 'player' }, at, purchase },
  { topic: 'offer.redeemed', payload: { purchase_id: 'purchase', actor_id: 'player' }, at, purchase },
  { topic: 'purchase.refunded', payload: { purchase_id: 'purchase', actor_id: 'pro' }, at, purchase },
])('of $topic both sides hear that credits have changed', (event) => {
  expect(told(event)).toEqual(['credits', BOTH, ['purchase']]);
});

test('of credits that a coach gives both sides hear', () => {
  const event = { topic: 'credits.given', payload: { lot_id: 'lot', actor_id: 'pro' }, at, lot: someLot() } as const;
  expect(told(event)).toEqual(['credits', BOTH, ['lot']]);
});

test('of credits for a time that was booked again both sides hear', () => {
  const event = { topic: 'credits.refilled', payload: { lesson_id: 'lesson', credits: 4 }, at, lesson } as const;
  expect(told(event)).toEqual(['credits', BOTH, ['lesson']]);
});

test.each<NotificationEvent>([
  { topic: 'place.offered', payload: { request_id: 'request' }, at, placeRequest: { ...someWaited(), expires_at: at } },
  {
    topic: 'group.moved',
    payload: { request_id: 'request', from: at.toISOString(), starts_at: lesson.starts_at.toISOString() },
    at,
    waited: someWaited(),
  },
  { topic: 'group.cancelled', payload: { request_id: 'request' }, at, waited: someWaited() },
])('of $topic whoever waits and the coach hear, and of the group lesson that it is about', (event) => {
  expect(told(event)).toEqual(['lesson', BOTH, ['group']]);
});

test('of a time that is held both sides hear, and of no lesson: there is none yet', () => {
  expect(told({ topic: 'time.held', payload: { hold_id: 'hold' }, at, hold: someHold() })).toEqual([
    'lesson',
    BOTH,
    [],
  ]);
});

test('of a player who has erased their account the coach hears, and of no lesson: their rows are gone', () => {
  const payload = { pro_id: 'pro', by_pro: false, first_name: 'Jamie', lessons: [] };
  expect(told({ topic: 'player.erased', payload, at, pro: aPerson('pro') })).toEqual(['lesson', ['pro'], []]);
});

test('of many lessons at once both sides hear once', () => {
  const other = someLesson({ id: 'other lesson' });
  const event = lessonBatch([someChange('moved', lesson, at), someChange('cancelled', other)]);
  expect(told(event)).toEqual(['lesson', BOTH, ['lesson', 'other lesson']]);
});

test('of a time that is free the other players hear as well, and not whose lesson it was', () => {
  const freedSlot = { lesson, taken: false, notice_hours: 2, players: [aPerson('second'), aPerson('third')] };
  expect(told({ topic: 'time.freed', payload: byPro, at, freedSlot })).toEqual([
    'lesson',
    [...BOTH, 'second', 'third'],
    [],
  ]);
});

test('of a message its sender and all whom it went to hear', () => {
  const message = someMessage({ players: [aPerson('one'), aPerson('two')] });
  const payload = { message_id: 'message', actor_id: 'pro' };
  expect(told({ topic: 'message.sent', payload, at, message })).toEqual([
    'message',
    ['one', 'pro', 'two'],
    ['message'],
  ]);
});

test('a guest has no windows, and neither has a player who has left', () => {
  const event = { topic: 'lesson.booked', payload: byPro, at, lesson: someLesson({ player: null }) } as const;
  expect(told(event)).toEqual(['lesson', ['pro'], ['lesson']]);
});

test('whoever acted hears of it in their other windows, whichever side they are on', () => {
  const payload = { lesson_id: 'lesson', actor_id: 'an admin' };
  expect(told({ topic: 'lesson.booked', payload, at, lesson })).toEqual(['lesson', ['an admin', ...BOTH], ['lesson']]);
});

test('what changes nothing on a page is told to no window', () => {
  const starts_at = lesson.starts_at.toISOString();
  expect(told({ topic: 'lesson.reminder', payload: { lesson_id: 'lesson', starts_at }, at, lesson })).toBeNull();
  expect(told({ topic: 'credits.expiring', payload: { lot_id: 'lot' }, at, lot: someLot() })).toBeNull();
  const offer = someOffer();
  expect(told({ topic: 'offer.published', payload: { offer_id: 'offer', actor_id: 'pro' }, at, offer })).toBeNull();
});
