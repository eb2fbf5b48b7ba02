import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Deps } from '../trpc/context.ts';
import { moneyMetrics } from './money-metrics.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Measures every request by its route and shows the figures at `/metrics`, with the process's own, as Prometheus reads them. */
export function metrics(app: FastifyInstance, deps: Pick<Deps, 'db' | 'now'>): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  moneyMetrics(registry, deps);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const counters = new Map<string, ReturnType<typeof durations.labels>>();

  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const key = `${request.method} ${route} ${reply.statusCode}`;
    let counter = counters.get(key);
    if (!counter) counters.set(key, (counter = durations.labels(request.method, route, `${reply.statusCode}`)));
    counter.observe(reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { logLevel: 'warn' }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  app.addHook('onClose', () => registry.clear());
}
