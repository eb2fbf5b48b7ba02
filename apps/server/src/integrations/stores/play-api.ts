import { JWT } from 'google-auth-library';
import { z } from 'zod';
import { StoreAway } from './store.ts';

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
}

const GOOGLE = 'https://androidpublisher.googleapis.com';
const SCOPE = 'https://www.googleapis.com/auth/androidpublisher';
const PATIENCE_MS = 10_000;
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

export function playApi({ package_name, authorise, root = GOOGLE }: PlaySettings): PlayApi {
  const purchases = `${root}/androidpublisher/v3/applications/${encodeURIComponent(package_name)}/purchases`;

  async function call(method: 'GET' | 'POST', path: string): Promise<Response> {
    try {
      const headers = await authorise();
      return await fetch(`${purchases}${path}`, { method, headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    } catch (error) {
      throw new StoreAway('Google Play cannot be reached.', { cause: error });
    }
  }

  return {
    async subscription(token) {
      const answer = await call('GET', `/subscriptionsv2/tokens/${encodeURIComponent(token)}`);
      if (UNKNOWN.includes(answer.status)) return null;
      if (!answer.ok) throw new StoreAway(`Google Play answers ${answer.status}.`);
      return answer.json();
    },
    async acknowledge(product_id, token) {
      const place = `/subscriptions/${encodeURIComponent(product_id)}/tokens/${encodeURIComponent(token)}`;
      const answer = await call('POST', `${place}:acknowledge`);
      if (!answer.ok) throw new StoreAway(`Google Play answers ${answer.status}.`);
    },
  };
}
