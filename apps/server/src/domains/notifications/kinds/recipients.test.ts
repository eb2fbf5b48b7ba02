import type { Topic } from '@fairway/contracts/notifications/events';
import { HOUR_MS } from '@fairway/time/units';
import {
  aPerson,
  lessonBatch,
  OCCURRED_AT,
  someChange,
  someLesson,
  someLot,
  someMessage,
  someOffer,
  somePurchase,
  someVideo,
} from '#test/notification-fixtures.ts';
import { describe, expect, test } from 'vitest';
import type { LessonContext, MessageContext, NotificationEvent, Person } from './context.ts';
import { findPlayer, findSide } from './channel-matrix.ts';
import { selectRecipients } from './registry.ts';

const at = OCCURRED_AT;
const later = (hours: number) => new Date(at.getTime() + hours * HOUR_MS);

const booked = (actor_id: string, lesson: LessonContext): NotificationEvent => ({
  topic: 'lesson.booked',
  payload: { lesson_id: lesson.id, actor_id },
  at,
  lesson,
});
const moved = (actor_id: string, lesson: LessonContext, from: Date): NotificationEvent => ({
  topic: 'lesson.moved',
  payload: { lesson_id: lesson.id, actor_id, from: from.toISOString() },
  at,
  lesson,
});
const cancelled = (actor_id: string, lesson: LessonContext): NotificationEvent => ({
  topic: 'lesson.cancelled',
  payload: { lesson_id: lesson.id, actor_id, credits_returned: 0, fee_due: false },
  at,
  lesson,
});
const reminder = (lesson: LessonContext): NotificationEvent => ({
  topic: 'lesson.reminder',
  payload: { lesson_id: lesson.id, starts_at: lesson.starts_at.toISOString() },
  at,
  lesson,
});
const given = (lot = someLot()): NotificationEvent => ({
  topic: 'credits.given',
  payload: { lot_id: lot.id, actor_id: 'pro' },
  at,
  lot,
});

const freed = (players: Person[]): NotificationEvent => ({
  topic: 'time.freed',
  payload: { lesson_id: 'lesson', actor_id: 'pro' },
  at,
  freedSlot: { lesson: someLesson(), taken: false, notice_hours: 2, players },
});

/** Who is told, as "player email". */
const told = (event: NotificationEvent) =>
  selectRecipients(event)
    .map(({ user_id, channel }) => `${user_id} ${channel}`)
    .toSorted();

const far = () => someLesson({}, 72);
const near = () => someLesson({}, 23);
const changes: [Topic, (actor: string, lesson: LessonContext) => NotificationEvent][] = [
  ['lesson.booked', booked],
  ['lesson.moved', (actor, lesson) => moved(actor, lesson, later(100))],
  ['lesson.cancelled', cancelled],
];

const relocated = (lesson: LessonContext, venue: { venue_from?: string | null }): NotificationEvent => ({
  topic: 'lesson.moved',
  payload: {
    lesson_id: lesson.id,
    actor_id: 'pro',
    from: lesson.starts_at.toISOString(),
    keeps_time: true,
    ...venue,
  },
  at,
  lesson,
});
test('a new venue is told as a new time is, also where there was none, and a new note to nobody', () => {
  expect(told(relocated(far(), { venue_from: 'Links' }))).toEqual(['player email', 'player push']);
  expect(told(relocated(near(), { venue_from: null }))).toEqual(['player email', 'player push', 'player text']);
  expect(told(relocated(near(), {}))).toEqual([]);
});

