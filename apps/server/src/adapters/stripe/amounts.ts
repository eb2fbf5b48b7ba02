import { minorDigits } from '@fairway/contracts/money-format';

/**
 * Digits of the currencies that Stripe counts in other units than ISO 4217 (docs.stripe.com/currencies): it kept the hundredths of
 * two currencies that have none any more, and knows none of one that has fifths.
 */
const STRIPE_DIGITS: Record<string, number> = { ISK: 2, UGX: 2, MGA: 0 };

const stripeDigits = (currency: string): number => STRIPE_DIGITS[currency] ?? minorDigits(currency);

/** Card networks have no third decimal: Stripe takes amounts of such currencies whose last digit is 0. */
const smallestStep = (currency: string): number => (stripeDigits(currency) === 3 ? 10 : 1);

/** Our minor units as Stripe counts them; null for an amount that no card can be charged exactly. */
export function toStripeAmount(amount: number, currency: string): number | null {
  const counted = (amount * 10 ** stripeDigits(currency)) / 10 ** minorDigits(currency);
  return counted % smallestStep(currency) === 0 ? counted : null;
}

/** What Stripe counts in our minor units. */
export const fromStripeAmount = (amount: number, currency: string): number =>
  (amount * 10 ** minorDigits(currency)) / 10 ** stripeDigits(currency);
