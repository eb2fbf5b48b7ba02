import pg from 'pg';
import { getPool } from './rows.ts';

/** How the database stands: it does not answer, it lacks migrations of this build, or it is as this build expects it. */
export type DatabaseState = 'away' | 'unmigrated' | 'ok';

/** Asks how the database stands, over a connection of its own. */
export interface DatabaseProbe {
  state: () => Promise<DatabaseState>;
  close: () => Promise<void>;
}

/** An answer this young is given again, so that no crowd of askers costs the database more than one question a second. */
const FRESH_MS = 1_000;
const TIMEOUT_MS = 2_000;

/** A database may be ahead of this build, as it is while a newer version is rolled out; it may lack nothing that the build expects. */
const MISSING = `SELECT count(*)::int AS missing FROM unnest($1::text[]) AS expected(name)
  WHERE NOT EXISTS (SELECT FROM _prisma_migrations
    WHERE migration_name = expected.name AND finished_at IS NOT NULL AND rolled_back_at IS NULL)`;
const NO_SUCH_TABLE = '42P01';

/**
 * Asks over one connection beside the pool of `db`: requests that wait in line for the pool do not delay it. `migrations` are the
 * names that have to be applied.
 */
export function databaseProbe(db: object, migrations: readonly string[]): DatabaseProbe {
  const own = new pg.Pool({
    ...getPool(db).options,
    max: 1,
    connectionTimeoutMillis: TIMEOUT_MS,
    // Longer than we wait for an answer: this one only gets rid of a connection that hangs.
    query_timeout: 2 * TIMEOUT_MS,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
  });
  own.on('error', () => {
    // The pool drops the connection by itself; the next question opens another one.
  });

  async function ask(): Promise<DatabaseState> {
    try {
      const { rows } = await own.query<{ missing: number }>(MISSING, [migrations]);
      return rows[0]?.missing === 0 ? 'ok' : 'unmigrated';
    } catch (error) {
      return (error as { code?: unknown }).code === NO_SUCH_TABLE ? 'unmigrated' : 'away';
    }
  }

  let last: { state: Promise<DatabaseState>; asked_at: number } | undefined;
  return {
    state: () => {
      const now = performance.now();
      if (!last || now - last.asked_at > FRESH_MS) last = { state: withTimeout(ask()), asked_at: now };
      return last.state;
    },
    close: () => own.end(),
  };
}

/**
 * An answer, or 'away' after two seconds. After a stall of the event loop an overdue timer runs before the answer that came meanwhile
 * is read, so the timer lets one round of reading pass first: a busy process is not taken for a silent database.
 */
async function withTimeout(answer: Promise<DatabaseState>): Promise<DatabaseState> {
  const tooLate = Promise.withResolvers<DatabaseState>();
  const timer = setTimeout(() => setImmediate(() => setImmediate(() => tooLate.resolve('away'))), TIMEOUT_MS);
  try {
    return await Promise.race([answer, tooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
}