describe.each(changes)('%s', (_, happen) => {
  test('by the player: a mail of confirmation to them, push and mail to the pro', () => {
    expect(told(happen('player', far()))).toEqual(['player email', 'pro email', 'pro push']);
  });

  test('by the pro: push and mail to the player, nothing to the pro', () => {
    expect(told(happen('pro', far()))).toEqual(['player email', 'player push']);
  });

  test('less than 24 hours ahead: a text to the other one as well', () => {
    expect(told(happen('player', near()))).toEqual(['player email', 'pro email', 'pro push', 'pro text']);
    expect(told(happen('pro', near()))).toEqual(['player email', 'player push', 'player text']);
  });

  test('24 hours ahead to the minute: no text', () => {
    expect(told(happen('pro', someLesson({}, 24)))).toEqual(['player email', 'player push']);
  });

  test('a guest is told nothing', () => {
    expect(told(happen('pro', someLesson({ player: null, guest_name: 'Sam' }, 2)))).toEqual([]);
  });

  test('a player who left is told nothing, and the pro is', () => {
    expect(told(happen('player', someLesson({ player: null })))).toEqual(['pro email', 'pro push']);
  });

  test.each(['email', 'push', 'text'] as const)('the switch for %s stops that and nothing else', (channel) => {
    const all = told(happen('player', near()));
    const quiet = aPerson('pro', { [`notification_${channel}`]: false });
    const left = told(happen('player', { ...near(), pro: quiet }));
    expect(left).toEqual(all.filter((line) => line !== `pro ${channel}`));
  });

  test('the confirmation follows the switch for mail', () => {
    const lesson = someLesson({ player: aPerson('player', { notification_email: false }) });
    expect(told(happen('player', lesson))).toEqual(['pro email', 'pro push']);
  });
});

describe('a lesson record', () => {
  const event = (actor_id: string, sides = {}): Omit<NotificationEvent<'record.published'>, 'topic'> => ({
    payload: { lesson_id: 'lesson', actor_id },
    at,
    lesson: someLesson(sides),
  });
  const comment = (actor_id: string, sides = {}): NotificationEvent => ({
    ...event(actor_id, sides),
    topic: 'comment.added',
    payload: { lesson_id: 'lesson', actor_id, comment_id: 'comment' },
    comment: { content: 'Well played' },
    is_published: true,
  });

  test('that is published is told to the player, by push and mail', () => {
    expect(told({ topic: 'record.published', ...event('pro') })).toEqual(['player email', 'player push']);
    const guest = { player: null, guest_name: 'Sam' };
    expect(told({ topic: 'record.published', ...event('pro', guest) })).toEqual([]);
  });

  test('with a comment is told to the other side, by push alone', () => {
    expect(told(comment('pro'))).toEqual(['player push']);
    expect(told(comment('player'))).toEqual(['pro push']);
    expect(told(comment('player', { pro: aPerson('pro', { notification_push: false }) }))).toEqual([]);
  });
});

test('a lesson moved away from the next 24 hours is urgent too', () => {
  expect(told(moved('pro', far(), later(3)))).toEqual(['player email', 'player push', 'player text']);
});

test('a reminder goes to the player alone, by push and mail, and never as a text', () => {
  expect(told(reminder(near()))).toEqual(['player email', 'player push']);
});

