import type { DatabaseProbe, DatabaseState } from '@fairway/db/probe';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Overload } from './overload.ts';

const STATUS: Record<DatabaseState, string> = {
  ok: 'ok',
  away: 'waiting for the database',
  unmigrated: 'waiting for the database to be migrated',
};

const MIGRATIONS: Record<DatabaseState, string> = { ok: 'ok', away: 'unknown', unmigrated: 'missing' };

interface Watched {
  probe: DatabaseProbe;
  overload: Overload;
  redis: Redis | undefined;
}

/**
 * `/health` says that the process lives and can work: a busy one is as well as an idle one, and is not to be ended for it. `/ready`
 * says whether callers should be sent here now, and tells of each part. Redis away is no reason to send them elsewhere.
 */
export function healthRoutes(app: FastifyInstance, { probe, overload, redis }: Watched): void {
  const options = { logLevel: 'warn', config: { neverShed: true } } as const;
  app.get('/health', options, async (_request, reply) => {
    const state = await probe.state();
    return reply.code(state === 'ok' ? 200 : 503).send({ status: STATUS[state] });
  });
  app.get('/ready', options, async (_request, reply) => {
    const state = await probe.state();
    const busy = overload.reason() !== null;
    const parts = {
      database: state === 'away' ? 'away' : 'ok',
      migrations: MIGRATIONS[state],
      load: busy ? 'too high' : 'ok',
      redis: redis?.status === 'ready' ? 'ok' : 'away',
    };
    const status = state === 'ok' && busy ? 'busy' : STATUS[state];
    return reply.code(status === 'ok' ? 200 : 503).send({ status, ...parts });
  });
}
