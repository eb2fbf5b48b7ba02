import { setTimeout as wait } from 'node:timers/promises';
import type { DatabaseProbe, DatabaseState } from '@fairway/db/probe';
import type { FastifyBaseLogger } from 'fastify';

const AGAIN_MS = 1_000;

/**
 * Tells of a database that does not answer at the start or lacks migrations, and of the first time that all is well. The API starts
 * all the same: it answers 503 until then, which callers understand better than a closed door.
 */
export async function watchDatabase(probe: DatabaseProbe, url: string, log: FastifyBaseLogger): Promise<void> {
  const { host } = new URL(url);
  const complaints: Record<Exclude<DatabaseState, 'ok'>, string> = {
    away: `The database at ${host} does not answer: every call that needs it gets a 503 until it does.`,
    unmigrated: `The database at ${host} lacks migrations of this version: run node tools/cli/db/deploy.ts.`,
  };
  let told: DatabaseState = 'ok';
  for (;;) {
    const state = await probe.state();
    if (state === 'ok') break;
    if (state !== told) log.warn(complaints[state]);
    told = state;
    await wait(AGAIN_MS, undefined, { ref: false });
  }
  if (told !== 'ok') log.info('The database answers.');
}
