import { APP_VERSION } from '@fairway/contracts/constants';
import { errorBody } from '@fairway/contracts/errors';
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import fastify, { type FastifyInstance } from 'fastify';
import type { OpenAPI, OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import { LIVE_PATHS, LIVE_TAG } from '#http/live/document.ts';
import { UPLOAD_PATHS, UPLOADS_TAG } from '#http/resumable/document.ts';
import { COMPONENTS } from './components.ts';
import { describeRoute, listRefusals, type Json } from './operation.ts';
import { restRoutes, type RouteSchemas } from './routes.ts';
import type { RestRoute } from './table.ts';

const described = (description: string, headers?: OpenAPIV3_1.ResponseObject['headers']) => ({
  description,
  ...(headers ? { headers } : {}),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

const retryAfter: OpenAPIV3_1.ResponseObject['headers'] = {
  'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } },
};

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
  StorageFull: described('There is no room for files at the moment'),
  Unavailable: described('The records cannot be reached at the moment', retryAfter),
};

const SECURITY_SCHEMES: OpenAPIV3_1.ComponentsObject['securitySchemes'] = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The `api_token` of `POST /login`.' },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'auth',
    description: 'The browser’s cookie, named `__Host-auth` behind https. Writes need an `Origin` of our own.',
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

type Finish = NonNullable<FastifyDynamicSwaggerOptions['transformObject']>;

const PLACES = ['path', 'query', 'header'];
const rankParameter = (parameter: object) => ('in' in parameter ? PLACES.indexOf(String(parameter.in)) : -1);

/**
 * Says of each call what a route's schema cannot say: its refusals by reference, and that a body may be left out. All in one order,
 * so that the same table makes the same text.
 */
function finishDocument(table: readonly RestRoute[]): Finish {
  const routes = new Map(table.map((route) => [route.name, route]));
  return (made) => {
    // It is of the version that is asked for below, which its type does not know.
    const document = ('openapiObject' in made ? made.openapiObject : {}) as Partial<OpenAPIV3_1.Document>;
    for (const path of Object.values(document.paths ?? {})) {
      for (const operation of Object.values(path ?? {}) as OpenAPIV3_1.OperationObject[]) {
        const route = routes.get(operation.operationId ?? '');
        if (!route) continue;
        operation.parameters?.sort((a, b) => rankParameter(a) - rankParameter(b));
        Object.assign(operation.responses ?? {}, listRefusals(route));
        const body = document.components?.schemas?.[route.name];
        if (operation.requestBody && 'required' in operation.requestBody)
          operation.requestBody.required = body?.type !== 'object' || body.required !== undefined;
      }
      const { put } = path ?? {};
      if (path && put && routes.get(put.operationId ?? '')?.meta.posted)
        path.post = {
          ...put,
          operationId: `${put.operationId}.posted`,
          summary: `${put.summary}, by a form that sends \`_method=put\` besides`,
        };
    }
    // What speaks another protocol describes itself.
    return sorted({ ...document, paths: { ...document.paths, ...UPLOAD_PATHS, ...LIVE_PATHS } }) as typeof document;
  };
}

/** Describes the table to Fastify, whose shared schemas are the components of the document. */
function describeTable(app: FastifyInstance, table: readonly RestRoute[]): RouteSchemas {
  const { $schema: _, ...error } = z.toJSONSchema(errorBody);
  const shared: Json = { Error: error };
  const schemas = new Map(table.map((route) => [route, describeRoute(route, { names: COMPONENTS, schemas: shared })]));
  for (const [name, schema] of Object.entries(shared)) app.addSchema({ $id: name, ...(schema as Json) });
  // They describe, and nothing is made of them for a route that nobody calls.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
  return schemas;
}

/** The OpenAPI 3.1 document, made from routes that nobody answers. */
export async function openApi(table: readonly RestRoute[]): Promise<OpenAPI.Document> {
  const { default: swagger } = await import('@fastify/swagger');
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Fairway', version: APP_VERSION, description: 'Golf coaches, their players, their diary.' },
      servers: [{ url: '/api' }],
      security: [{ bearer: [] }, { cookie: [] }],
      tags: [...new Set([...table.map(({ meta }) => meta.tag), UPLOADS_TAG, LIVE_TAG])]
        .sort()
        .map((name) => ({ name })),
      components: { responses: RESPONSES, securitySchemes: SECURITY_SCHEMES },
    },
    hideUntagged: true,
    convertConstToEnum: false,
    refResolver: { buildLocalReference: ({ $id }) => (typeof $id === 'string' ? $id : '') },
    transformObject: finishDocument(table),
  });
  const silent = async () => '';
  const handlers = { call: () => silent, spoof: () => silent };
  await app.register(async (api) => restRoutes(api, { table, handlers, schemas: describeTable(api, table) }), {
    prefix: '/api',
  });
  await app.ready();
  return app.swagger();
}
