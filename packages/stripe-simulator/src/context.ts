import type { Store } from './store.ts';
import type { Form } from './form.ts';
import type { WebhookSender } from './webhook-sender.ts';

/** What the simulator's calls work with. */
export interface Context {
  store: Store;
  webhooks: WebhookSender;
}

/** One call: what stood in its path, its fields, and whether it came with a `client_secret`, as a browser's does. */
export interface Call {
  params: string[];
  form: Form;
  fromBrowser: boolean;
}

/** A call that Stripe knows. `browsers` may make it with the secret of the thing it names. */
export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  path: RegExp;
  browsers?: true;
  answer: (call: Call, context: Context) => object;
}

export const now = (): number => Math.floor(Date.now() / 1000);

export const toList = (data: object[], url: string): object => ({ object: 'list', has_more: false, url, data });
