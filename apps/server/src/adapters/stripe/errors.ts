import { PAYMENT_MESSAGES } from '@fairway/contracts/messages/checkout';
import Stripe from 'stripe';
import { type AppError, cardError, invalidField } from '#core/app-error.ts';
import { ProviderUnavailable } from './provider-unavailable.ts';

/** Stripe's code for a repeat that comes while the first call is still being worked on. */
const IN_FLIGHT = 'idempotency_key_in_use';

/** The field of ours that a parameter of Stripe's came from. */
const FIELDS: Record<string, string> = {
  payment_method: 'payment_method',
  'external_account[routing_number]': 'sortcode',
  'external_account[account_number]': 'accountno',
  'individual[dob]': 'dob',
  'individual[address][postal_code]': 'address_postcode',
  'individual[phone]': 'phone',
};

/** A card that does not exist and one that is somebody else's are refused alike (V4). */
export const unknownCard = (): AppError => invalidField('payment_method', PAYMENT_MESSAGES.unknownCard);

/** What an error of Stripe's means for whoever called (V3). */
export function faultFrom(error: unknown): unknown {
  const { errors } = Stripe;
  if (error instanceof errors.StripeCardError) return cardError(error.message);
  if (error instanceof errors.StripeInvalidRequestError) {
    const field = FIELDS[error.param ?? ''];
    if (field === 'payment_method' || error.code === 'payment_method_unexpected_state') return unknownCard();
    return field === undefined ? error : invalidField(field, error.message);
  }
  if (error instanceof errors.StripeIdempotencyError && error.code === IN_FLIGHT)
    return new ProviderUnavailable({ isOutage: false });
  const isOutage =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeAPIError;
  return isOutage ? new ProviderUnavailable() : error;
}

/** Runs calls to Stripe, with its errors in our words. */
export async function asking<T>(calls: () => Promise<T>): Promise<T> {
  try {
    return await calls();
  } catch (error) {
    throw faultFrom(error);
  }
}

/** Whether Stripe says that an account is not there, or is no longer ours to use, which it does by 403. */
export const isClosedAccount = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripePermissionError && error.code === 'account_invalid';

/** Whether Stripe says that what was named is not there. */
export const isGone = (error: unknown): boolean =>
  (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') ||
  isClosedAccount(error);
