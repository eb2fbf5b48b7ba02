import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { accountRoutes } from './accounts.ts';
import { Store, newId, type Kept } from './store.ts';
import { customerRoutes } from './customers.ts';
import type { Context, Route } from './context.ts';
import { Failure } from './failure.ts';
import { readForm, readText, type Form } from './form.ts';
import { WebhookSender, toPublic, type WebhookEndpoint } from './webhook-sender.ts';
import { paymentIntentRoutes } from './payment-intents.ts';
import { refundRoutes } from './refunds.ts';
import { IdempotencyCache, type Answer } from './idempotency-cache.ts';
import { setupIntentRoutes } from './setup-intents.ts';
import { readBody } from './body.ts';
import { paymentMethodRoutes } from './wallet.ts';

/** Where a call can be stopped: before it is worked on, or when all is done and only the answer is missing. */
type StoppedAt = 'before the work' | 'before the answer';

export interface Simulator {
  /** Where it answers, without a slash at the end. */
  url: string;
  store: Store;
  /** Stops the next call whose `POST /v1/…` begins so. */
  hold: (at: StoppedAt, call: string) => { reached: Promise<void>; release: () => void };
  /** Resolves when the application was told of all that has happened. */
  told: () => Promise<void>;
  close: () => Promise<void>;
}

export interface SimulatorOptions {
  /** 0 for any free one. */
  port?: number;
  /** What it remembers across restarts; nothing without one. */
  file?: string | null;
  hook?: WebhookEndpoint | null;
  /** Keeps the process alive until it is closed. */
  keepAlive?: boolean;
}

const ROUTES: Route[] = [
  ...customerRoutes,
  ...paymentMethodRoutes,
  ...setupIntentRoutes,
  ...paymentIntentRoutes,
  ...refundRoutes,
  ...accountRoutes,
];

interface Held {
  at: StoppedAt;
  call: string;
  reach: () => void;
  released: Promise<void>;
}

/** Starts a stand-in for Stripe on 127.0.0.1: the calls that Fairway makes, as Stripe answers them, with its test cards. */
export async function startSimulator({
  port = 0,
  file = null,
  hook = null,
  keepAlive = false,
}: SimulatorOptions = {}): Promise<Simulator> {
  const store = new Store(file);
  const webhooks = new WebhookSender(store, hook);
  const repeats = new IdempotencyCache(store);
  const holds: Held[] = [];
  const stop = async (at: StoppedAt, call: string) => {
    const index = holds.findIndex((held) => held.at === at && call.startsWith(held.call));
    const [held] = index === -1 ? [] : holds.splice(index, 1);
    held?.reach();
    await held?.released;
  };
  const server = createServer((request, response) => {
    void answer(request, { context: { store: store, webhooks: webhooks }, repeats, stop }).then((reply) =>
      send(response, reply),
    );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  // Nobody stays alive for the simulator's sake but the program whose only work it is.
  if (!keepAlive) server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    store,
    hold: (at, call) => {
      const reached = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      holds.push({ at, call, reach: reached.resolve, released: released.promise });
      return { reached: reached.promise, release: released.resolve };
    },
    told: () => webhooks.told(),
    close: () => close(server, webhooks),
  };
}

async function close(server: Server, webhooks: WebhookSender): Promise<void> {
  await webhooks.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

interface Reply extends Answer {
  headers: Record<string, string>;
}

interface Counter {
  context: Context;
  repeats: IdempotencyCache;
  stop: (at: StoppedAt, call: string) => Promise<void>;
}

/** Browsers call from the application's pages. */
const HEADERS = {
  'content-type': 'application/json',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type, idempotency-key, stripe-version',
  'access-control-allow-methods': 'GET, POST',
};

async function answer(request: IncomingMessage, counter: Counter): Promise<Reply> {
  const headers = { ...HEADERS, 'request-id': newId('req') };
  try {
    if (request.method === 'OPTIONS') return { status: 204, body: '', headers };
    const url = new URL(request.url ?? '/', 'http://stripe.local');
    if (url.pathname === '/') return { status: 200, body: JSON.stringify({ simulator: 'cards' }), headers };
    const call = `${request.method} ${url.pathname}`;
    const form = request.method === 'GET' ? readForm(url.search) : await readBody(request);
    const work = () => perform(request, { call, path: url.pathname, form }, counter);
    const key = request.headers['idempotency-key'];
    if (request.method !== 'POST' || typeof key !== 'string') return { ...(await work()), headers };
    const { replayed, ...told } = await counter.repeats.once(key, `${call} ${JSON.stringify(form)}`, work);
    return { ...told, headers: { ...headers, ...(replayed ? { 'idempotent-replayed': 'true' } : {}) } };
  } catch (error) {
    return { ...errorResponse(error), headers };
  }
}

/** Does what was asked. What it refuses is an answer too, and is remembered as one. */
async function perform(
  request: IncomingMessage,
  { call, path, form }: { call: string; path: string; form: Form },
  { context, stop }: Counter,
): Promise<Answer> {
  await stop('before the work', call);
  try {
    const { route, params } = findRoute(request.method ?? '', path);
    const fromBrowser = admit(request, route, { id: params[0] ?? '', form, store: context.store });
    const body = toPublic(route.answer({ params, form, fromBrowser }, context));
    await stop('before the answer', call);
    return { status: 200, body };
  } catch (error) {
    return errorResponse(error);
  }
}

function findRoute(method: string, path: string): { route: Route; params: string[] } {
  for (const route of ROUTES) {
    const match = route.method === method ? route.path.exec(path) : null;
    if (match) return { route, params: match.slice(1) };
  }
  throw new Failure(404, {
    type: 'invalid_request_error',
    message: `Unrecognized request URL (${method}: ${path}). The simulator knows the calls that Fairway makes.`,
  });
}

type Secretive = Kept & { client_secret: string };

/** Lets the secret key in, and a browser that knows the secret of the intent it names. Answers whether it is a browser. */
function admit(
  { headers }: IncomingMessage,
  route: Route,
  { id, form, store }: { id: string; form: Form; store: Store },
): boolean {
  const secret = readText(form, 'client_secret');
  if (route.browsers && secret !== undefined) {
    const intent = store.find<Secretive>('setup_intent', id) ?? store.find<Secretive>('payment_intent', id);
    if (intent?.client_secret === secret) return true;
    throw new Failure(400, {
      type: 'invalid_request_error',
      param: 'client_secret',
      message: 'The client_secret provided does not match the client_secret associated with the intent.',
    });
  }
  if (/^(Bearer sk_|Basic )/.test(headers.authorization ?? '')) return false;
  throw new Failure(401, {
    type: 'invalid_request_error',
    message: 'You did not provide an API key. You need to provide your API key in the Authorization header.',
  });
}

function errorResponse(error: unknown): Answer {
  if (error instanceof Failure) return { status: error.status, body: toPublic({ error: error.error }) };
  return { status: 500, body: toPublic({ error: { type: 'api_error', message: String(error) } }) };
}

function send(response: ServerResponse, { status, headers, body }: Reply): void {
  response.writeHead(status, headers);
  response.end(body);
}
