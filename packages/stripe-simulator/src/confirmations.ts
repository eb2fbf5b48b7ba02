import { newId } from './store.ts';
import { now, type Call, type Context } from './context.ts';
import { badRequest, Failure, type StripeFault } from './failure.ts';
import { readFlag, readText, type Form } from './form.ts';
import type { Charge, PaymentIntent } from './payment.ts';
import { findMethod, refuse, type PaymentMethod } from './payment-methods.ts';

const AUTHENTICATE: StripeFault = {
  type: 'card_error',
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};

/**
 * Confirms a payment. A browser's confirmation, which carries the intent's secret, stands for the cardholder authenticating; our own
 * with the cardholder away ends in a refusal for cards that want it, and with the cardholder present in `requires_action`.
 */
export function confirmPayment(
  intent: PaymentIntent,
  { form, fromBrowser }: Omit<Call, 'params'>,
  context: Context,
): PaymentIntent {
  refuseSettled(intent);
  const method = methodFor(intent, form, context);
  const { behaviour } = method._card;
  const failure = refuse(method, { payment_method: method });
  if (behaviour === 'declines' || behaviour === 'fails later') throw fail(intent, failure.error, context);
  if (behaviour === 'authenticates' && !fromBrowser) {
    if (readFlag(form, 'off_session')) throw fail(intent, { ...AUTHENTICATE, payment_method: method }, context);
    return awaitCardholder(intent, method, context);
  }
  return pay(intent, method, context);
}

function refuseSettled(intent: PaymentIntent): void {
  const { status } = intent;
  if (status !== 'succeeded' && status !== 'canceled' && status !== 'requires_capture') return;
  throw badRequest(
    status === 'succeeded'
      ? 'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.'
      : `You cannot confirm this PaymentIntent because it has a status of ${status}.`,
    { code: 'payment_intent_unexpected_state', payment_intent: intent },
  );
}

/** The method named now, or the intent's own, or the one whose payment was refused before. */
function methodFor(intent: PaymentIntent, form: Form, context: Context): PaymentMethod {
  const before = intent.last_payment_error?.payment_method as PaymentMethod | undefined;
  const id = readText(form, 'payment_method') ?? intent.payment_method ?? before?.id;
  if (id === undefined || id === null)
    throw badRequest(
      'You cannot confirm this PaymentIntent because it’s missing a payment method. Update the PaymentIntent with a payment method, then confirm it again.',
      { code: 'payment_intent_unexpected_state', payment_intent: intent },
    );
  const method = findMethod(context, id);
  if (method.customer !== null && method.customer !== intent.customer)
    throw badRequest(
      `The PaymentMethod you provided (${method.id}) belongs to a Customer. Please include the Customer in the \`customer\` parameter on the PaymentIntent.`,
      { code: 'payment_method_unexpected_state', param: 'payment_method' },
    );
  return method;
}

function fail(intent: PaymentIntent, error: StripeFault, { store, webhooks }: Context): Failure {
  const after = store.put<PaymentIntent>({
    ...intent,
    payment_method: null,
    status: 'requires_payment_method',
    next_action: null,
    last_payment_error: error,
  });
  webhooks.emit('payment_intent.payment_failed', after);
  return new Failure(402, { ...error, payment_intent: after });
}

function awaitCardholder(intent: PaymentIntent, method: PaymentMethod, { store, webhooks }: Context): PaymentIntent {
  const waiting = store.put<PaymentIntent>({
    ...intent,
    payment_method: method.id,
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
  });
  webhooks.emit('payment_intent.requires_action', waiting);
  return waiting;
}

function pay(intent: PaymentIntent, method: PaymentMethod, { store, webhooks }: Context): PaymentIntent {
  const later = intent.capture_method === 'manual';
  const { id: payment_intent, amount, currency, customer } = intent;
  const charge = store.put<Charge>({
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_refunded: 0,
    currency,
    customer,
    payment_intent,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: { brand: method.card.brand, last4: method.card.last4 } },
    captured: !later,
    paid: true,
    refunded: false,
    status: 'succeeded',
    created: now(),
    livemode: false,
  });
  const paid = store.put<PaymentIntent>({
    ...intent,
    payment_method: method.id,
    status: later ? 'requires_capture' : 'succeeded',
    amount_capturable: later ? amount : 0,
    amount_received: later ? 0 : amount,
    latest_charge: charge.id,
    next_action: null,
    last_payment_error: null,
  });
  webhooks.emit('charge.succeeded', charge);
  webhooks.emit(later ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', paid);
  return paid;
}
