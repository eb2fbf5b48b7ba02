import type { PaymentOutcome } from '@fairway/contracts/checkout/payment-outcome';
import { PAYMENT_MESSAGES } from '@fairway/contracts/messages/checkout';
import { isPassing, readFailure } from '../../app/failures/failure.ts';
import { NotConfirmed } from './refused.ts';

/** The server's words that say by themselves what happened to the money. */
const IN_SERVERS_WORDS: Record<string, PaymentOutcome> = {
  [PAYMENT_MESSAGES.notCharged]: { state: 'not_charged', reason: PAYMENT_MESSAGES.notCharged },
  [PAYMENT_MESSAGES.moneyOnItsWayBack]: { state: 'returning', reason: null },
  [PAYMENT_MESSAGES.alreadyRefunded]: { state: 'returned', reason: null },
};

/**
 * What became of the money when a purchase failed, as far as the failure tells; null for what is told elsewhere. `confirmed` says that
 * the cardholder's bank has agreed by then. `otherwise` is said of a refusal that the server has no words for.
 */
export function readPaymentOutcome(
  error: unknown,
  { confirmed, otherwise }: { confirmed: boolean; otherwise: string },
): PaymentOutcome | null {
  const failure = readFailure(error);
  const { status, message } = failure;
  if (status === 401) return null;
  if (error instanceof NotConfirmed) return { state: 'not_confirmed', reason: message };
  if (status === 418) return { state: 'declined', reason: message };
  const told = IN_SERVERS_WORDS[message];
  if (told) return told;
  if (isPassing(failure)) return { state: confirmed ? 'taken' : 'unknown', reason: null };
  return { state: 'refused', reason: status === 409 || status === 422 ? message : otherwise };
}

/** The same of what costs nothing: no money is ever in doubt. */
export function readFreeOutcome(error: unknown, otherwise: string): PaymentOutcome | null {
  const outcome = readPaymentOutcome(error, { confirmed: false, otherwise });
  return outcome?.state === 'unknown' ? { state: 'refused', reason: otherwise } : outcome;
}
