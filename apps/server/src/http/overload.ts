import { REQUEST_MESSAGES } from '@fairway/contracts/messages/requests';
import underPressure from '@fastify/under-pressure';
import { getPool } from '@fairway/db/rows';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Env } from '#core/env.ts';
import { AppError } from '#core/app-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers however much there is to do. */
    neverShed?: true;
    /** Is answered for as long as its caller listens: refused at the door like others, but keeps nobody out and is no slow call. */
    staysOpen?: true;
  }
}

/** Past these bounds requests are refused at the door; 0 switches a bound off. */
export interface OverloadLimits {
  /** Requests worked on at once. */
  requests: number;
  /** Requests in line for a connection of the pool. */
  waiting: number;
  /** How late the event loop comes round, in ms. */
  event_loop_ms: number;
}

export const overloadLimitsFrom = (env: Env): OverloadLimits => ({
  requests: env.OVERLOAD_REQUESTS,
  waiting: env.OVERLOAD_POOL_WAITING,
  event_loop_ms: env.OVERLOAD_EVENT_LOOP_MS,
});

export const NO_LIMITS: OverloadLimits = { requests: 0, waiting: 0, event_loop_ms: 0 };

export type OverloadReason = 'requests' | 'database' | 'event loop';

/** What a refused request is answered, by the way it came. */
export type Refuse = (request: FastifyRequest, refusal: AppError) => unknown;

export interface Overload {
  /** Why requests are refused at this moment; null while they are not. */
  reason: () => OverloadReason | null;
  /** Has the requests of a scope refused while there is too much to do, before a body is read or a caller looked up. */
  guard: (scope: FastifyInstance, refuse?: Refuse) => void;
}

const SAMPLE_MS = 250;
/** Late samples in a row that make a pressure: one alone is a pause, such as that of the start, which is over when it is seen. */
const LATE_SAMPLES = 2;
/**
 * A request counts as worked on for so long: whatever takes longer waits for something other than us, and must not keep others out.
 * Where it waits for the database, the line for the pool still shows it.
 */
const COUNTED_MS = 10_000;
const LOG_EVERY_MS = 1_000;

const refusals = new WeakSet<FastifyReply>();
/** Whether this is the answer to a request that was refused at the door: those are logged by their number. */
export const isShed = (reply: FastifyReply): boolean => refusals.has(reply);

/** Made once, for they have to be cheap. Those who are refused together are told to come back at different times. */
const REFUSALS = [1, 2, 3].map(
  (retryAfter) =>
    new AppError('unavailable', {
      message: REQUEST_MESSAGES.overloaded,
      retryAfter,
    }),
);
const pickRefusal = (): AppError => REFUSALS[Math.floor(Math.random() * REFUSALS.length)]!;

/** An upload mostly waits for its sender, who may be slow: it is refused at the door like others, but keeps nobody out. */
const isUpload = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config.streamsBody === true || headers['content-type']?.startsWith('multipart/form-data') === true;

/**
 * Measures how much there is to do. Those admitted are answered at the usual pace however many are not, because refusing one costs
 * next to nothing beside answering one (docs/decisions/029).
 */
export async function watchLoad(
  app: FastifyInstance,
  { db, limits, registry }: { db: object; limits: OverloadLimits; registry: Registry },
): Promise<Overload> {
  // The plugin measures; what is refused, and how it is answered, is decided by the guard of each scope.
  await app.register(underPressure, {
    maxEventLoopDelay: limits.event_loop_ms,
    sampleInterval: SAMPLE_MS,
    pressureHandler: () => {},
  });
  const pool = limits.waiting > 0 ? getPool(db) : null;
  /** The requests that are worked on, and since when, the oldest first. */
  const working = new Map<FastifyReply, number>();
  let late = 0;
  const watch = setInterval(() => {
    late = app.isUnderPressure() ? late + 1 : 0;
    dropOld(working);
  }, SAMPLE_MS).unref();
  app.addHook('onClose', () => clearInterval(watch));

  const reason = (): OverloadReason | null => {
    if (limits.requests > 0 && working.size >= limits.requests) return 'requests';
    if (pool && pool.waitingCount > limits.waiting) return 'database';
    return late >= LATE_SAMPLES ? 'event loop' : null;
  };

  const count = shedCounter(app, registry);
  registry.registerMetric(
    new Gauge({
      name: 'fairway_requests_working',
      help: 'Requests worked on now',
      registers: [],
      collect() {
        this.set(working.size);
      },
    }),
  );

  const admit = (reply: FastifyReply) => {
    working.set(reply, performance.now());
    reply.raw.once('close', () => working.delete(reply));
  };

  const guard: Overload['guard'] = (scope, refuse = (_request, { body }) => body) => {
    /** Refuses a request while there is too much to do; false when it may go on. */
    const isRefused = (request: FastifyRequest, reply: FastifyReply): boolean => {
      const why = request.routeOptions.config.neverShed ? null : reason();
      if (why === null) return false;
      count(why);
      refusals.add(reply);
      const refusal = pickRefusal();
      void reply.code(503).header('retry-after', refusal.retryAfter).send(refuse(request, refusal));
      return true;
    };
    scope.addHook('onRequest', (request, reply, done) => {
      if (!isRefused(request, reply)) done();
    });
    // Those who came while a body was read were not counted yet.
    scope.addHook('preHandler', (request, reply, done) => {
      if (isRefused(request, reply)) return;
      const { neverShed, staysOpen } = request.routeOptions.config;
      if (!neverShed && !staysOpen && !isUpload(request)) admit(reply);
      done();
    });
  };
  return { reason, guard };
}

/** Leaves out the requests that have been worked on for too long to count. */
function dropOld(working: Map<FastifyReply, number>): void {
  const oldest = performance.now() - COUNTED_MS;
  for (const [reply, since] of working) {
    if (since > oldest) return;
    working.delete(reply);
  }
}

/** Counts what is refused: for `/metrics`, and in one line of the log a second. */
function shedCounter(app: FastifyInstance, registry: Registry): (why: OverloadReason) => void {
  const counter = new Counter({
    name: 'fairway_requests_shed_total',
    help: 'Requests refused because there was too much to do, by what was too much',
    labelNames: ['reason'],
    registers: [registry],
  });
  let unlogged = 0;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onClose', () => clearTimeout(timer));
  return (why) => {
    counter.inc({ reason: why });
    unlogged += 1;
    timer ??= setTimeout(() => {
      app.log.warn({ refused: unlogged, reason: why }, 'too much to do: requests were refused');
      [unlogged, timer] = [0, undefined];
    }, LOG_EVERY_MS).unref();
  };
}
