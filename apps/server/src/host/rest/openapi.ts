import { APP_VERSION } from '@fairway/contracts/constants';
import { errorBody } from '@fairway/contracts/errors';
import { z } from 'zod';
import { COMPONENTS } from './components.ts';
import { operationOf, type Json } from './operation.ts';
import type { RestRoute } from './table.ts';

const described = (description: string, headers?: Json) => ({
  description,
  ...(headers ? { headers } : {}),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const retryAfter = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } };

const RESPONSES = {
  Unauthenticated: described('Nobody is signed in, or the session is over'),
  Forbidden: described('Not for this type of user, or a cookie sent from another site'),
  NotFound: described('There is no such thing, or it is somebody else’s'),
  Conflict: described('The key stands for another purchase, or what it bought has been given back'),
  Card: described(
    'The cardholder must confirm the payment with `client_secret`, then the call is repeated with `payment_intent_id` (`authentication_required`); or the card was refused, in the provider’s words (`card_error`)',
  ),
  Invalid: described('The input was refused; `errors` has the texts by field'),
  TooManyRequests: described('Too many attempts', retryAfter),
  Unavailable: described('The records cannot be reached at the moment', retryAfter),
};

const SECURITY_SCHEMES = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The `api_token` of `POST /login`.' },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'auth',
    description: 'The browser’s cookie. Writes need an `Origin` of our own.',
  },
};

/** `value` with the keys of every object in order, so that the document only changes when its meaning does. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}

/** The OpenAPI 3.1 document of the REST table. The same table makes the same text, to the letter. */
export function openApi(table: readonly RestRoute[]): Json {
  const paths: Record<string, Json> = {};
  const { $schema: _, ...error } = z.toJSONSchema(errorBody);
  const schemas: Json = { Error: error };
  for (const route of table) {
    const path = (paths[route.meta.path] ??= {});
    path[route.meta.method.toLowerCase()] = operationOf(route, { names: COMPONENTS, schemas });
  }
  const document = {
    openapi: '3.1.0',
    info: { title: 'Fairway', version: APP_VERSION, description: 'Golf coaches, their players, their diary.' },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }, { cookie: [] }],
    tags: [...new Set(table.map(({ meta }) => meta.tag))].sort().map((name) => ({ name })),
    paths,
    components: { schemas, responses: RESPONSES, securitySchemes: SECURITY_SCHEMES },
  };
  return sorted(document) as Json;
}
