import { newId, type Book } from './book.ts';
import { customerOf } from './customers.ts';
import { listOf, now, type Desk, type Route } from './desk.ts';
import { badRequest, noSuch } from './failure.ts';
import { flagOf, groupOf, metadataOf, needed, textOf, type Form } from './form.ts';
import { confirmPayment } from './confirmations.ts';
import type { Charge, PaymentIntent } from './payment.ts';
import { methodOf } from './payment-methods.ts';

const SMALLEST = 30;

export const paymentOf = (book: Book, id: string, param = 'intent'): PaymentIntent => {
  const intent = book.find<PaymentIntent>('payment_intent', id);
  if (!intent) throw noSuch('payment_intent', id, param);
  return intent;
};

function amountOf(form: Form): number {
  const amount = Number(needed(form, 'amount'));
  if (!Number.isInteger(amount) || amount < 0)
    throw badRequest(`Invalid integer: ${textOf(form, 'amount')}`, {
      code: 'parameter_invalid_integer',
      param: 'amount',
    });
  if (amount < SMALLEST)
    throw badRequest('Amount must be at least £0.30 gbp', { code: 'amount_too_small', param: 'amount' });
  return amount;
}

/** Whom the money is passed on to. */
function destinationOf(form: Form, book: Book): PaymentIntent['transfer_data'] {
  const destination = textOf(groupOf(form, 'transfer_data'), 'destination');
  if (destination === undefined) return null;
  if (book.find('account', destination)) return { destination };
  throw noSuch('destination', destination, 'transfer_data[destination]');
}

function create(form: Form, desk: Desk): PaymentIntent {
  const { book, news } = desk;
  const customer = textOf(form, 'customer');
  if (customer !== undefined) customerOf(book, customer, 'customer');
  const named = textOf(form, 'payment_method');
  const id = newId('pi');
  const intent = book.put<PaymentIntent>({
    id,
    object: 'payment_intent',
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    amount: amountOf(form),
    amount_capturable: 0,
    amount_received: 0,
    currency: needed(form, 'currency').toLowerCase(),
    customer: customer ?? null,
    payment_method: named === undefined ? null : methodOf(desk, named).id,
    status: named === undefined ? 'requires_payment_method' : 'requires_confirmation',
    capture_method: (textOf(form, 'capture_method') ?? 'automatic') as PaymentIntent['capture_method'],
    confirmation_method: 'automatic',
    payment_method_types: ['card'],
    description: textOf(form, 'description') ?? null,
    metadata: metadataOf(form),
    next_action: null,
    last_payment_error: null,
    latest_charge: null,
    transfer_data: destinationOf(form, book),
    cancellation_reason: null,
    canceled_at: null,
    created: now(),
    livemode: false,
  });
  news.emit('payment_intent.created', intent);
  return flagOf(form, 'confirm') ? confirmPayment(intent, { form, fromBrowser: false }, desk) : intent;
}

function update(intent: PaymentIntent, form: Form, desk: Desk): PaymentIntent {
  const named = textOf(form, 'payment_method');
  return desk.book.put({
    ...intent,
    amount: form['amount'] === undefined ? intent.amount : amountOf(form),
    payment_method: named === undefined ? intent.payment_method : methodOf(desk, named).id,
    description: textOf(form, 'description') ?? intent.description,
    metadata: metadataOf(form, intent.metadata),
  });
}

function cancel(intent: PaymentIntent, form: Form, { book, news }: Desk): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw badRequest(`You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    });
  const canceled = book.put<PaymentIntent>({
    ...intent,
    status: 'canceled',
    amount_capturable: 0,
    next_action: null,
    cancellation_reason: textOf(form, 'cancellation_reason') ?? null,
    canceled_at: now(),
  });
  news.emit('payment_intent.canceled', canceled);
  return canceled;
}

function capture(intent: PaymentIntent, { book, news }: Desk): PaymentIntent {
  if (intent.status !== 'requires_capture')
    throw badRequest(`This PaymentIntent could not be captured because it has a status of ${intent.status}.`, {
      code: 'payment_intent_unexpected_state',
      payment_intent: intent,
    });
  const captured = book.put<PaymentIntent>({
    ...intent,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: intent.amount,
  });
  news.emit('payment_intent.succeeded', captured);
  return captured;
}

const on = (id: string | undefined, { book }: Desk) => paymentOf(book, id ?? '');

/** The intent as it is answered: with its charge in full, to whoever asks for that. */
function shown(intent: PaymentIntent, form: Form, book: Book): object {
  const wanted = Object.values(groupOf(form, 'expand'));
  const charge =
    (wanted.includes('latest_charge') || wanted.includes('data.latest_charge')) &&
    book.find<Charge>('charge', intent.latest_charge ?? '');
  return charge ? { ...intent, latest_charge: charge } : intent;
}

/** A page of them, newest first. */
function list(form: Form, book: Book): object {
  const customer = textOf(form, 'customer');
  const since = Number(textOf(groupOf(form, 'created'), 'gte') ?? 0);
  const limit = Number(textOf(form, 'limit') ?? 10);
  const found = book
    .all<PaymentIntent>('payment_intent')
    .toReversed()
    .filter((each) => (customer === undefined || each.customer === customer) && each.created >= since);
  const from = found.findIndex(({ id }) => id === textOf(form, 'starting_after')) + 1;
  const page = found.slice(from, from + limit).map((each) => shown(each, form, book));
  return { ...listOf(page, '/v1/payment_intents'), has_more: found.length > from + limit };
}

export const paymentIntentRoutes: Route[] = [
  { method: 'POST', path: /^\/v1\/payment_intents$/, answer: ({ form }, desk) => create(form, desk) },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents$/,
    answer: ({ form }, { book }) => list(form, book),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    browsers: true,
    answer: ({ params: [id], form }, desk) => shown(on(id, desk), form, desk.book),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    answer: ({ params: [id], form }, desk) => update(on(id, desk), form, desk),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/confirm$/,
    browsers: true,
    answer: (call, desk) => shown(confirmPayment(on(call.params[0], desk), call, desk), call.form, desk.book),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    answer: ({ params: [id], form }, desk) => shown(cancel(on(id, desk), form, desk), form, desk.book),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents\/(\w+)\/capture$/,
    answer: ({ params: [id] }, desk) => capture(on(id, desk), desk),
  },
];
