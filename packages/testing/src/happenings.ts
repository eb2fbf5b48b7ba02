import type {
  LessonFacts,
  LotFacts,
  OfferFacts,
  Person,
  PurchaseFacts,
  VideoFacts,
} from '../../../apps/server/src/domains/notifications/rules/facts.ts';

const HOUR = 3_600_000;

/** Someone with every switch on and a phone. */
export const aPerson = (id: string, fields: Partial<Person> = {}): Person => ({
  id,
  email: `${id}@example.com`,
  phone: '+447700900123',
  first_name: id === 'pro' ? 'Robin' : 'Jamie',
  last_name: id === 'pro' ? 'Calder' : 'Whitlock',
  timezone: 'Europe/London',
  notification_email: true,
  notification_text: true,
  notification_push: true,
  ...fields,
});

/** When the happenings of tests happen: a winter's Friday noon in London. */
export const HAPPENED = new Date('2030-01-04T12:00:00Z');

/** An hour's lesson of `pro` and `player`, four credits, `ahead` hours after it was told of (Monday noon unless said). */
export function someLesson(fields: Partial<LessonFacts> = {}, ahead = 72): LessonFacts {
  const starts_at = new Date(HAPPENED.getTime() + ahead * HOUR);
  return {
    id: 'lesson',
    starts_at,
    ends_at: new Date(starts_at.getTime() + HOUR),
    duration: 60,
    note: null,
    venue: 'Linden Park',
    payment_type: 'credits',
    credits: 4,
    guest_name: null,
    sequence: 0,
    created_at: HAPPENED,
    updated_at: HAPPENED,
    cancelled_at: null,
    fee_due: false,
    pro: aPerson('pro'),
    player: aPerson('player'),
    ...fields,
  };
}

/** Four credits from `pro` to `player`. */
export const someLot = (fields: Partial<LotFacts> = {}): LotFacts => ({
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
export const somePurchase = (fields: Partial<PurchaseFacts> = {}): PurchaseFacts => ({
  id: 'purchase',
  number: 1042,
  kind: 'credits',
  status: 'paid',
  title: '4 lesson credits',
  amount: 6000,
  currency: 'GBP',
  credits: 4,
  expires_on: new Date('2031-01-04'),
  card: '4242',
  failure: null,
  created_at: HAPPENED,
  settled_at: HAPPENED,
  refunded_at: null,
  pro: aPerson('pro'),
  player: aPerson('player'),
  ...fields,
});

/** Two videos that `player` has sent to `pro` and paid for. */
export const someVideo = (fields: Partial<VideoFacts> = {}): VideoFacts => ({
  id: 'lesson',
  player_video_lesson_note: 'My driver slices.',
  created_at: HAPPENED,
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
export const someOffer = (fields: Partial<OfferFacts> = {}): OfferFacts => ({
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
