import { describe, expect, test } from 'vitest';
import { onDayPermissions, type OnDayState } from './on-day.ts';

const LESSON: OnDayState = {
  payment_type: 'on_day',
  cancelled: false,
  fee_due: false,
  paid: false,
  waived: false,
};
const NOTHING_DUE = 'This lesson was cancelled and nothing is due for it.';
const NO_FEE = 'No fee is due: this lesson has not been cancelled.';

describe('what a pro may note of a lesson’s money', () => {
  type Row = [string, Partial<OnDayState>, string | null, string | null, Partial<Record<'unpaid' | 'unwaive', true>>];
  test.each<Row>([
    ['to be paid on the day', {}, null, NO_FEE, {}],
    ['paid on the day: the amount may be mended', { paid: true }, null, NO_FEE, { unpaid: true }],
    ['paid with credits', { payment_type: 'credits' }, 'This lesson is paid with credits.', NO_FEE, {}],
    ['paid by card', { payment_type: 'card' }, 'This lesson is paid by card.', NO_FEE, {}],
    ['cancelled in time', { cancelled: true }, NOTHING_DUE, NOTHING_DUE, {}],
    ['cancelled late', { cancelled: true, fee_due: true }, null, null, {}],
    [
      'cancelled late, and paid',
      { cancelled: true, paid: true },
      null,
      'The fee of this lesson has been paid.',
      { unpaid: true },
    ],
    [
      'cancelled late, and waived',
      { cancelled: true, waived: true },
      'The fee of this lesson has been waived.',
      NOTHING_DUE,
      { unwaive: true },
    ],
  ])('%s', (_, over, mark_paid_refusal, waive_fee_refusal, undo) => {
    expect(onDayPermissions({ ...LESSON, ...over }, 'pro')).toEqual({
      mark_paid: mark_paid_refusal === null,
      mark_paid_refusal,
      mark_unpaid: undo.unpaid ?? false,
      waive_fee: waive_fee_refusal === null,
      waive_fee_refusal,
      unwaive_fee: undo.unwaive ?? false,
    });
  });

  test.each<Partial<OnDayState>>([{}, { paid: true }, { cancelled: true, fee_due: true }, { waived: true }])(
    'is not the player’s to note: %j',
    (over) => {
      expect(onDayPermissions({ ...LESSON, ...over }, 'player')).toEqual({
        mark_paid: false,
        mark_paid_refusal: 'Your pro notes what has been paid on the day.',
        mark_unpaid: false,
        waive_fee: false,
        waive_fee_refusal: 'Only your pro can waive a fee.',
        unwaive_fee: false,
      });
    },
  );
});