describe('money', () => {
  type Actor = 'player' | 'pro' | 'nobody';
  type Event = (sides?: { pro?: Person | null; player?: Person | null }) => NotificationEvent;
  const bought: Event = (sides) => ({
    topic: 'credits.bought',
    payload: { lot_id: 'lot', purchase_id: 'purchase', actor_id: 'player' },
    at,
    purchase: somePurchase(sides),
  });
  const expiring: Event = (sides) => ({
    topic: 'credits.expiring',
    payload: { lot_id: 'lot' },
    at,
    lot: someLot(sides),
  });
  const redeemed: Event = (sides) => ({
    topic: 'offer.redeemed',
    payload: { purchase_id: 'purchase', actor_id: 'player' },
    at,
    purchase: somePurchase({ kind: 'offer', ...sides }),
  });
  const refunded: Event = (sides) => ({
    topic: 'purchase.refunded',
    payload: { purchase_id: 'purchase', actor_id: 'pro' },
    at,
    purchase: somePurchase({ status: 'refunded', refunded_at: at, ...sides }),
  });
  const refilled: Event = (sides) => ({
    topic: 'credits.refilled',
    payload: { lesson_id: 'lesson', credits: 4 },
    at,
    lesson: someLesson(sides, 20),
  });
  const sent =
    (actor_id: string): Event =>
    (sides) => ({
      topic: 'video.sent',
      payload: { lesson_id: 'lesson', purchase_id: actor_id === 'pro' ? null : 'purchase', actor_id },
      at,
      video: someVideo({ ...(actor_id === 'pro' ? { purchase: null } : {}), ...sides }),
    });

  /** The event, who is told of it, and what of that no switch stops. */
  const rows: [string, Actor, Event, string[], string[]][] = [
    ['credits bought', 'player', bought, ['player email', 'pro push'], ['player email']],
    ['credits given', 'pro', (sides) => given(someLot(sides)), ['player email'], ['player email']],
    ['credits a month from expiry', 'nobody', expiring, ['player email', 'player push'], []],
    ['credits of a rebooked time', 'nobody', refilled, ['player email', 'player push', 'pro email', 'pro push'], []],
    ['an offer redeemed', 'player', redeemed, ['player email', 'pro email', 'pro push'], ['player email']],
    ['a purchase refunded', 'pro', refunded, ['player email'], ['player email']],
    ['videos sent', 'player', sent('player'), ['player email', 'pro email', 'pro push'], ['player email']],
    ['videos sent', 'pro', sent('pro'), ['player email', 'player push'], []],
  ];

  describe.each(rows)('%s (by %s)', (_, __, happen, all, unswitched) => {
    test('is told to these', () => {
      expect(told(happen())).toEqual(all);
    });

    test.each(['email', 'push', 'text'] as const)('the switch for %s stops that, and no receipt', (channel) => {
      const off = { [`notification_${channel}`]: false };
      const quiet = { pro: aPerson('pro', off), player: aPerson('player', off) };
      expect(told(happen(quiet))).toEqual(
        all.filter((line) => unswitched.includes(line) || !line.endsWith(` ${channel}`)),
      );
    });

    test('a player who has left is told nothing', () => {
      expect(told(happen({ player: null }))).toEqual(all.filter((line) => line.startsWith('pro')));
    });
  });

  test('money that went back is told though the pro has left', () => {
    expect(told(refunded({ pro: null }))).toEqual(['player email']);
  });

  test('a new offer is told to every player by push and mail, as their switches say', () => {
    const published = (players: Person[]): NotificationEvent => ({
      topic: 'offer.published',
      payload: { offer_id: 'offer', actor_id: 'pro' },
      at,
      offer: someOffer({ players }),
    });
    const quiet = aPerson('quiet', { notification_push: false });
    const silent = aPerson('silent', { notification_push: false, notification_email: false });
    expect(told(published([aPerson('one'), quiet, silent]))).toEqual(['one email', 'one push', 'quiet email']);
    expect(told(published([]))).toEqual([]);
  });

  test('a message is told to those it went to by push and mail, and never to who wrote it', () => {
    const sent = (message: Partial<MessageContext>): NotificationEvent => ({
      topic: 'message.sent',
      payload: { message_id: 'message', actor_id: 'pro' },
      at,
      message: someMessage(message),
    });
    const quiet = aPerson('quiet', { notification_push: false });
    expect(told(sent({ players: [aPerson('one'), quiet] }))).toEqual(['one email', 'one push', 'quiet email']);
    expect(told(sent({ from_pro: false }))).toEqual(['pro email', 'pro push']);
    expect(told(sent({ from_pro: false, is_deleted: true }))).toEqual([]);
  });
});

describe('several lessons that the pro changed at once', () => {
  test('are told to the player once, by push and mail, however many they are', () => {
    expect(told(lessonBatch([someChange('moved', far(), later(90)), someChange('cancelled', far())]))).toEqual([
      'player email',
      'player push',
    ]);
  });

  test.each([
    ['one of them begins within 24 hours', [someChange('booked', far()), someChange('cancelled', near())]],
    ['one of them was to begin within 24 hours', [someChange('booked', far()), someChange('moved', far(), later(23))]],
  ])('are told by text as well when %s', (_, changes) => {
    expect(told(lessonBatch(changes))).toEqual(['player email', 'player push', 'player text']);
  });

  test('that begin in 24 hours to the minute are not told by text', () => {
    expect(told(lessonBatch([someChange('moved', someLesson({}, 24), later(24))]))).toEqual([
      'player email',
      'player push',
    ]);
  });

  test.each(['email', 'push', 'text'] as const)('are not told by %s to whoever has switched it off', (channel) => {
    const quiet = aPerson('player', { [`notification_${channel}`]: false });
    const all = ['player email', 'player push', 'player text'];
    expect(told(lessonBatch([someChange('cancelled', near())], quiet))).toEqual(
      all.filter((line) => line !== `player ${channel}`),
    );
  });

  test('are told to nobody once the player has left', () => {
    expect(told(lessonBatch([someChange('cancelled', near())], null))).toEqual([]);
  });
});

