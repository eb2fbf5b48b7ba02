import type { CreditEntry, CreditLotStory } from '@fairway/contracts/credits/credits';
import { SAM } from './people.ts';

const LESSON = { id: 'lesson-1', date: '2026-11-26', start: '10:00:00', end: '11:00:00', type: 0 };
let nth = 0;

/** A movement of credits; on a lesson where it is one that lessons have. */
export function anEntry(
  movement: CreditEntry['movement'],
  amount: number,
  fields: Partial<CreditEntry> = {},
): CreditEntry {
  nth += 1;
  const lesson = movement === 'spent' || movement === 'returned' ? LESSON : null;
  return { id: `entry-${nth}`, movement, amount, created_at: '2026-11-20T10:00:00.000Z', lesson, ...fields };
}

/** Four credits that were bought in November, none of which is spent. */
export function aBoughtLot(fields: Partial<CreditLotStory> = {}): CreditLotStory {
  nth += 1;
  return {
    id: `lot-${nth}`,
    source: 'bought',
    quantity: 4,
    remaining: 4,
    purchased_at: '2026-11-17T10:00:00.000Z',
    expires_on: '2027-11-17',
    expires_at: '2027-11-18T00:00:00.000Z',
    expired: false,
    reason: null,
    given_by: null,
    purchase: { id: 'purchase-1', number: 'F-2026-0041', status: 'paid', amount: 14_000, currency: 'GBP' },
    refund: null,
    entries: [anEntry('bought', 4)],
    ...fields,
  };
}

/** Six credits that the coach gave. */
export const aGivenLot = (fields: Partial<CreditLotStory> = {}): CreditLotStory =>
  aBoughtLot({
    source: 'given',
    quantity: 6,
    remaining: 6,
    given_by: SAM,
    purchase: null,
    reason: 'Thank you for standing in at the juniors’ day.',
    entries: [anEntry('given', 6)],
    ...fields,
  });

/** A lot of each kind, with what may become of it. */
export const someLots = (): CreditLotStory[] => [
  aBoughtLot({
    remaining: 2,
    entries: [anEntry('returned', 2), anEntry('spent', -4), anEntry('bought', 4)],
  }),
  aGivenLot({ expires_on: '2026-12-03', expires_at: '2026-12-04T00:00:00.000Z' }),
  aBoughtLot({
    source: 'grace',
    quantity: 1,
    remaining: 0,
    purchase: null,
    entries: [anEntry('spent', -1), anEntry('returned', 1)],
  }),
  aBoughtLot({
    purchased_at: '2025-10-02T10:00:00.000Z',
    expires_on: '2026-10-02',
    expires_at: '2026-10-02T23:00:00.000Z',
    expired: true,
    remaining: 0,
    entries: [anEntry('expired', -4, { created_at: '2026-10-02T23:00:00.000Z' }), anEntry('bought', 4)],
  }),
  aBoughtLot({
    remaining: 0,
    purchase: { id: 'purchase-2', number: 'F-2026-0007', status: 'refunded', amount: 14_000, currency: 'GBP' },
    entries: [anEntry('refunded', -4), anEntry('bought', 4)],
  }),
];
