import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long requests in flight may take once the process is to end. */
const PATIENCE_MS = 6_000;
/** How long connections to the outside may take to say goodbye; a query that hangs never would. */
const GOODBYE_MS = 1_500;
const IDLE_SWEEP_MS = 50;

/** Takes no more requests, lets those in flight finish for at most `PATIENCE_MS`, then cuts what is left. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  // A connection whose answer has gone out would otherwise be kept for its next request.
  const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS);
  const late = setTimeout(() => {
    app.log.warn('some requests did not finish in time and were cut off');
    app.server.closeAllConnections();
  }, PATIENCE_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
    clearTimeout(late);
  }
}

/** Closes connections to the outside, without waiting for one that hangs. */
export async function closeConnections(...closing: Promise<unknown>[]): Promise<void> {
  await Promise.race([Promise.allSettled(closing), wait(GOODBYE_MS, undefined, { ref: false })]);
}
