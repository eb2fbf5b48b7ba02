import { REQUEST_MESSAGES } from '@fairway/contracts/messages/requests';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import { takeForms } from './forms.ts';
import type { Handler, Handlers } from './handler.ts';
import type { RestRoute } from './table.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

/** One method of an address; it has a schema where it is described. */
interface Way {
  url: string;
  handler: Handler;
  schema?: FastifySchema;
}

/** One address with all its methods. */
interface Address {
  url: string;
  ways: Map<Method, Way>;
  refuse: (request: FastifyRequest, reply: FastifyReply) => string;
}

const refusal = (methods: readonly Method[]) => {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  const body = JSON.stringify({ message: REQUEST_MESSAGES.methodNotAllowed(allow) });
  return (_request: FastifyRequest, reply: FastifyReply): string => {
    reply.code(405).header('allow', allow).header('content-type', 'application/json; charset=utf-8');
    return body;
  };
};

/** How routes are described, by the calls of the table. */
export type RouteSchemas = ReadonlyMap<RestRoute, FastifySchema>;

const toUrl = (path: string) => path.replace(/\{(\w+)\}/g, ':$1');

function buildAddress(
  path: string,
  routes: readonly RestRoute[],
  { handlers, schemas }: { handlers: Handlers; schemas: RouteSchemas | undefined },
): Address {
  const url = toUrl(path);
  const ways = new Map<Method, Way>();
  for (const route of routes) {
    const schema = schemas?.get(route);
    ways.set(route.meta.method, {
      url: toUrl(route.meta.path),
      handler: handlers.call(route),
      ...(schema && { schema }),
    });
  }
  const refuse = refusal([...ways.keys()]);
  if (routes.some(({ meta }) => meta.method === 'PUT' || meta.method === 'DELETE')) {
    const writes = routes.filter(({ meta }) => meta.method !== 'GET');
    ways.set('POST', { url, ...ways.get('POST'), handler: handlers.spoof(writes, refuse) });
  }
  return { url, ways, refuse };
}

/**
 * Puts the table's procedures on their addresses. Reads know no bodies, which keeps the busiest calls lean. What comes in is checked by
 * the procedure, as over tRPC, and what goes out is text already: schemas are for the document alone.
 */
export async function restRoutes(
  app: FastifyInstance,
  { handlers, table, schemas }: { handlers: Handlers; table: readonly RestRoute[]; schemas?: RouteSchemas },
): Promise<void> {
  const paths = Map.groupBy(table, ({ meta }) => meta.path.replace(/\/$/, ''));
  const addresses = [...paths].map(([path, routes]) => buildAddress(path, routes, { handlers, schemas }));

  for (const { ways } of addresses) {
    const read = ways.get('GET');
    if (read) app.route({ method: 'GET', ...read });
  }
  await app.register(async (writes) => {
    await takeForms(writes);
    for (const { url, ways, refuse } of addresses) {
      for (const [method, way] of ways) if (method !== 'GET') writes.route({ method, ...way });
      const others = METHODS.filter((method) => !ways.has(method));
      writes.route({ method: [...others, 'OPTIONS'], url, handler: async (request, reply) => refuse(request, reply) });
    }
  });
}
