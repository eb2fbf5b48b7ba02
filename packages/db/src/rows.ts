import type pg from 'pg';
import type { Prisma } from './generated/client.ts';
import type { Sql } from './sql.ts';

/** What a client of Prisma's works with: its pool, and the names it gives to statements. */
interface Source {
  pool: pg.Pool;
  nameOf: (statement: { sql: string }) => string;
}
const sources = new WeakMap<object, Source>();

/** Lets `rowsOf` read over the source of a client of Prisma's. */
export function readOver(db: object, source: Source): void {
  sources.set(db, source);
}

/**
 * The rows of a statement as the driver reads them: text, numbers, `timestamptz` as Date, JSON parsed. For the few reads that
 * every request makes: Prisma's own work on a raw statement costs more than the rest of such a request. A statement within a
 * transaction goes Prisma's way, to the same rows.
 */
export async function rowsOf<Row extends object>(
  db: Pick<Prisma.TransactionClient, '$queryRaw'>,
  statement: Sql,
): Promise<Row[]> {
  const source = sources.get(db);
  if (!source) return db.$queryRaw<Row[]>(statement);
  const { text, values } = statement;
  return (await source.pool.query<Row>({ name: source.nameOf({ sql: text }), text, values })).rows;
}
