import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { takeForms } from './forms.ts';
import { handlerFor, spoofedHandlerFor, type Handler, type Host } from './handler.ts';
import type { RestRoute } from './table.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof METHODS)[number];

/** One address with all its methods. */
interface Address {
  url: string;
  handlers: Map<Method, Handler>;
  refuse: (request: FastifyRequest, reply: FastifyReply) => string;
}

const refusal = (methods: readonly Method[]) => {
  const allow = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
  const body = JSON.stringify({ message: `This address takes ${allow} only.` });
  return (_request: FastifyRequest, reply: FastifyReply): string => {
    reply.code(405).header('allow', allow).header('content-type', 'application/json; charset=utf-8');
    return body;
  };
};

function addressOf(host: Host, path: string, routes: readonly RestRoute[]): Address {
  const handlers = new Map<Method, Handler>(routes.map((route) => [route.meta.method, handlerFor(host, route)]));
  const spoofable = routes.some(({ meta }) => meta.method === 'PUT' || meta.method === 'DELETE');
  const refuse = refusal([...handlers.keys()]);
  if (spoofable) {
    const writes = routes.filter(({ meta }) => meta.method !== 'GET');
    handlers.set('POST', spoofedHandlerFor(host, writes, refuse));
  }
  return { url: path.replace(/\{(\w+)\}/g, ':$1'), handlers, refuse };
}

/** Puts the table's procedures on their addresses. Reads know no bodies, which keeps the busiest calls lean. */
export async function restRoutes(
  app: FastifyInstance,
  { host, table }: { host: Host; table: readonly RestRoute[] },
): Promise<void> {
  const paths = Map.groupBy(table, ({ meta }) => meta.path.replace(/\/$/, ''));
  const addresses = [...paths].map(([path, routes]) => addressOf(host, path, routes));

  for (const { url, handlers } of addresses) {
    const read = handlers.get('GET');
    if (read) app.get(url, read);
  }
  await app.register(async (writes) => {
    await takeForms(writes);
    for (const { url, handlers, refuse } of addresses) {
      for (const method of METHODS) {
        const write = handlers.get(method);
        if (method !== 'GET' && write) writes.route({ method, url, handler: write });
      }
      const others = METHODS.filter((method) => !handlers.has(method));
      writes.route({ method: [...others, 'OPTIONS'], url, handler: async (request, reply) => refuse(request, reply) });
    }
  });
}
