import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { AppError } from '#core/app-error.ts';
import { faultFrom } from './errors.ts';

const { errors } = Stripe;
const raw = (type: 'idempotency_error' | 'rate_limit_error' | 'api_error', code?: string) =>
  ({ type, message: 'words for us', ...(code ? { code } : {}) }) as Stripe.StripeRawError;

test.each([
  [
    'a repeat while the first is under way',
    new errors.StripeIdempotencyError(raw('idempotency_error', 'idempotency_key_in_use')),
  ],
  ['too many calls', new errors.StripeRateLimitError(raw('rate_limit_error'))],
  ['a provider in trouble', new errors.StripeAPIError(raw('api_error'))],
])('%s passes: the caller may try again', (_, error) => {
  expect(faultFrom(error)).toMatchObject({ kind: 'unavailable' });
});

test('a key used for something else is a fault of ours', () => {
  const error = new errors.StripeIdempotencyError(raw('idempotency_error'));
  expect(faultFrom(error)).toBe(error);
  expect(error).not.toBeInstanceOf(AppError);
});
