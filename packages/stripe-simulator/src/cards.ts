/** What a test card does: a declined one cannot even be saved, one that fails later can. */
type Behaviour = 'works' | 'authenticates' | 'declines' | 'fails later';

export interface TestCard {
  number: string;
  brand: string;
  behaviour: Behaviour;
  code?: string;
  decline_code?: string;
  message?: string;
}

const DECLINED = 'Your card was declined.';
const declined = (number: string, decline_code: string, message: string, code = 'card_declined'): TestCard => ({
  number,
  brand: 'visa',
  behaviour: 'declines',
  code,
  decline_code,
  message,
});

/** Stripe's own test cards by the names of their payment methods (docs.stripe.com/testing). */
export const TEST_CARDS: Record<string, TestCard> = {
  pm_card_visa: { number: '4242424242424242', brand: 'visa', behaviour: 'works' },
  pm_card_visa_debit: { number: '4000056655665556', brand: 'visa', behaviour: 'works' },
  pm_card_mastercard: { number: '5555555555554444', brand: 'mastercard', behaviour: 'works' },
  pm_card_amex: { number: '378282246310005', brand: 'amex', behaviour: 'works' },
  pm_card_authenticationRequired: { number: '4000002760003184', brand: 'visa', behaviour: 'authenticates' },
  pm_card_threeDSecure2Required: { number: '4000000000003220', brand: 'visa', behaviour: 'authenticates' },
  // Stripe refuses to save this one; here it is saved and declined when charged, so that a card on file can come to be declined.
  pm_card_chargeDeclined: { ...declined('4000000000000002', 'generic_decline', DECLINED), behaviour: 'fails later' },
  pm_card_chargeDeclinedInsufficientFunds: declined(
    '4000000000009995',
    'insufficient_funds',
    'Your card has insufficient funds.',
  ),
  pm_card_chargeDeclinedExpiredCard: declined(
    '4000000000000069',
    'expired_card',
    'Your card has expired.',
    'expired_card',
  ),
  pm_card_chargeDeclinedIncorrectCvc: declined(
    '4000000000000127',
    'incorrect_cvc',
    "Your card's security code is incorrect.",
    'incorrect_cvc',
  ),
  pm_card_chargeDeclinedProcessingError: declined(
    '4000000000000119',
    'processing_error',
    'An error occurred while processing your card. Try again in a little bit.',
    'processing_error',
  ),
  pm_card_chargeCustomerFail: {
    ...declined('4000000000000341', 'generic_decline', DECLINED),
    behaviour: 'fails later',
  },
};

/** The card of a payment method's test name, of a token's (`tok_visa`) or of a number; undefined for one that is none. */
export function testCard(named: { name?: string; number?: string }): TestCard | undefined {
  if (named.name !== undefined) return TEST_CARDS[named.name.replace(/^tok_/, 'pm_card_')];
  const number = named.number?.replaceAll(' ', '');
  return Object.values(TEST_CARDS).find((card) => card.number === number);
}
