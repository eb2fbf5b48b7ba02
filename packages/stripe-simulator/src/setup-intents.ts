import { newId, type Store, type Kept } from './store.ts';
import { findCustomer } from './customers.ts';
import { now, type Call, type Context, type Route } from './context.ts';
import { badRequest, Failure, noSuch, type StripeFault } from './failure.ts';
import { readFlag, readMetadata, requireText, readText, type Form } from './form.ts';
import { attach, findMethod, refuse, type PaymentMethod } from './payment-methods.ts';

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

const findIntent = (store: Store, id: string): SetupIntent => {
  const intent = store.find<SetupIntent>('setup_intent', id);
  if (!intent) throw noSuch('setupintent', id, 'intent');
  return intent;
};

function create(form: Form, context: Context): SetupIntent {
  const customer = readText(form, 'customer');
  if (customer !== undefined) findCustomer(context.store, customer, 'customer');
  const id = newId('seti');
  const intent = context.store.put<SetupIntent>({
    id,
    object: 'setup_intent',
    client_secret: `${id}_secret_${newId('s').slice(2)}`,
    created: now(),
    customer: customer ?? null,
    payment_method: null,
    status: 'requires_payment_method',
    usage: readText(form, 'usage') ?? 'off_session',
    next_action: null,
    last_setup_error: null,
    metadata: readMetadata(form),
    livemode: false,
  });
  context.webhooks.emit('setup_intent.created', intent);
  return readFlag(form, 'confirm') ? confirm(intent, { form, fromBrowser: false }, context) : intent;
}

/** A browser's confirmation stands for the cardholder's: cards that want one have it then. */
function confirm(intent: SetupIntent, { form, fromBrowser }: Omit<Call, 'params'>, context: Context): SetupIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled')
    throw badRequest(`You cannot confirm this SetupIntent because it has a status of ${intent.status}.`, {
      code: 'setup_intent_unexpected_state',
      setup_intent: intent,
    });
  const method = findMethod(context, requireText(form, 'payment_method'));
  if (method._card.behaviour === 'declines') throw failed(intent, method, context);
  if (method._card.behaviour === 'authenticates' && !fromBrowser) return awaitCardholder(intent, method, context);
  if (intent.customer !== null) attach(method, intent.customer, context);
  const done = context.store.put<SetupIntent>({
    ...intent,
    payment_method: method.id,
    status: 'succeeded',
    next_action: null,
    last_setup_error: null,
  });
  context.webhooks.emit('setup_intent.succeeded', done);
  return done;
}

function awaitCardholder(intent: SetupIntent, method: PaymentMethod, { store, webhooks }: Context): SetupIntent {
  const waiting = store.put<SetupIntent>({
    ...intent,
    payment_method: method.id,
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
  });
  webhooks.emit('setup_intent.requires_action', waiting);
  return waiting;
}

function failed(intent: SetupIntent, method: PaymentMethod, { store, webhooks }: Context): Failure {
  const failure = refuse(method, { payment_method: method });
  const after = store.put<SetupIntent>({ ...intent, last_setup_error: failure.error });
  webhooks.emit('setup_intent.setup_failed', after);
  return new Failure(failure.status, { ...failure.error, setup_intent: after });
}

export const setupIntentRoutes: Route[] = [
  { method: 'POST', path: /^\/v1\/setup_intents$/, answer: ({ form }, context) => create(form, context) },
  {
    method: 'GET',
    path: /^\/v1\/setup_intents\/(\w+)$/,
    browsers: true,
    answer: ({ params: [id = ''] }, { store }) => findIntent(store, id),
  },
  {
    method: 'POST',
    path: /^\/v1\/setup_intents\/(\w+)\/confirm$/,
    browsers: true,
    answer: (call, context) => confirm(findIntent(context.store, call.params[0] ?? ''), call, context),
  },
  {
    method: 'POST',
    path: /^\/v1\/setup_intents\/(\w+)\/cancel$/,
    answer: ({ params: [id = ''] }, { store, webhooks }) => {
      const intent = findIntent(store, id);
      if (intent.status === 'succeeded')
        throw badRequest('You cannot cancel this SetupIntent because it has a status of succeeded.', {
          code: 'setup_intent_unexpected_state',
        });
      const canceled = store.put<SetupIntent>({ ...intent, status: 'canceled' });
      webhooks.emit('setup_intent.canceled', canceled);
      return canceled;
    },
  },
];
