import { createHmac } from 'node:crypto';
import { newId, type Store, type Kept } from './store.ts';

/** Where events go, and the secret they are signed with. */
export interface WebhookEndpoint {
  url: string;
  secret: string;
}

interface StripeEvent extends Kept {
  object: 'event';
  type: string;
  created: number;
  data: { object: object };
  _delivered: boolean;
}

/** Stripe tries for three days; whoever develops has long looked by then. */
const TRIES = 12;
const now = (): number => Math.floor(Date.now() / 1000);

/** The header that Stripe signs a message with. */
export const signWebhook = (payload: string, secret: string, at = now()): string =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;

/** What an outsider sees of a kept thing. */
export const toPublic = (value: unknown): string =>
  JSON.stringify(value, (key, each: unknown) => (key.startsWith('_') ? undefined : each));

/** Tells the application what happened, as Stripe does: signed, out of order if need be, and again until it is taken. */
export class WebhookSender {
  readonly #store: Store;
  readonly #endpoint: WebhookEndpoint | null;
  readonly #running = new Set<Promise<void>>();
  #closed = new AbortController();

  constructor(store: Store, hook: WebhookEndpoint | null) {
    this.#store = store;
    this.#endpoint = hook;
    for (const event of store.all<StripeEvent>('event')) if (!event._delivered) this.#send(event);
  }

  emit(type: string, object: object): void {
    const data = { object: JSON.parse(toPublic(object)) as object };
    const event: StripeEvent = { id: newId('evt'), object: 'event', type, created: now(), data, _delivered: false };
    this.#send(this.#store.put(event));
  }

  #send(event: StripeEvent): void {
    if (!this.#endpoint) return;
    const sending = this.#deliver(event, this.#endpoint).finally(() => this.#running.delete(sending));
    this.#running.add(sending);
  }

  async #deliver(event: StripeEvent, hook: WebhookEndpoint): Promise<void> {
    const payload = toPublic({ ...event, api_version: null, livemode: false, pending_webhooks: 1, request: null });
    for (let attempt = 0; attempt < TRIES && !this.#closed.signal.aborted; attempt += 1) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signWebhook(payload, hook.secret) };
      const taken = await fetch(hook.url, { method: 'POST', body: payload, headers, signal: this.#closed.signal }).then(
        (response) => response.ok,
        () => false,
      );
      if (taken) {
        this.#store.put({ ...event, _delivered: true });
        return;
      }
      await this.#pause(Math.min(250 * 2 ** attempt, 60_000));
    }
  }

  /** A wait that ends at once when the simulator is closed, and that keeps no process alive. */
  #pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      timer.unref();
      this.#closed.signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
    });
  }

  /** Resolves when all that has happened so far was told, or given up. */
  async told(): Promise<void> {
    while (this.#running.size) await Promise.all(this.#running);
  }

  async close(): Promise<void> {
    this.#closed.abort();
    await this.told();
  }
}
