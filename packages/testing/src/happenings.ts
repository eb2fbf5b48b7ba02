import type { LessonFacts, LotFacts, Person } from '../../../apps/server/src/domains/notifications/rules/facts.ts';

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
  expires_on: new Date('2031-01-04'),
  pro: aPerson('pro'),
  player: aPerson('player'),
  ...fields,
});
