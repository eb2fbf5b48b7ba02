import pg from 'pg';
import { endWhenSilent } from './silence.ts';

/** What PostgreSQL itself breaks off, in ms; 0 leaves a limit to the server's own settings. */
export interface Limits {
  /** How long one statement may run. */
  statementMs: number;
  /** How long one statement may wait for somebody else's lock. */
  lockMs: number;
  /** How long a transaction may stay open with nothing to do: its owner has forgotten it, or is gone. */
  idleMs: number;
}

const LIMITS: Limits = { statementMs: 15_000, lockMs: 5_000, idleMs: 30_000 };

/**
 * What a connection is opened with. The limits travel with the connection's start and not as statements, so that none is spent on
 * them and no pooler in between hands them to somebody else.
 */
export function startOptions({ statementMs, lockMs, idleMs }: Limits): string {
  const settings = {
    timezone: 'UTC',
    ...(statementMs ? { statement_timeout: statementMs } : {}),
    ...(lockMs ? { lock_timeout: lockMs } : {}),
    ...(idleMs ? { idle_in_transaction_session_timeout: idleMs } : {}),
  };
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/** A pool of at most `max` connections, `min` of which stay open when nothing is to be done. */
export interface PoolOptions {
  url: string;
  max: number;
  min?: number;
  limits?: Limits;
  /** How long a call may wait for a connection, in ms. */
  waitMs?: number;
}

/** How long a call waits for a connection unless it is told otherwise: whoever is served later has gone by then. */
export const CONNECTION_WAIT_MS = 5_000;

/** Opens a pool none of whose connections waits for ever. */
export function openPool({ url, max, min = 0, limits = LIMITS, waitMs = CONNECTION_WAIT_MS }: PoolOptions): pg.Pool {
  const options = startOptions(limits);
  const connection = { connectionString: url, options };
  const pool = new pg.Pool({ ...connection, max, min, connectionTimeoutMillis: waitMs, keepAlive: true });
  // An idle connection that ends leaves the pool by itself; unheard, its error would end the process.
  pool.on('error', () => {});
  endWhenSilent(pool, connection);
  return pool;
}
