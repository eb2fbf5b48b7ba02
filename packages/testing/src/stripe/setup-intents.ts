import { newId, type Book, type Kept } from './book.ts';
import { customerOf } from './customers.ts';
import { now, type Call, type Desk, type Route } from './desk.ts';
import { badRequest, Failure, noSuch, type StripeFault } from './failure.ts';
import { flagOf, metadataOf, needed, textOf, type Form } from './form.ts';
import { attach, methodOf, refuse, type PaymentMethod } from './payment-methods.ts';

interface SetupIntent extends Kept {
  object: 'setup_intent';
  client_secret: string;
  created: number;
  customer: string | null;
  payment_method: string | null;
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled';
  usage: string;
  next_action: object | null;
  last_setup_error: StripeFault | null;
  metadata: Record<string, string>;
  livemode: false;
}

const intentOf = (book: Book, id: string): SetupIntent => {
  const intent = book.find<SetupIntent>('setup_intent', id);
  if (!intent) throw noSuch('setupintent', id, 'intent');
  return intent;
};

function create(form: Form, desk: Desk): SetupIntent {
  const customer = textOf(form, 'customer');
  if (customer !== undefined) customerOf(desk.book, customer, 'customer');
  const id = newId('seti');
  const intent = desk.book.put<SetupIntent>({
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    created: now(),
    customer: customer ?? null,
    payment_method: null,
    status: 'requires_payment_method',
    usage: textOf(form, 'usage') ?? 'off_session',
    next_action: null,
    last_setup_error: null,
    metadata: metadataOf(form),
    livemode: false,
  });
  desk.news.emit('setup_intent.created', intent);
  return flagOf(form, 'confirm') ? confirm(intent, { form, fromBrowser: false }, desk) : intent;
}

/** A browser's confirmation stands for the cardholder's: cards that want one have it then. */
function confirm(intent: SetupIntent, { form, fromBrowser }: Omit<Call, 'params'>, desk: Desk): SetupIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw badRequest(`You cannot confirm this SetupIntent because it has a status of ${intent.status}.`, {
      code: 'setup_intent_unexpected_state',
      setup_intent: intent,
    });
  const method = methodOf(desk, needed(form, 'payment_method'));
  if (method._card.behaviour === 'declines') throw failed(intent, method, desk);
  if (method._card.behaviour === 'authenticates' && !fromBrowser) return awaitCardholder(intent, method, desk);
  if (intent.customer !== null) attach(method, intent.customer, desk);
  const done = desk.book.put<SetupIntent>({
    ...intent,
    payment_method: method.id,
    status: 'succeeded',
    next_action: null,
    last_setup_error: null,
  });
  desk.news.emit('setup_intent.succeeded', done);
  return done;
}

function awaitCardholder(intent: SetupIntent, method: PaymentMethod, { book, news }: Desk): SetupIntent {
  const waiting = book.put<SetupIntent>({
    ...intent,
    payment_method: method.id,
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
  });
  news.emit('setup_intent.requires_action', waiting);
  return waiting;
}

function failed(intent: SetupIntent, method: PaymentMethod, { book, news }: Desk): Failure {
  const failure = refuse(method, { payment_method: method });
  const after = book.put<SetupIntent>({ ...intent, last_setup_error: failure.error });
  news.emit('setup_intent.setup_failed', after);
  return new Failure(failure.status, { ...failure.error, setup_intent: after });
}

export const setupIntentRoutes: Route[] = [
  { method: 'POST', path: /^\/v1\/setup_intents$/, answer: ({ form }, desk) => create(form, desk) },
  {
    method: 'GET',
    path: /^\/v1\/setup_intents\/(\w+)$/,
    browsers: true,
    answer: ({ params: [id = ''] }, { book }) => intentOf(book, id),
  },
  {
    method: 'POST',
    path: /^\/v1\/setup_intents\/(\w+)\/confirm$/,
    browsers: true,
    answer: (call, desk) => confirm(intentOf(desk.book, call.params[0] ?? ''), call, desk),
  },
  {
    method: 'POST',
    path: /^\/v1\/setup_intents\/(\w+)\/cancel$/,
    answer: ({ params: [id = ''] }, { book, news }) => {
      const intent = intentOf(book, id);
      if (intent.status === 'succeeded')
        throw badRequest('You cannot cancel this SetupIntent because it has a status of succeeded.', {
          code: 'setup_intent_unexpected_state',
        });
      const canceled = book.put<SetupIntent>({ ...intent, status: 'canceled' });
      news.emit('setup_intent.canceled', canceled);
      return canceled;
    },
  },
];
