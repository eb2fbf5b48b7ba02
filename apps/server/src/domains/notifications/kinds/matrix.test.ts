import { GROUPS_BY_ROLE, noticeCell, type NoticeCell } from '@fairway/contracts/notifications/notice-groups';
import {
  aPerson,
  lessonBatch,
  someGoal,
  someHold,
  someWaited,
  OCCURRED_AT as at,
  someChange,
  someLesson,
  someLot,
  someMessage,
  someOffer,
  somePractice,
  somePurchase,
  someVideo,
} from '#test/notification-fixtures.ts';
import { describe, expect, test } from 'vitest';
import { GROUP_BY_TOPIC } from './channel-matrix.ts';
import type { NotificationEvent, Person } from './context.ts';
import { selectRecipients } from './registry.ts';

interface Sides {
  pro: Person;
  player: Person;
}

const goal = { goal_id: 'goal', what: 'proposed', revision: 1 } as const;

/** What a player is told of, by their coach or by nobody. */
const toPlayer = (sides: Sides): NotificationEvent[] => {
  const lesson = someLesson(sides, 23);
  const by = { lesson_id: 'lesson', actor_id: 'pro' };
  return [
    { topic: 'lesson.booked', payload: by, at, lesson },
    {
      topic: 'lesson.reminder',
      payload: { lesson_id: 'lesson', starts_at: lesson.starts_at.toISOString() },
      at,
      lesson,
    },
    { topic: 'lesson.moved', payload: { ...by, from: lesson.starts_at.toISOString() }, at, lesson },
    lessonBatch([someChange('moved', lesson, at)], sides.player),
    { topic: 'record.published', payload: by, at, lesson },
    {
      topic: 'comment.added',
      payload: { ...by, comment_id: 'comment' },
      at,
      lesson,
      comment: { content: 'Well hit' },
      is_published: true,
    },
    { topic: 'video.sent', payload: { ...by, purchase_id: null }, at, video: someVideo(sides) },
    {
      topic: 'offer.published',
      payload: { offer_id: 'offer', actor_id: 'pro' },
      at,
      offer: someOffer({ players: [sides.player] }),
    },
    {
      topic: 'message.sent',
      payload: { message_id: 'message', actor_id: 'pro' },
      at,
      message: someMessage({ players: [sides.player] }),
    },
    {
      topic: 'time.freed',
      payload: by,
      at,
      freedSlot: { lesson, taken: false, notice_hours: 2, players: [sides.player] },
    },
    { topic: 'time.held', payload: { hold_id: 'hold' }, at, hold: someHold(sides) },
    {
      topic: 'place.offered',
      payload: { request_id: 'request' },
      at,
      placeRequest: { ...someWaited(sides), expires_at: at },
    },
    {
      topic: 'group.moved',
      payload: { request_id: 'request', from: at.toISOString(), starts_at: lesson.starts_at.toISOString() },
      at,
      waited: someWaited(sides),
    },
    { topic: 'group.cancelled', payload: { request_id: 'request' }, at, waited: someWaited(sides) },
    { topic: 'credits.expiring', payload: { lot_id: 'lot' }, at, lot: someLot(sides) },
    { topic: 'goal.changed', payload: { ...goal, actor_id: 'pro' }, at, goal: someGoal(sides) },
    {
      topic: 'practice.due',
      payload: { player_id: 'player', day: '2030-01-04' },
      at,
      to: sides.player,
      practice: somePractice(),
    },
  ];
};
/** What a coach is told of, by their players. */
const toCoach = (sides: Sides): NotificationEvent[] => {
  const by = { lesson_id: 'lesson', actor_id: 'player' };
  const lesson = someLesson(sides, 23);
  const bought = { purchase_id: 'purchase', actor_id: 'player' };
  return [
    { topic: 'lesson.cancelled', payload: { ...by, credits_returned: 0, fee_due: false }, at, lesson },
    {
      topic: 'comment.added',
      payload: { ...by, comment_id: 'comment' },
      at,
      lesson,
      comment: { content: 'Thank you' },
      is_published: true,
    },
    { topic: 'video.sent', payload: { ...by, purchase_id: null }, at, video: someVideo(sides) },
    {
      topic: 'message.sent',
      payload: { message_id: 'message', actor_id: 'player' },
      at,
      message: someMessage({ from_pro: false, pro: sides.pro, players: [sides.player] }),
    },
    { topic: 'goal.changed', payload: { ...goal, actor_id: 'player' }, at, goal: someGoal(sides) },
    { topic: 'offer.redeemed', payload: bought, at, purchase: somePurchase({ ...sides, kind: 'offer' }) },
    { topic: 'credits.bought', payload: { ...bought, lot_id: 'lot' }, at, purchase: somePurchase(sides) },
    { topic: 'credits.refilled', payload: { lesson_id: 'lesson', credits: 4 }, at, lesson },
    {
      topic: 'player.joined',
      payload: { player_id: 'player' },
      at,
      to: sides.pro,
      player: { id: 'player', name: 'Jamie' },
    },
    {
      topic: 'address.suppressed',
      payload: { player_id: 'player', channel: 'email', reason: 'no_such_address' },
      at,
      to: sides.pro,
      player: { id: 'player', name: 'Jamie' },
      suppressed: { channel: 'email', address: 'jamie@example.com', reason: 'no_such_address', at: at.toISOString() },
    },
  ];
};

/** The cells by which one of the two is told of these. */
const listCells = (events: NotificationEvent[], user_id: string): Set<NoticeCell> =>
  new Set(
    events.flatMap((event) => {
      const group = GROUP_BY_TOPIC[event.topic];
      const told = selectRecipients(event).filter((recipient) => recipient.user_id === user_id);
      return group === null ? [] : told.map(({ channel }) => noticeCell(group, channel));
    }),
  );

const AUDIENCES = [
  ['player', toPlayer],
  ['pro', toCoach],
] as const;

describe.each(AUDIENCES)('what a %s is told of', (role, listEvents) => {
  const sides = (off: readonly string[] = []): Sides => {
    const people = { pro: aPerson('pro'), player: aPerson('player') };
    return { ...people, [role]: aPerson(role, { notification_off: off }) };
  };
  const shown = Object.entries(GROUPS_BY_ROLE[role]).flatMap(([group, channels]) =>
    channels.map((channel) => `${group}:${channel}`),
  );

  test('is what their matrix shows, and nothing that is never sent', () => {
    expect([...listCells(listEvents(sides()), role)].toSorted()).toEqual(shown.toSorted());
  });

  test.each(shown)('%s can be switched off, and nothing else goes with it', (cell) => {
    const left = [...listCells(listEvents(sides([cell])), role)];
    expect(left.toSorted()).toEqual(shown.filter((other) => other !== cell).toSorted());
  });
});

test('a channel that is off stays off, whatever the matrix says', () => {
  const player = aPerson('player', { notification_email: false });
  const cells = [...listCells(toPlayer({ pro: aPerson('pro'), player }), 'player')];
  expect(cells.filter((cell) => cell.endsWith(':email'))).toEqual([]);
  expect(cells).toContain('offers:push');
});

test('no cell stops a receipt', () => {
  const player = aPerson('player', { notification_off: ['credits:email', 'offers:email'] });
  const purchase = somePurchase({ player, kind: 'offer' });
  const redeemed = { purchase_id: 'purchase', actor_id: 'player' };
  expect(selectRecipients({ topic: 'offer.redeemed', payload: redeemed, at, purchase })).toContainEqual({
    user_id: 'player',
    channel: 'email',
  });
});
