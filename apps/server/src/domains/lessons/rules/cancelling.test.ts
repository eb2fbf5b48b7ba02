import type { PaymentType } from '@fairway/contracts/lessons';
import { describe, expect, test } from 'vitest';
import { settle } from './cancelling.ts';

const HOUR = 3_600_000;
const START = Date.parse('2025-06-03T10:00:00Z');

describe('a cancelled lesson', () => {
  test.each<[string, PaymentType, number, number, boolean, number, boolean]>([
    ['paid by credits, a day ahead: they return', 'credits', 4, 24 * HOUR, false, 4, false],
    ['a millisecond later: they are forfeited', 'credits', 4, 24 * HOUR - 1, false, 0, false],
    ['late, but the pro refunds', 'credits', 4, HOUR, true, 4, false],
    ['paid on the day, a day ahead: nothing is due', 'on_day', 0, 24 * HOUR, false, 0, false],
    ['late: the fee is due', 'on_day', 0, 24 * HOUR - 1, false, 0, true],
    ['late, but the pro lets it go', 'on_day', 0, HOUR, true, 0, false],
    ['paid by card, late: it was paid', 'card', 0, HOUR, false, 0, false],
  ])('%s', (_, payment_type, credits, ahead, refund, credits_returned, fee_due) => {
    expect(settle({ starts_at: START, payment_type, credits }, START - ahead, refund)).toEqual({
      credits_returned,
      fee_due,
    });
  });
});
