import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient, type Prisma } from './generated/client.ts';
import { readOver } from './rows.ts';
import { statementNames } from './statement-names.ts';

/** The database as the stores see it. */
export interface Db extends PrismaClient {}
/** The database inside a transaction. */
export type Tx = Prisma.TransactionClient;
/** Either: a query that may run inside a transaction or outside. */
export type DbOrTx = Db | Tx;

/** Opens a pool of at most `max` connections. Timestamps travel as UTC whatever the server's zone. */
export function connectDb({ url, max = 10 }: { url: string; max?: number }): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    options: '-c timezone=UTC',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // An idle connection that ends leaves the pool by itself; unheard, its error would end the process.
  pool.on('error', () => {});
  // One set of names: Prisma and `rowsOf` share the connections that remember them.
  const nameOf = statementNames();
  const adapter = new PrismaPg(pool, { statementNameGenerator: nameOf, disposeExternalPool: true });
  const db = new PrismaClient({ adapter, transactionOptions: { maxWait: 10_000, timeout: 15_000 } });
  readOver(db, { pool, nameOf });
  return db;
}

/** Runs `work` in one transaction: all of it is kept, or none. `timeout` in ms is for work that waits on the outside world. */
export const inTransaction = <T>(db: Db, work: (tx: Tx) => Promise<T>, options?: { timeout: number }): Promise<T> =>
  db.$transaction(work, options);
