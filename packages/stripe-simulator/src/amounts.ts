import { badRequest } from './failure.ts';
import { readText, requireText, type Form } from './form.ts';

const SMALLEST = 30;

/** Currencies of ISO 4217 in which Stripe charges no card. */
const NOT_CHARGED = new Set(['cup', 'ern', 'iqd', 'irr', 'kpw', 'lyd', 'sdg', 'ssp', 'syp']);
/** Those that Stripe counts in hundredths though they have none any more, so that only whole ones are taken. */
const WHOLE_ONLY = new Set(['isk', 'ugx']);
/** Those of three decimals, of which card networks take two. */
const THREE_DECIMALS = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);

export function readCurrency(form: Form): string {
  const currency = requireText(form, 'currency').toLowerCase();
  if (NOT_CHARGED.has(currency)) throw badRequest(`Invalid currency: ${currency}.`, { param: 'currency' });
  return currency;
}

/** An amount in Stripe's units of the currency, if a card can be charged it. */
export function readAmount(form: Form, currency: string): number {
  const amount = Number(requireText(form, 'amount'));
  if (!Number.isInteger(amount) || amount < 0)
    throw badRequest(`Invalid integer: ${readText(form, 'amount')}`, {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (amount < SMALLEST)
    throw badRequest('Amount must be at least £0.30 gbp', { code: 'amount_too_small', param: 'amount' });
  if (WHOLE_ONLY.has(currency) && amount % 100 !== 0)
    throw badRequest(
      `Invalid amount. Currency ${currency.toUpperCase()} has become effectively zero-decimal and charged amounts must be evenly divisible by 100.`,
      { code: 'invalid_charge_amount_no_decimal_compatible', param: 'amount' },
    );
  if (THREE_DECIMALS.has(currency) && amount % 10 !== 0)
    throw badRequest(`Invalid amount. Amounts in ${currency.toUpperCase()} must be evenly divisible by 10.`, {
      param: 'amount',
    });
  return amount;
}