describe('account emails', () => {
  const to = aPerson('reader', { notification_email: false, notification_push: false, notification_text: false });
  const accountEvent = <T extends object>(fields: T) => ({ at, to, ...fields });
  const challenge = (purpose: 'two_factor' | 'reset' | 'set_password', reader = to): NotificationEvent => ({
    topic: 'challenge.made',
    payload: { challenge_id: 'challenge' },
    at,
    to: reader,
    challenge: { id: 'challenge', purpose, expires_at: later(1), settled_at: null, replaces: false },
  });

  test('a sign-in code goes by mail and text, whatever the switches say', () => {
    expect(told(challenge('two_factor'))).toEqual(['reader email', 'reader text']);
  });

  test('a sign-in code goes by mail alone to whoever has no number', () => {
    expect(told(challenge('two_factor', { ...to, phone: null }))).toEqual(['reader email']);
  });

  test.each<[string, NotificationEvent]>([
    [
      'an invitation',
      accountEvent({
        topic: 'invitation.made',
        payload: { invitation_id: 'invitation', sent: 1 },
        invitation: {
          id: 'invitation',
          code: 'ABCDEF',
          sent: 1,
          expires_at: later(1),
          accepted_at: null,
          pro_name: 'Robin',
        },
      }),
    ],
    ['a changed password', accountEvent({ topic: 'password.changed', payload: { user_id: 'reader' } })],
    [
      'a changed email',
      accountEvent({
        topic: 'email.changed',
        payload: { user_id: 'reader', from: 'a@example.com', to: 'b@example.com' },
      }),
    ],
    [
      'data to download',
      accountEvent({ topic: 'export.ready', payload: { export_id: 'export' }, expires_at: later(1) }),
    ],
  ])('%s is told by mail alone, whatever the switches say', (_, event) => {
    expect(told(event)).toEqual(['reader email']);
  });

  test.each(['reset', 'set_password'] as const)('%s goes by mail alone', (purpose) => {
    expect(told(challenge(purpose))).toEqual(['reader email']);
  });

  test('somebody without an account is told at their address', () => {
    const gone: NotificationEvent = {
      topic: 'account.erased',
      payload: { email: 'a@example.com', first_name: 'Ann' },
      at,
      to: { ...to, id: null },
    };
    expect(selectRecipients(gone)).toEqual([{ user_id: null, channel: 'email' }]);
  });

  test('who joined is told to the pro by push and mail, as far as their switches go', () => {
    const joined = (reader: typeof to): NotificationEvent => ({
      topic: 'player.joined',
      payload: { player_id: 'player' },
      at,
      to: reader,
      player: { id: 'player', name: 'Jamie Whitlock' },
    });
    expect(told(joined(aPerson('pro')))).toEqual(['pro email', 'pro push']);
    expect(told(joined(to))).toEqual([]);
  });
});

describe('a time that became free', () => {
  test('is told to each of the other players by push and mail, as their switches say, and never by text', () => {
    const quiet = aPerson('quiet', { notification_email: false });
    expect(told(freed([aPerson('one'), quiet]))).toEqual(['one email', 'one push', 'quiet push']);
  });

  test('is told to nobody where there is no other player', () => {
    expect(told(freed([]))).toEqual([]);
  });
});

describe('the reader of a notice', () => {
  const [pro, player, fellow] = [aPerson('pro'), aPerson('player'), aPerson('fellow')];

  test('is the one of the two sides whose id it has, or nobody', () => {
    expect(findSide({ pro, player }, 'pro')).toEqual({ audience: 'pro', person: pro });
    expect(findSide({ pro, player }, 'player')).toEqual({ audience: 'player', person: player });
    expect(findSide({ pro, player }, 'fellow')).toBeNull();
    expect(findSide({ pro: null, player }, 'player')).toEqual({ audience: 'player', person: player });
    expect(findSide({ pro, player: null }, 'player')).toBeNull();
  });

  test('among the players of a pro is the one whose id it has, or nobody', () => {
    expect(findPlayer([player, fellow], 'fellow')).toEqual({ audience: 'player', person: fellow });
    expect(findPlayer([player, fellow], 'pro')).toBeNull();
    expect(findPlayer([], null)).toBeNull();
  });
});
