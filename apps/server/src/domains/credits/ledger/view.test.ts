import { expect, test } from 'vitest';
import type { LedgerHistoryLotRow } from '#domains/credits/history/repository.ts';
import { toLotHistory } from './view.ts';

const ENTRY = { id: 'entry', movement: 'bought' as const, amount: 4, created_at: '2031-03-01T09:00:00.000Z' };
const PERSON = { id: 'pro', first_name: 'Robin', last_name: 'Calder' };
const PURCHASE = { id: 'purchase', number: 'F-2031-0007', status: 'paid' as const, amount: 2_500, currency: 'gbp' };
const LOT: LedgerHistoryLotRow = {
  id: 'lot',
  source: 'bought',
  quantity: 4,
  remaining: 4,
  purchased_at: '2031-03-01T09:00:00.000Z',
  expires_on: '2031-09-01',
  expires_at: '2031-09-01T23:00:00.000Z',
  reason: null,
  given_by: PERSON,
  purchase: PURCHASE,
  entries: [{ ...ENTRY, lesson: null }],
};

test('a lot of credits goes out with its own fields and those of its parts, and no column beside', () => {
  const hidden = { pro_note: 'not for the wire' };
  const row: LedgerHistoryLotRow = {
    ...LOT,
    ...hidden,
    given_by: { ...PERSON, ...hidden },
    purchase: { ...PURCHASE, ...hidden },
    entries: [{ ...ENTRY, ...hidden, lesson: null }],
  };
  const story = toLotHistory(row, 'Europe/London', 'player', new Date('2031-03-10T09:00:00Z'));
  expect(story).toEqual({ ...LOT, expired: false, refund: null });
});
