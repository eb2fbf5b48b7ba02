import { PAYMENT_MESSAGES } from '@fairway/contracts/messages/checkout';
import Stripe from 'stripe';
import { invalidField } from '#core/app-error.ts';
import { fromStripeAmount, toStripeAmount } from './amounts.ts';
import { isClosedAccount } from './errors.ts';
import { getObjectId } from './object-id.ts';
import type { Payment, PaymentStatus, PaymentRequest } from './payments.ts';

const STATUSES: Partial<Record<Stripe.PaymentIntent.Status, PaymentStatus>> = {
  requires_confirmation: 'unconfirmed',
  requires_payment_method: 'unconfirmed',
  requires_action: 'authentication_required',
  requires_capture: 'processing',
  processing: 'processing',
  succeeded: 'succeeded',
  canceled: 'cancelled',
};

/** What we always want to know beside the payment itself. */
const expand = ['latest_charge'];
const LIST_SIZE = 100;

/** Stripe's payment in our words. */
function toPayment(intent: Stripe.PaymentIntent): Payment {
  const refused = intent.status === 'requires_payment_method' && intent.last_payment_error;
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const currency = intent.currency.toUpperCase();
  const read = (amount: number) => fromStripeAmount(amount, currency);
  return {
    payment_intent_id: intent.id,
    status: refused ? 'declined' : (STATUSES[intent.status] ?? 'processing'),
    amount: read(intent.amount),
    amount_received: read(intent.amount_received),
    amount_refunded: read(charge?.amount_refunded ?? 0),
    currency,
    stripe_id: getObjectId(intent.customer),
    reference: intent.metadata['purchase_id'] ?? null,
    client_secret: intent.client_secret ?? '',
    refusal: (refused && refused.message) || null,
    card: charge?.payment_method_details?.card?.last4 ?? null,
    created_at: new Date(intent.created * 1000),
  };
}

export const readPayment = async (stripe: Stripe, id: string): Promise<Payment> =>
  toPayment(await stripe.paymentIntents.retrieve(id, { expand }));

/** Why a payment is never begun, by Stripe's codes, where that tells the buyer more than that it cannot be taken. */
const NEVER: Record<string, string> = {
  amount_too_small: PAYMENT_MESSAGES.amountTooSmall,
  amount_too_large: PAYMENT_MESSAGES.amountTooLarge,
};

/**
 * A refusal of the sum, of its currency or of those who take part as a 422 on `price`: asking again would change nothing, so the attempt
 * must end and let go of what it holds.
 */
function neverBegun(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError))
    return isClosedAccount(error) ? cannotBeTaken() : error;
  if (error.param === 'currency') return invalidField('price', PAYMENT_MESSAGES.currencyNotTaken);
  return cannotBeTaken(NEVER[error.code ?? '']);
}

const cannotBeTaken = (why: string = PAYMENT_MESSAGES.cannotBeTaken) => invalidField('price', why);

/** Begins a payment from nothing that may change before a repeat: the card is named when it is confirmed. */
export async function beginPayment(stripe: Stripe, request: PaymentRequest): Promise<Payment> {
  const amount = toStripeAmount(request.amount, request.currency);
  if (amount === null) throw invalidField('price', PAYMENT_MESSAGES.amountNotExact);
  const making = stripe.paymentIntents.create(
    {
      amount,
      currency: request.currency.toLowerCase(),
      customer: request.stripe_id,
      allowed_payment_method_types: ['card'],
      description: request.description,
      metadata: { purchase_id: request.reference },
      ...(request.stripe_account_id === null ? {} : { transfer_data: { destination: request.stripe_account_id } }),
    },
    { idempotencyKey: `purchase-${request.reference}` },
  );
  const intent = await making.catch((error: unknown) => {
    throw neverBegun(error);
  });
  // A repeat is answered as the first call was; what has become of it since is asked apart.
  const repeated = intent.lastResponse.headers['idempotent-replayed'] === 'true';
  return repeated ? readPayment(stripe, intent.id) : toPayment(intent);
}

/** Stripe refuses to confirm or cancel what has moved on meanwhile: then its state is what was asked for. */
const hasMovedOn = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'payment_intent_unexpected_state';

export async function confirmPayment(
  stripe: Stripe,
  id: string,
  { reference, payment_method }: { reference: string; payment_method: string },
): Promise<Payment> {
  try {
    const intent = await stripe.paymentIntents.confirm(
      id,
      { payment_method, expand },
      { idempotencyKey: `confirm-${reference}-${payment_method}` },
    );
    return toPayment(intent);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError || hasMovedOn(error)) return readPayment(stripe, id);
    throw error;
  }
}

export async function cancelPayment(stripe: Stripe, id: string): Promise<Payment> {
  try {
    return toPayment(await stripe.paymentIntents.cancel(id, { expand }));
  } catch (error) {
    if (hasMovedOn(error)) return readPayment(stripe, id);
    throw error;
  }
}

/** Whether Stripe tells again how it refused the first call of an idempotency key, and has not looked at this one. */
const isOldRefusal = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.headers?.['idempotent-replayed'] === 'true';

/**
 * What was passed on to a payee comes back from them. A refusal of before says nothing of now, when there may be money to give back: then
 * it is asked anew, under a key of its own. Nothing goes back twice by that: all is given back, of which Stripe finds nothing left.
 */
export async function refundPayment(
  stripe: Stripe,
  id: string,
  reference: string,
): Promise<{ refund_id: string } | null> {
  const intent = await stripe.paymentIntents.retrieve(id);
  const request = { payment_intent: id, ...(intent.transfer_data ? { reverse_transfer: true } : {}) };
  try {
    const refund = await stripe.refunds
      .create(request, { idempotencyKey: `refund-${reference}` })
      .catch(async (error: unknown) => {
        if (isOldRefusal(error)) return stripe.refunds.create(request);
        throw error;
      });
    return { refund_id: refund.id };
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if (error.code !== 'charge_already_refunded') return null;
    const [made] = (await stripe.refunds.list({ payment_intent: id, limit: 1 })).data;
    return made ? { refund_id: made.id } : null;
  }
}

export async function listPayments(
  stripe: Stripe,
  since: Date,
  after?: string,
): Promise<{ payments: Payment[]; more: boolean }> {
  const page = await stripe.paymentIntents.list({
    created: { gte: Math.floor(since.getTime() / 1000) },
    limit: LIST_SIZE,
    expand: ['data.latest_charge'],
    ...(after === undefined ? {} : { starting_after: after }),
  });
  return { payments: page.data.map(toPayment), more: page.has_more };
}
