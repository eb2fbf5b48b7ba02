import { createHash } from 'node:crypto';
import { newId, type Kept } from './store.ts';
import { testCard, type TestCard } from './cards.ts';
import { now, type Context } from './context.ts';
import { badRequest, Failure, noSuch } from './failure.ts';
import { readGroup, requireText, readText, type Form } from './form.ts';

export interface PaymentMethod extends Kept {
  object: 'payment_method';
  type: 'card';
  card: {
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    funding: string;
    country: string;
    fingerprint: string;
  };
  billing_details: { name: string | null; email: string | null };
  customer: string | null;
  created: number;
  livemode: false;
  metadata: Record<string, string>;
  _card: TestCard;
  /** Was somebody's once: it can be nobody's again. */
  _detached: boolean;
}

function made(card: TestCard, form: Form, { store }: Pick<Context, 'store'>): PaymentMethod {
  const { number, brand } = card;
  const given = readGroup(form, 'card');
  const billing = readGroup(form, 'billing_details');
  return store.put({
    id: newId('pm'),
    object: 'payment_method',
    type: 'card',
    card: {
      brand,
      last4: number.slice(-4),
      exp_month: Number(readText(given, 'exp_month') ?? 12),
      exp_year: Number(readText(given, 'exp_year') ?? new Date().getUTCFullYear() + 5),
      funding: 'credit',
      country: 'GB',
      fingerprint: createHash('sha256').update(number).digest('hex').slice(0, 16),
    },
    billing_details: { name: readText(billing, 'name') ?? null, email: readText(billing, 'email') ?? null },
    customer: null,
    created: now(),
    livemode: false,
    metadata: {},
    _card: card,
    _detached: false,
  });
}

/** The payment method of an id. A test name makes a new one each time, as Stripe does. */
export function findMethod(context: Pick<Context, 'store'>, id: string, param = 'payment_method'): PaymentMethod {
  if (id.startsWith('pm_card_')) {
    const card = testCard({ name: id });
    if (card) return made(card, {}, context);
  }
  const method = context.store.find<PaymentMethod>('payment_method', id);
  if (!method) throw noSuch('PaymentMethod', id, param);
  return method;
}

export function createMethod(form: Form, context: Context): PaymentMethod {
  if (requireText(form, 'type') !== 'card') throw badRequest('The simulator knows cards only.', { param: 'type' });
  const given = readGroup(form, 'card');
  const name = readText(given, 'token');
  const number = readText(given, 'number');
  const card = testCard({ ...(name ? { name } : {}), ...(number ? { number } : {}) });
  if (!card)
    throw new Failure(402, {
      type: 'card_error',
      code: 'incorrect_number',
      param: 'number',
      message: 'Your card number is incorrect.',
    });
  return made(card, form, context);
}

/** A card's own refusal; `at` is what it was used for. */
export function refuse(method: PaymentMethod, at: object = {}): Failure {
  const { code = 'card_declined', decline_code = 'generic_decline', message = '' } = method._card;
  return new Failure(402, { type: 'card_error', code, decline_code, message, ...at });
}

/** Makes the method a customer's. A card that its bank refuses cannot be attached; neither can one that somebody has. */
export function attach(method: PaymentMethod, customer: string, context: Context): PaymentMethod {
  if (method.customer === customer) return method;
  if (method.customer !== null)
    throw badRequest('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    });
  if (method._detached)
    throw badRequest(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
      { code: 'payment_method_unexpected_state' },
    );
  if (method._card.behaviour === 'declines') throw refuse(method);
  const attached = context.store.put({ ...method, customer });
  context.webhooks.emit('payment_method.attached', attached);
  return attached;
}

export function detach(method: PaymentMethod, { store, webhooks }: Context): PaymentMethod {
  if (method.customer === null)
    throw badRequest('The payment method you provided is not attached to a customer so detachment is impossible.', {
      code: 'payment_method_unexpected_state',
    });
  const detached = store.put({ ...method, customer: null, _detached: true });
  webhooks.emit('payment_method.detached', detached);
  return detached;
}
