import type { PaymentType } from '@fairway/contracts/lessons';
import { describe, expect, test } from 'vitest';
import { settle, type Settlement } from './cancelling.ts';

const HOUR = 3_600_000;
const START = Date.parse('2025-06-03T10:00:00Z');

describe('a cancelled lesson', () => {
  const nothing = { credits_returned: 0, fee_due: false, fee_waived: false };
  test.each<[string, PaymentType, { ahead: number; refund?: boolean; paid?: boolean }, Partial<Settlement>]>([
    ['paid by credits, a day ahead: they return', 'credits', { ahead: 24 * HOUR }, { credits_returned: 4 }],
    ['a millisecond later: they are forfeited', 'credits', { ahead: 24 * HOUR - 1 }, {}],
    ['late, but the pro refunds', 'credits', { ahead: HOUR, refund: true }, { credits_returned: 4 }],
    ['paid on the day, a day ahead: nothing is due', 'on_day', { ahead: 24 * HOUR }, {}],
    ['late: the fee is due', 'on_day', { ahead: 24 * HOUR - 1 }, { fee_due: true }],
    ['late, but the pro lets it go', 'on_day', { ahead: HOUR, refund: true }, { fee_waived: true }],
    ['let go in time: there is no fee to waive', 'on_day', { ahead: 24 * HOUR, refund: true }, {}],
    ['late, with its money noted: that is the fee', 'on_day', { ahead: HOUR, paid: true }, {}],
    ['the same, let go: the money stays noted', 'on_day', { ahead: HOUR, paid: true, refund: true }, {}],
    ['paid by card, late: it was paid', 'card', { ahead: HOUR }, {}],
  ])('%s', (_, payment_type, { ahead, refund = false, paid = false }, expected) => {
    const credits = payment_type === 'credits' ? 4 : 0;
    expect(settle({ starts_at: START, payment_type, credits, paid }, START - ahead, refund)).toEqual({
      ...nothing,
      ...expected,
    });
  });
});
