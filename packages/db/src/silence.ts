import pg from 'pg';
import { setPipelining } from './pipeline.ts';

/** How long a query may be without an answer before it is asked whether PostgreSQL answers anybody. */
const SILENCE_MS = 2_000;
/** How long PostgreSQL may take to answer that question. */
const PROBE_MS = 2_000;
const LOOK_MS = 500;
/** A look that comes this late was held up by this process itself, which then cannot tell who was slow. */
const LATE_MS = 1_000;

/**
 * Breaks off what waits on a PostgreSQL that is frozen: it keeps its connections open and answers nothing, so neither its own
 * limits nor the network's end the wait. A query that is merely slow is told apart by a new connection, which is answered.
 * Those broken off fail as on a database that is away.
 */
export function endWhenSilent(pool: pg.Pool, connection: pg.ClientConfig): void {
  const waiting = new Map<pg.PoolClient, number>();
  pool.on('connect', (client) => noteQueries(client, waiting));
  pool.on('remove', (client) => waiting.delete(client));

  let looking = false;
  let lookedAt = performance.now();
  const look = async () => {
    const now = performance.now();
    const late = now - lookedAt > LOOK_MS + LATE_MS;
    lookedAt = now;
    const silent = [...waiting].filter(([, since]) => now - since > SILENCE_MS);
    if (late || looking || silent.length === 0) return;
    looking = true;
    const answers = await answersAnybody(connection);
    looking = false;
    for (const [client, since] of silent) {
      // What was answered meanwhile, and asked something else, is looked at by itself.
      if (waiting.get(client) !== since) continue;
      if (answers) waiting.set(client, performance.now());
      else hangUp(client);
    }
  };
  const timer = setInterval(() => void look(), LOOK_MS).unref();
  const end = pool.end.bind(pool);
  pool.end = async () => {
    clearInterval(timer);
    await end();
  };
}

/** Keeps, for as long as a connection has queries without an answer, since when. */
function noteQueries(client: pg.PoolClient, waiting: Map<pg.PoolClient, number>): void {
  client.query = ((...args: unknown[]) => {
    if (!waiting.has(client)) waiting.set(client, performance.now());
    // The class's own at this moment: tests and the bench listen in there.
    const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
    return Reflect.apply(query, client, args);
  }) as typeof client.query;
  client.on('drain', () => waiting.delete(client));
}

/** Ends a connection at once: with a query under way the driver cuts the line in place of a farewell. */
function hangUp(client: pg.PoolClient): void {
  // Of a pipeline it would wait for the answers.
  setPipelining(client, false);
  (client as unknown as pg.Client).end().catch(() => {});
}

/** Whether PostgreSQL answers a new connection; a refusal of its own is an answer, too. */
async function answersAnybody(connection: pg.ClientConfig): Promise<boolean> {
  const probe = new pg.Client({ ...connection, connectionTimeoutMillis: PROBE_MS, query_timeout: PROBE_MS });
  probe.on('error', () => {});
  try {
    await probe.connect();
    await probe.query('SELECT 1');
    return true;
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);
  } finally {
    void probe.end().catch(() => {});
  }
}
