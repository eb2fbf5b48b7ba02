import { CURRENCIES } from '@fairway/contracts/checkout/currencies';
import { fc, runs } from '#test/properties.ts';
import { expect, test } from 'vitest';
import { fromStripeAmount, toStripeAmount } from './amounts.ts';

test.each([
  ['GBP', 1_250, 1_250],
  ['JPY', 500, 500],
  ['HUF', 125_050, 125_050],
  // Without a minor unit in ISO 4217, with hundredths at Stripe.
  ['ISK', 5, 500],
  ['UGX', 20_000, 2_000_000],
  // The other way about: fifths in ISO 4217, whole ones at Stripe.
  ['MGA', 500_000, 5_000],
  ['MGA', 500_020, null],
  // Three decimals, of which the last must be 0.
  ['KWD', 5_120, 5_120],
  ['KWD', 5_124, null],
  ['BHD', 1, null],
  ['JOD', 10, 10],
  ['OMR', 15, null],
  ['TND', 1_990, 1_990],
])('%s %i of ours is %s at Stripe', (currency, ours, theirs) => {
  expect(toStripeAmount(ours, currency)).toBe(theirs);
  expect(theirs === null ? null : fromStripeAmount(theirs, currency)).toBe(theirs === null ? null : ours);
});

test('what Stripe can be told in any currency is a whole number, and read back as what it was', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CURRENCIES), fc.integer({ min: 0, max: 99_999_900 }), (currency, amount) => {
      const told = toStripeAmount(amount, currency);
      if (told === null) return;
      expect(Number.isInteger(told)).toBe(true);
      expect(fromStripeAmount(told, currency)).toBe(amount);
    }),
    { numRuns: runs(500) },
  );
});
