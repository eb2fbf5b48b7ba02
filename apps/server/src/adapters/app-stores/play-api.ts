import { JWT } from 'google-auth-library';
import { z } from 'zod';
import { bounded } from '#adapters/bounded.ts';
import { StoreUnavailable } from './app-store.ts';

/** The two calls of the Play Developer API in use. Both throw `StoreAway` when Google cannot be asked. */
export interface PlayApi {
  /** `purchases.subscriptionsv2.get`: what Google knows of a purchase token; null when it knows none. */
  subscription: (token: string) => Promise<unknown>;
  /** `purchases.subscriptions.acknowledge`. */
  acknowledge: (product_id: string, token: string) => Promise<void>;
}

export interface PlaySettings {
  package_name: string;
  /** The headers of our service account. */
  authorise: () => Promise<Headers>;
  /** Where the API is; Google's, unless a test says otherwise. */
  root?: string;
  /** How long a call may take; a test may be less patient. */
  ms?: number;
}

const GOOGLE = 'https://androidpublisher.googleapis.com';
const SCOPE = 'https://www.googleapis.com/auth/androidpublisher';
/** For a call as a whole, our own sign-in at Google and the end of the answer included. */
const BOUNDS = { ms: 10_000, concurrency: 20, queue: 40 };
/** A token that Google does not know, or knows no more. */
const UNKNOWN = [400, 404, 410];

/** The headers of a service account, by its JSON. */
export function serviceAccount(json: string): PlaySettings['authorise'] {
  const { client_email, private_key } = z
    .object({ client_email: z.string(), private_key: z.string() })
    .parse(JSON.parse(json));
  const client = new JWT({ email: client_email, key: private_key, scopes: [SCOPE] });
  return () => client.getRequestHeaders();
}

export function playApi({ package_name, authorise, root = GOOGLE, ms = BOUNDS.ms }: PlaySettings): PlayApi {
  const purchases = `${root}/androidpublisher/v3/applications/${encodeURIComponent(package_name)}/purchases`;
  const bound = bounded({ ...BOUNDS, ms });

  async function call(method: 'GET' | 'POST', path: string): Promise<{ status: number; ok: boolean; body: string }> {
    try {
      return await bound(async (signal) => {
        const headers = await authorise();
        const answer = await fetch(`${purchases}${path}`, { method, headers, signal });
        return { status: answer.status, ok: answer.ok, body: await answer.text() };
      });
    } catch (error) {
      throw new StoreUnavailable('Google Play cannot be reached.', { cause: error });
    }
  }

  return {
    async subscription(token) {
      const answer = await call('GET', `/subscriptionsv2/tokens/${encodeURIComponent(token)}`);
      if (UNKNOWN.includes(answer.status)) return null;
      if (!answer.ok) throw new StoreUnavailable(`Google Play answers ${answer.status}.`);
      return JSON.parse(answer.body) as unknown;
    },
    async acknowledge(product_id, token) {
      const place = `/subscriptions/${encodeURIComponent(product_id)}/tokens/${encodeURIComponent(token)}`;
      const answer = await call('POST', `${place}:acknowledge`);
      if (!answer.ok) throw new StoreUnavailable(`Google Play answers ${answer.status}.`);
    },
  };
}
