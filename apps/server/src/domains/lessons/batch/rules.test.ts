import type { PaymentType } from '@fairway/contracts/lessons/lessons';
import { DAY_MS, HOUR_MS } from '@fairway/time/units';
import { describe, expect, test } from 'vitest';
import { cancellationOutcome, type CancellationOutcome } from './rules.ts';

const START = Date.parse('2025-06-03T10:00:00Z');

describe('a cancelled lesson', () => {
  const nothing = { credits_returned: 0, fee_due: false, fee_waived: false };
  test.each<[string, PaymentType, { ahead: number; refund?: boolean; paid?: boolean }, Partial<CancellationOutcome>]>([
    ['paid by credits, a day ahead: they return', 'credits', { ahead: DAY_MS }, { credits_returned: 4 }],
    ['a millisecond later: they are forfeited', 'credits', { ahead: DAY_MS - 1 }, {}],
    ['late, but the pro refunds', 'credits', { ahead: HOUR_MS, refund: true }, { credits_returned: 4 }],
    ['paid on the day, a day ahead: nothing is due', 'on_day', { ahead: DAY_MS }, {}],
    ['late: the fee is due', 'on_day', { ahead: DAY_MS - 1 }, { fee_due: true }],
    ['late, but the pro lets it go', 'on_day', { ahead: HOUR_MS, refund: true }, { fee_waived: true }],
    ['let go in time: there is no fee to waive', 'on_day', { ahead: DAY_MS, refund: true }, {}],
    ['late, with its money noted: that is the fee', 'on_day', { ahead: HOUR_MS, paid: true }, {}],
    [
      'the same, let go: the money stays noted, and no fee is due without it',
      'on_day',
      { ahead: HOUR_MS, paid: true, refund: true },
      { fee_waived: true },
    ],
    [
      'let go in time, with its money noted: there is no fee',
      'on_day',
      { ahead: DAY_MS, paid: true, refund: true },
      {},
    ],
    ['paid by card, late: it was paid', 'card', { ahead: HOUR_MS }, {}],
  ])('%s', (_, payment_type, { ahead, refund = false, paid = false }, expected) => {
    const credits = payment_type === 'credits' ? 4 : 0;
    expect(cancellationOutcome({ starts_at: START, payment_type, credits, paid }, START - ahead, refund)).toEqual({
      ...nothing,
      ...expected,
    });
  });
});
