import { newId, type Book, type Kept } from './book.ts';
import { listOf, now, type Desk, type Route } from './desk.ts';
import { badRequest, noSuch } from './failure.ts';
import { flagOf, metadataOf, needed, textOf, type Form } from './form.ts';
import { paymentOf } from './payment-intents.ts';
import type { Charge } from './payment.ts';

interface Refund extends Kept {
  object: 'refund';
  amount: number;
  charge: string;
  currency: string;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded';
  metadata: Record<string, string>;
  created: number;
}

function chargeFor(form: Form, book: Book): Charge {
  const named = textOf(form, 'charge');
  const id = named ?? paymentOf(book, needed(form, 'payment_intent'), 'payment_intent').latest_charge;
  const charge = book.find<Charge>('charge', id ?? '');
  if (charge) return charge;
  if (named !== undefined) throw noSuch('charge', named, 'charge');
  throw badRequest('This PaymentIntent does not have a successful charge to refund.', { param: 'payment_intent' });
}

function create(form: Form, { book, news }: Desk): Refund {
  const charge = chargeFor(form, book);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    throw badRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = Number(textOf(form, 'amount') ?? left);
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    throw badRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  if (flagOf(form, 'reverse_transfer') && !paymentOf(book, charge.payment_intent).transfer_data)
    throw badRequest('Cannot reverse transfer on a charge that has no associated transfer.', {
      param: 'reverse_transfer',
    });
  const refund = book.put<Refund>({
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason: textOf(form, 'reason') ?? null,
    status: 'succeeded',
    metadata: metadataOf(form),
    created: now(),
  });
  const after = book.put<Charge>({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  news.emit('refund.created', refund);
  news.emit('charge.refunded', after);
  return refund;
}

const refundOf = (book: Book, id: string): Refund => {
  const refund = book.find<Refund>('refund', id);
  if (!refund) throw noSuch('refund', id);
  return refund;
};

const chargeOf = (book: Book, id: string): Charge => {
  const charge = book.find<Charge>('charge', id);
  if (!charge) throw noSuch('charge', id);
  return charge;
};

export const refundRoutes: Route[] = [
  { method: 'POST', path: /^\/v1\/refunds$/, answer: ({ form }, desk) => create(form, desk) },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    answer: ({ form }, { book }) => {
      const intent = textOf(form, 'payment_intent');
      const found = book.all<Refund>('refund').filter((each) => !intent || each.payment_intent === intent);
      return listOf(found.toReversed().slice(0, 100), '/v1/refunds');
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds\/(\w+)$/,
    answer: ({ params: [id = ''] }, { book }) => refundOf(book, id),
  },
  {
    method: 'GET',
    path: /^\/v1\/charges\/(\w+)$/,
    answer: ({ params: [id = ''] }, { book }) => chargeOf(book, id),
  },
];
