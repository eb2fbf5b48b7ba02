import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '@fairway/db/client';
import { databaseAnswers } from './health.ts';
import type { FastifyBaseLogger } from 'fastify';

const AGAIN_MS = 1_000;

/**
 * Tells of a database that does not answer at the start, and of its first answer. The API starts all the same: it answers 503
 * until then, which callers understand better than a closed door.
 */
export async function watchDatabase(db: Db, url: string, log: FastifyBaseLogger): Promise<void> {
  if (await databaseAnswers(db)) return;
  log.warn(`The database at ${new URL(url).host} does not answer: every call that needs it gets a 503 until it does.`);
  while (!(await databaseAnswers(db))) await wait(AGAIN_MS, undefined, { ref: false });
  log.info('The database answers.');
}
