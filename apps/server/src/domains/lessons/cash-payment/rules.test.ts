import { describe, expect, test } from 'vitest';
import {
  cashPaymentPermissions,
  recordPayment,
  setWaived,
  withdrawPayment,
  type CashPayment,
  type CashPaymentState,
} from './rules.ts';

const LESSON: CashPaymentState = {
  type: 0,
  payment_type: 'on_day',
  cancelled: false,
  fee_due: false,
  paid: false,
  waived: false,
};
const NOTHING_DUE = 'This lesson was cancelled and nothing is due for it.';
const NO_FEE = 'No fee is due: this lesson has not been cancelled.';

describe('what a pro may note of a lesson’s money', () => {
  type Row = [
    string,
    Partial<CashPaymentState>,
    string | null,
    string | null,
    Partial<Record<'unpaid' | 'unwaive', true>>,
  ];
  test.each<Row>([
    ['to be paid on the day', {}, null, NO_FEE, {}],
    ['paid on the day: the amount may be mended', { paid: true }, null, NO_FEE, { unpaid: true }],
    ['paid with credits', { payment_type: 'credits' }, 'This lesson is paid for with credits.', NO_FEE, {}],
    ['paid by card', { payment_type: 'card' }, 'This lesson is paid for by card.', NO_FEE, {}],
    ['a group lesson as a whole', { type: 2 }, 'In a group lesson, payment is recorded for each place.', NO_FEE, {}],
    ['cancelled in time', { cancelled: true }, NOTHING_DUE, NOTHING_DUE, {}],
    ['cancelled late', { cancelled: true, fee_due: true }, null, null, {}],
    [
      'cancelled late, and paid',
      { cancelled: true, paid: true },
      null,
      'The fee for this lesson has been paid.',
      { unpaid: true },
    ],
    [
      'cancelled late, and waived',
      { cancelled: true, waived: true },
      'The fee for this lesson has been waived.',
      NOTHING_DUE,
      { unwaive: true },
    ],
    [
      'paid, and then cancelled late and let go: the amount may be mended',
      { cancelled: true, paid: true, waived: true },
      null,
      'The fee for this lesson has been paid.',
      { unpaid: true },
    ],
  ])('%s', (_, over, mark_paid_refusal, waive_fee_refusal, undo) => {
    expect(cashPaymentPermissions({ ...LESSON, ...over }, 'pro')).toEqual({
      mark_paid: mark_paid_refusal === null,
      mark_paid_refusal,
      mark_unpaid: undo.unpaid ?? false,
      waive_fee: waive_fee_refusal === null,
      waive_fee_refusal,
      unwaive_fee: undo.unwaive ?? false,
    });
  });

  test.each<Partial<CashPaymentState>>([{}, { paid: true }, { cancelled: true, fee_due: true }, { waived: true }])(
    'is not the player’s to note: %j',
    (over) => {
      expect(cashPaymentPermissions({ ...LESSON, ...over }, 'player')).toEqual({
        mark_paid: false,
        mark_paid_refusal: 'Your coach records what is paid on the day.',
        mark_unpaid: false,
        waive_fee: false,
        waive_fee_refusal: 'Only your coach can waive a fee.',
        unwaive_fee: false,
      });
    },
  );
});

const NOW = new Date('2031-03-10T09:00:00Z');
const EARLIER = new Date('2031-03-09T09:00:00Z');
const MONEY: CashPayment = {
  duration: 60,
  fee_waived_at: null,
  paid_at: null,
  paid_amount: null,
  paid_currency: null,
  lesson_price: 1500,
  place_price: null,
  place_credits: null,
  currency: 'GBP',
};
const PAID = { paid_at: EARLIER, paid_amount: 4000, paid_currency: 'EUR' };

describe('a payment on the day', () => {
  test('is the price of the lesson in the money of its pro, unless another amount is sent', () => {
    const noted = { paid_at: NOW, paid_amount: 6000, paid_currency: 'GBP', fee_due: false };
    expect(recordPayment(MONEY, null, NOW)).toEqual(noted);
    expect(recordPayment(MONEY, 4500, NOW)).toEqual({ ...noted, paid_amount: 4500 });
    expect(recordPayment(MONEY, 0, NOW)).toEqual({ ...noted, paid_amount: 0 });
  });

  test('of a place in a group lesson is what the place costs, nothing too', () => {
    const place = { ...MONEY, place_credits: 0 };
    expect(recordPayment({ ...place, place_price: 2500 }, null, NOW)).toMatchObject({ paid_amount: 2500 });
    expect(recordPayment({ ...place, place_price: 0 }, null, NOW)).toMatchObject({ paid_amount: 0 });
  });

  test('of a place without a price in money is that of its credits, and of either the one in money', () => {
    const place = { ...MONEY, place_credits: 2 };
    expect(recordPayment(place, null, NOW)).toMatchObject({ paid_amount: 3000 });
    expect(recordPayment({ ...place, place_price: 2500 }, null, NOW)).toMatchObject({ paid_amount: 2500 });
    expect(recordPayment({ ...place, lesson_price: null }, null, NOW)).toBeNull();
  });

  test('without a price and an amount is none', () => {
    expect(recordPayment({ ...MONEY, lesson_price: null }, null, NOW)).toBeNull();
    expect(recordPayment({ ...MONEY, lesson_price: null }, 4500, NOW)).toMatchObject({ paid_amount: 4500 });
  });

  test('that is noted again keeps its instant and its currency, and an amount that is sent mends it', () => {
    const noted = { ...PAID, fee_due: false };
    expect(recordPayment({ ...MONEY, ...PAID }, null, NOW)).toEqual(noted);
    expect(recordPayment({ ...MONEY, ...PAID }, 5000, NOW)).toEqual({ ...noted, paid_amount: 5000 });
  });

  test.each([true, false])('taken back leaves the fee of a late cancellation due: %s', (cancelledLate) => {
    const nothing = { paid_at: null, paid_amount: null, paid_currency: null };
    expect(withdrawPayment({ ...MONEY, ...PAID }, { cancelledLate })).toEqual({ ...nothing, fee_due: cancelledLate });
    expect(withdrawPayment(MONEY, { cancelledLate })).toBeNull();
  });

  test('taken back leaves nothing due of a fee that was waived', () => {
    const waived = { ...MONEY, ...PAID, fee_waived_at: EARLIER };
    expect(withdrawPayment(waived, { cancelledLate: true })).toMatchObject({ paid_at: null, fee_due: false });
  });
});

test('a fee is waived once, and due again once', () => {
  expect(setWaived(MONEY, true, NOW)).toEqual({ fee_waived_at: NOW, fee_due: false });
  expect(setWaived({ ...MONEY, fee_waived_at: EARLIER }, true, NOW)).toBeNull();
  expect(setWaived({ ...MONEY, fee_waived_at: EARLIER }, false, NOW)).toEqual({ fee_waived_at: null, fee_due: true });
  expect(setWaived(MONEY, false, NOW)).toBeNull();
  const paid = { ...MONEY, ...PAID, fee_waived_at: EARLIER };
  expect(setWaived(paid, false, NOW)).toEqual({ fee_waived_at: null, fee_due: false });
});
