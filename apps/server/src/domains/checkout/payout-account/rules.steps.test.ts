import { expect, test } from 'vitest';
import { nextOnboardingStep } from './rules.ts';

test.each([
  [null, null, 1],
  ['cus_1', null, 2],
  ['cus_1', 'pm_1', null],
])('customer %s with card %s is at step %s', (stripe_id, stripe_payment_method, step) => {
  expect(nextOnboardingStep({ stripe_id, stripe_payment_method })).toBe(step);
});
