import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Env } from '#core/env.ts';
import type { AppServices } from '#app/context.ts';
import { readBearer } from './auth.ts';
import { answerUnknown } from './errors.ts';
import { moneyMetrics } from './reconciliation-metrics.ts';
import { guardAnswers } from './security.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Who may read the figures: anybody, whoever sends this token as a bearer's, or nobody. */
export type MetricsAccess = 'open' | 'closed' | { token: string };

/** What goes on inside is for whoever runs it: production shows its figures for a token alone, development to anybody. */
export const metricsAccess = ({
  NODE_ENV,
  METRICS_TOKEN,
}: Partial<Pick<Env, 'NODE_ENV' | 'METRICS_TOKEN'>>): MetricsAccess => {
  if (METRICS_TOKEN !== undefined) return { token: METRICS_TOKEN };
  return NODE_ENV === 'production' ? 'closed' : 'open';
};

/** `timingSafeEqual` takes texts of one length alone, which digests are. */
const toDigest = (text: string) => createHash('sha256').update(text).digest();
const isAllowed = (access: MetricsAccess, request: FastifyRequest): boolean => {
  if (typeof access === 'string') return access === 'open';
  return timingSafeEqual(toDigest(readBearer(request) ?? ''), toDigest(access.token));
};

/**
 * Measures every request by its route and shows the figures at `/metrics`, with the process's own, as Prometheus reads them. To whoever
 * may not read them they are not there. Answers where others register theirs.
 */
export function metrics(
  app: FastifyInstance,
  { services, access }: { services: Pick<AppServices, 'db' | 'now' | 'publicUrl'>; access: MetricsAccess },
): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  moneyMetrics(registry, services);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took, by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const counters = new Map<string, ReturnType<typeof durations.labels>>();

  app.addHook('onResponse', (request, reply, done) => {
    // How long somebody listens says nothing of how fast we are.
    if (request.routeOptions.config.staysOpen && reply.statusCode === 200) return done();
    const route = request.routeOptions.url ?? 'none';
    const key = `${request.method} ${route} ${reply.statusCode}`;
    let counter = counters.get(key);
    if (!counter) counters.set(key, (counter = durations.labels(request.method, route, `${reply.statusCode}`)));
    counter.observe(reply.elapsedTime / 1000);
    done();
  });
  void app.register(async (figures) => {
    guardAnswers(figures, services.publicUrl);
    figures.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
      if (!isAllowed(access, request)) return answerUnknown(request, reply);
      return reply.type(registry.contentType).send(await registry.metrics());
    });
  });
  app.addHook('onClose', () => registry.clear());
  return registry;
}
