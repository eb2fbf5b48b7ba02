import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient, type Prisma } from './generated/client.ts';
import { CommitInDoubt, isDatabaseAway } from './faults.ts';
import { openPipeline } from './pipeline.ts';
import { CONNECTION_WAIT_MS, openPool, type PoolOptions } from './pool.ts';
import { readOver } from './rows.ts';
import { statementNames } from './statement-names.ts';
import { asTransaction } from './transaction.ts';

/** The database as the stores see it. */
export interface Db extends PrismaClient {}
/** The database inside a transaction. */
export type Tx = Prisma.TransactionClient;
/** Either: a query that may run inside a transaction or outside. */
export type DbOrTx = Db | Tx;

/** How long a transaction may take as a whole, unless it asks for more. */
const TRANSACTION_MS = 15_000;

/** Opens a pool of at most `max` connections. Timestamps travel as UTC whatever the server's zone. */
export function connectDb({
  max = 10,
  waitMs = CONNECTION_WAIT_MS,
  ...options
}: Omit<PoolOptions, 'max'> & { max?: number }): Db {
  const pool = openPool({ max, waitMs, ...options });
  // One set of names: Prisma and `fetchRows` share the connections that remember them.
  const nameOf = statementNames();
  const adapter = new PrismaPg(pool, { statementNameGenerator: nameOf, disposeExternalPool: true });
  const db = new PrismaClient({ adapter, transactionOptions: { maxWait: 2 * waitMs, timeout: TRANSACTION_MS } });
  readOver(db, { pool, send: openPipeline(pool), nameOf });
  return db;
}

/** Opens `count` connections ahead of their use. A database that is away is met when it is needed. */
export async function warmUp(db: Db, count: number): Promise<void> {
  // All at once, so that none can serve two.
  await Promise.allSettled(Array.from({ length: count }, () => db.$queryRaw`SELECT 1`));
}

/**
 * Runs `work` in one transaction: all of it is kept, or none. Nothing in it may wait for the outside world. `timeout` in ms is for
 * work on many rows, and counts for each of its statements as well. Throws `CommitInDoubt` when the connection is lost just as the
 * database was told to keep it.
 */
export async function inTransaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  options?: { timeout: number },
): Promise<T> {
  const progress = { done: false };
  try {
    return await db.$transaction(async (tx) => {
      if (options) await tx.$executeRawUnsafe(`SET LOCAL statement_timeout = ${Math.trunc(options.timeout)}`);
      const result = await asTransaction(() => work(tx));
      progress.done = true;
      return result;
    }, options);
  } catch (error) {
    if (progress.done && isDatabaseAway(error)) throw new CommitInDoubt(error);
    throw error;
  }
}
