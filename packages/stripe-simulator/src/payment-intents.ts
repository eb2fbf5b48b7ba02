import { newId, type Store } from './store.ts';
import { readAmount, readCurrency } from './amounts.ts';
import { findCustomer } from './customers.ts';
import { toList, now, type Context, type Route } from './context.ts';
import { badRequest, noSuch } from './failure.ts';
import { readFlag, readGroup, readMetadata, readText, type Form } from './form.ts';
import { confirmPayment } from './confirmations.ts';
import type { Charge, PaymentIntent } from './payment.ts';
import { findMethod } from './payment-methods.ts';

export const findPayment = (store: Store, id: string, param = 'intent'): PaymentIntent => {
  const intent = store.find<PaymentIntent>('payment_intent', id);
  if (!intent) throw noSuch('payment_intent', id, param);
  return intent;
};

/** Whom the money is passed on to. */
function readDestination(form: Form, store: Store): PaymentIntent['transfer_data'] {
  const destination = readText(readGroup(form, 'transfer_data'), 'destination');
  if (destination === undefined) return null;
  if (store.find('account', destination)) return { destination };
  throw noSuch('destination', destination, 'transfer_data[destination]');
}

function create(form: Form, context: Context): PaymentIntent {
  const { store, webhooks } = context;
  const customer = readText(form, 'customer');
  if (customer !== undefined) findCustomer(store, customer, 'customer');
  const named = readText(form, 'payment_method');
  const currency = readCurrency(form);
  const id = newId('pi');
  const intent = store.put<PaymentIntent>({
    id,
    object: 'payment_intent',
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    amount: readAmount(form, currency),
    amount_capturable: 0,
    amount_received: 0,
    currency,
    customer: customer ?? null,
    payment_method: named === undefined ? null : findMethod(context, named).id,
    status: named === undefined ? 'requires_payment_method' : 'requires_confirmation',
    capture_method: (readText(form, 'capture_method') ?? 'automatic') as PaymentIntent['capture_method'],
    confirmation_method: 'automatic',
    payment_method_types: ['card'],
    description: readText(form, 'description') ?? null,
    metadata: readMetadata(form),
    next_action: null,
    last_payment_error: null,
    latest_charge: null,
    transfer_data: readDestination(form, store),
    cancellation_reason: null,
    canceled_at: null,
    created: now(),
    livemode: false,
  });
  webhooks.emit('payment_intent.created', intent);
  return readFlag(form, 'confirm') ? confirmPayment(intent, { form, fromBrowser: false }, context) : intent;
}

function update(intent: PaymentIntent, form: Form, context: Context): PaymentIntent {
  const named = readText(form, 'payment_method');
  return context.store.put({
    ...intent,
    amount: form['amount'] === undefined ? intent.amount : readAmount(form, intent.currency),
    payment_method: named === undefined ? intent.payment_method : findMethod(context, named).id,
    description: readText(form, 'description') ?? intent.description,
    metadata: readMetadata(form, intent.metadata),
  });
}

function cancel(intent: PaymentIntent, form: Form, { store, webhooks }: Context): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw badRequest(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    });
  const canceled = store.put<PaymentIntent>({
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    next_action: null,
    cancellation_reason: readText(form, 'cancellation_reason') ?? null,
    canceled_at: now(),
  });
  webhooks.emit('payment_intent.canceled', canceled);
  return canceled;
}

function capture(intent: PaymentIntent, { store, webhooks }: Context): PaymentIntent {
  if (intent.status !== 'requires_capture')
    throw badRequest(`This PaymentIntent could not be captured because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    });
  const captured = store.put<PaymentIntent>({
    ...intent,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: intent.amount,
  });
  webhooks.emit('payment_intent.succeeded', captured);
  return captured;
}

const on = (id: string | undefined, { store }: Context) => findPayment(store, id ?? '');

/** The intent as it is answered: with its charge in full, to whoever asks for that. */
function shown(intent: PaymentIntent, form: Form, store: Store): object {
  const wanted = Object.values(readGroup(form, 'expand'));
  const charge =
    (wanted.includes('latest_charge') || wanted.includes('data.latest_charge')) &&
    store.find<Charge>('charge', intent.latest_charge ?? '');
  return charge ? { ...intent, latest_charge: charge } : intent;
}

/** A page of them, newest first. */
function list(form: Form, store: Store): object {
  const customer = readText(form, 'customer');
  const since = Number(readText(readGroup(form, 'created'), 'gte') ?? 0);
  const limit = Number(readText(form, 'limit') ?? 10);
  const found = store
    .all<PaymentIntent>('payment_intent')
    .toReversed()
    .filter((each) => (customer === undefined || each.customer === customer) && each.created >= since);
  const from = found.findIndex(({ id }) => id === readText(form, 'starting_after')) + 1;
  const page = found.slice(from, from + limit).map((each) => shown(each, form, store));
  return { ...toList(page, '/v1/payment_intents'), has_more: found.length > from + limit };
}

export const paymentIntentRoutes: Route[] = [
  { method: 'POST', path: /^\/v1\/payment_intents$/, answer: ({ form }, context) => create(form, context) },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents$/,
    answer: ({ form }, { store }) => list(form, store),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    browsers: true,
    answer: ({ params: [id], form }, context) => shown(on(id, context), form, context.store),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    answer: ({ params: [id], form }, context) => update(on(id, context), form, context),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/confirm$/,
    browsers: true,
    answer: (call, context) =>
      shown(confirmPayment(on(call.params[0], context), call, context), call.form, context.store),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    answer: ({ params: [id], form }, context) => shown(cancel(on(id, context), form, context), form, context.store),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/capture$/,
    answer: ({ params: [id] }, context) => capture(on(id, context), context),
  },
];
