import { LAST_EVENT_PARAM } from '@fairway/contracts/live/events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { LiveStreams } from '#adapters/live/live-streams.ts';
import { AppError } from '#core/app-error.ts';
import type { Host } from '#http/rest/handler.ts';
import { OpenStreams, STREAM_LIMITS, type StreamLimits } from './open-streams.ts';

/** What the streams of an app hang on. */
export interface Live {
  streams: LiveStreams;
  limits?: Partial<StreamLimits>;
}

/** The last event that the caller has seen: a browser that comes again by itself says it in the header, which is the newer one. */
function readLastSeen({ headers, query }: FastifyRequest): string {
  const named = headers['last-event-id'] ?? (query as Record<string, unknown>)[LAST_EVENT_PARAM];
  return typeof named === 'string' ? named : '';
}

/** `GET /events`: what has changed for whoever is signed in, as it happens (M8). */
export function liveRoutes(
  app: FastifyInstance,
  { live, host: { auth, services }, registry }: { live: Live | undefined; host: Host; registry: Registry },
): void {
  const limits = { ...STREAM_LIMITS, ...live?.limits };
  const streams = live && new OpenStreams(live.streams, { services, limits, log: app.log });
  // Before the server waits for those who are being answered: a stream has no end of its own.
  app.addHook('preClose', (done) => {
    streams?.close();
    done();
  });
  registry.registerMetric(
    new Gauge({
      name: 'fairway_live_streams',
      help: 'Open streams of server-sent events',
      registers: [],
      collect() {
        this.set(streams?.size ?? 0);
      },
    }),
  );
  // Nobody asks for the headers of a stream alone, and such an answer would never end.
  app.get(
    '/events',
    { exposeHeadRoute: false, compress: false, config: { staysOpen: true } },
    async (request, reply) => {
      const actor = await auth.identify(request, reply, true);
      if (!actor) throw new AppError('unauthenticated');
      if (!streams) throw new AppError('unavailable');
      const stream = await streams.open(actor, readLastSeen(request));
      // A proxy that collects an answer before it passes it on would hold every event back.
      return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream.body);
    },
  );
}
