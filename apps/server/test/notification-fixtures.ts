import { HOUR_MS, MINUTE_MS } from '@fairway/time/units';
import type {
  GoalContext,
  HoldContext,
  LessonBatchContext,
  LessonContext,
  NotificationEvent,
  LotContext,
  MessageContext,
  OfferContext,
  Person,
  PracticeContext,
  PurchaseContext,
  VideoContext,
  WaitedLessonContext,
} from '#domains/notifications/kinds/context.ts';

/** Somebody with an address of their own. */
type Reachable = Person & { email: string };

/** Someone with every switch on and a phone. */
export const aPerson = (id: string, fields: Partial<Reachable> = {}): Reachable => ({
  id,
  email: `${id}@example.com`,
  phone: '+447700900123',
  first_name: id === 'pro' ? 'Robin' : 'Jamie',
  last_name: id === 'pro' ? 'Calder' : 'Whitlock',
  timezone: 'Europe/London',
  notification_email: true,
  notification_text: true,
  notification_push: true,
  notification_off: [],
  quiet_from: null,
  quiet_until: null,
  digest_at: null,
  ...fields,
});

/** When the happenings of tests happen: a winter's Friday noon in London. */
export const OCCURRED_AT = new Date('2030-01-04T12:00:00Z');

/** An hour's lesson of `pro` and `player`, four credits, `ahead` hours after it was told of (Monday noon unless said). */
export function someLesson(fields: Partial<LessonContext> = {}, ahead = 72): LessonContext {
  const starts_at = new Date(OCCURRED_AT.getTime() + ahead * HOUR_MS);
  return {
    id: 'lesson',
    starts_at,
    ends_at: new Date(starts_at.getTime() + HOUR_MS),
    duration: 60,
    note: null,
    venue: 'Linden Park',
    payment_type: 'credits',
    credits: 4,
    guest_name: null,
    sequence: 0,
    created_at: OCCURRED_AT,
    updated_at: OCCURRED_AT,
    cancelled_at: null,
    fee_due: false,
    type: 0,
    title: null,
    group_title: null,
    pro: aPerson('pro'),
    player: aPerson('player'),
    ...fields,
  };
}

/** Four credits from `pro` to `player`. */
export const someLot = (fields: Partial<LotContext> = {}): LotContext => ({
  id: 'lot',
  quantity: 4,
  remaining: 4,
  expires_on: new Date('2031-01-04'),
  expires_at: new Date('2031-01-05'),
  reason: null,
  pro: aPerson('pro'),
  player: aPerson('player'),
  ...fields,
});

/** Four credits that `player` bought of `pro`, paid by card. */
export const somePurchase = (fields: Partial<PurchaseContext> = {}): PurchaseContext => ({
  id: 'purchase',
  number: 'F-2031-0042',
  credit_note: null,
  kind: 'credits',
  status: 'paid',
  title: '4 lesson credits',
  amount: 6000,
  currency: 'GBP',
  credits: 4,
  expires_on: new Date('2031-01-04'),
  card: '4242',
  failure: null,
  created_at: OCCURRED_AT,
  settled_at: OCCURRED_AT,
  refunded_at: null,
  pro: aPerson('pro'),
  player: aPerson('player'),
  ...fields,
});

/** Two videos that `player` has sent to `pro` and paid for. */
export const someVideo = (fields: Partial<VideoContext> = {}): VideoContext => ({
  id: 'lesson',
  player_video_lesson_note: 'My driver slices.',
  created_at: OCCURRED_AT,
  cancelled_at: null,
  purchase: somePurchase({
    kind: 'video_lesson',
    title: 'Video lesson',
    amount: 2500,
    credits: 0,
    expires_on: null,
  }),
  pro: aPerson('pro'),
  player: aPerson('player'),
  ...fields,
});

/** An offer of `pro` that one player may hear of. */
export const someOffer = (fields: Partial<OfferContext> = {}): OfferContext => ({
  id: 'offer',
  title: 'Winter glove',
  description: 'Warm and dry, in three sizes.',
  price: 1500,
  currency: 'GBP',
  lesson_credits_value: 0,
  qty: null,
  started_at: null,
  ended_at: null,
  pro: aPerson('pro'),
  players: [aPerson('player')],
  ...fields,
});

/** A time held for `player` for 20 minutes from `OCCURRED_AT`. */
export const someHold = (fields: Partial<HoldContext> = {}): HoldContext => {
  const { starts_at, ends_at, pro, player } = someLesson();
  const expires_at = new Date(OCCURRED_AT.getTime() + 20 * MINUTE_MS);
  return { id: 'hold', starts_at, ends_at, pro, player, expires_at, closed_at: null, ...fields };
};

/** A clinic that `player` waits for, at the time of `someLesson`. */
export const someWaited = (fields: Partial<WaitedLessonContext> = {}): WaitedLessonContext => {
  const { starts_at, ends_at, venue, pro, player } = someLesson();
  return {
    id: 'request',
    lesson_id: 'group',
    title: 'Short game clinic',
    starts_at,
    ends_at,
    venue,
    pro,
    player,
    cancelled_at: null,
    ended_at: null,
    ...fields,
  };
};

/** What `player` has to practise on the day of `OCCURRED_AT`. */
export const somePractice = (fields: Partial<PracticeContext> = {}): PracticeContext => ({
  drills: [{ title: 'Gate putting', minutes: 10 }],
  timezone: 'Europe/London',
  ...fields,
});

/** A goal that waits for one of `pro` and `player`. */
export const someGoal = (fields: Partial<GoalContext> = {}): GoalContext => ({
  title: 'Single figures',
  measure: 'handicap',
  unit: '',
  start: 14.2,
  target: 9.9,
  due_on: '2030-09-01',
  revision: 1,
  is_agreed: false,
  pro: aPerson('pro'),
  player: aPerson('player'),
  ...fields,
});

/** What `pro` wrote to one player. */
export const someMessage = (fields: Partial<MessageContext> = {}): MessageContext => ({
  id: 'message',
  message: 'Range balls are on me tomorrow.',
  from_pro: true,
  offer_title: null,
  has_lesson: false,
  images: 0,
  pro: aPerson('pro'),
  players: [aPerson('player')],
  is_deleted: false,
  ...fields,
});

type Change = LessonBatchContext['changes'][number];

/** A change of one of `player`'s lessons among several that the pro made at once. */
export const someChange = (what: Change['what'], lesson = someLesson(), from: Date | null = null): Change => ({
  lesson_id: lesson.id,
  what,
  from: from && from.toISOString(),
  credits_returned: 0,
  fee_due: false,
  lesson,
});

/** Several lessons of `player` that `pro` changed at once. */
export const lessonBatch = (
  changes: Change[],
  player: Person | null = aPerson('player'),
): NotificationEvent<'lessons.changed'> => ({
  topic: 'lessons.changed',
  payload: { actor_id: 'pro', player_id: 'player', why: 'unplayable', note: null, changes },
  at: OCCURRED_AT,
  lessonBatch: { pro: aPerson('pro'), player, changes },
});
