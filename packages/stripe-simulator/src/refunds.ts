import { newId, type Store, type Kept } from './store.ts';
import { toList, now, type Context, type Route } from './context.ts';
import { badRequest, noSuch } from './failure.ts';
import { readFlag, readMetadata, requireText, readText, type Form } from './form.ts';
import { findPayment } from './payment-intents.ts';
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

function chargeFor(form: Form, store: Store): Charge {
  const named = readText(form, 'charge');
  const id = named ?? findPayment(store, requireText(form, 'payment_intent'), 'payment_intent').latest_charge;
  const charge = store.find<Charge>('charge', id ?? '');
  if (charge) return charge;
  if (named !== undefined) throw noSuch('charge', named, 'charge');
  throw badRequest('This PaymentIntent does not have a successful charge to refund.', { param: 'payment_intent' });
}

function create(form: Form, { store, webhooks }: Context): Refund {
  const charge = chargeFor(form, store);
  const left = charge.amount - charge.amount_refunded;
  if (left === 0)
    throw badRequest(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = Number(readText(form, 'amount') ?? left);
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    throw badRequest(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    });
  if (readFlag(form, 'reverse_transfer') && !findPayment(store, charge.payment_intent).transfer_data)
    throw badRequest('Cannot reverse transfer on a charge that has no associated transfer.', {
      param: 'reverse_transfer',
    });
  const refund = store.put<Refund>({
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    reason: readText(form, 'reason') ?? null,
    status: 'succeeded',
    metadata: readMetadata(form),
    created: now(),
  });
  const after = store.put<Charge>({
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  webhooks.emit('refund.created', refund);
  webhooks.emit('charge.refunded', after);
  return refund;
}

const findRefund = (store: Store, id: string): Refund => {
  const refund = store.find<Refund>('refund', id);
  if (!refund) throw noSuch('refund', id);
  return refund;
};

const findCharge = (store: Store, id: string): Charge => {
  const charge = store.find<Charge>('charge', id);
  if (!charge) throw noSuch('charge', id);
  return charge;
};

export const refundRoutes: Route[] = [
  { method: 'POST', path: /^\/v1\/refunds$/, answer: ({ form }, context) => create(form, context) },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    answer: ({ form }, { store }) => {
      const intent = readText(form, 'payment_intent');
      const found = store.all<Refund>('refund').filter((each) => !intent || each.payment_intent === intent);
      return toList(found.toReversed().slice(0, 100), '/v1/refunds');
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds\/(\w+)$/,
    answer: ({ params: [id = ''] }, { store }) => findRefund(store, id),
  },
  {
    method: 'GET',
    path: /^\/v1\/charges\/(\w+)$/,
    answer: ({ params: [id = ''] }, { store }) => findCharge(store, id),
  },
];
