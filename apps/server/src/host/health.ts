import { sql } from '@fairway/db/sql';
import type { Db } from '@fairway/db/client';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { answeredIn } from './patience.ts';

const PATIENCE_MS = 2_000;

/** Whether the database answers a question within two seconds. */
export const databaseAnswers = (db: Db): Promise<boolean> =>
  answeredIn(
    PATIENCE_MS,
    db.$queryRaw(sql`SELECT 1`).then(() => true),
    false,
  );

/** `/health` says that the app can work; `/ready` says also what it does without. Redis away is no reason to send callers elsewhere. */
export function healthRoutes(app: FastifyInstance, { db, redis }: { db: Db; redis: Redis | undefined }): void {
  app.get('/health', { logLevel: 'warn' }, async (_request, reply) => {
    const well = await databaseAnswers(db);
    return reply.code(well ? 200 : 503).send({ status: well ? 'ok' : 'waiting for the database' });
  });
  app.get('/ready', { logLevel: 'warn' }, async (_request, reply) => {
    const well = await databaseAnswers(db);
    const state = { database: well ? 'ok' : 'away', redis: redis?.status === 'ready' ? 'ok' : 'away' };
    return reply.code(well ? 200 : 503).send({ status: well ? 'ok' : 'waiting for the database', ...state });
  });
}
