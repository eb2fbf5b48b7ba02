import pg from 'pg';
import { Prisma } from './generated/client.ts';
import { CommitInDoubt, isDatabaseAway } from './faults.ts';
import { isRead, type SendStatement } from './pipeline.ts';
import { RowStatement, type ReadValue } from './row-statement.ts';

/** What sends a raw statement: a client of Prisma's, or its transaction. */
export type StatementSender = Pick<Prisma.TransactionClient, '$queryRawUnsafe'>;

/** What a client of Prisma's works with: its pool, what sends past Prisma, and the names it gives to statements. */
interface Source {
  pool: pg.Pool;
  send: SendStatement;
  nameOf: (statement: { sql: string }) => string;
}
const sources = new WeakMap<object, Source>();

/** Lets `fetchRows` read over the source of a client of Prisma's. */
export function readOver(db: object, source: Source): void {
  sources.set(db, source);
}

/** The pool of connections that a client of Prisma's works with. */
export function getPool(db: object): pg.Pool {
  const source = sources.get(db);
  if (!source) throw new Error('This is no database that `connectDb` has opened.');
  return source.pool;
}

const { DATE, INT8, NUMERIC, TIME } = pg.types.builtins;
/** Values as Prisma reads them, so that a statement reads the same within a transaction and outside: a day is its midnight in UTC. */
const parsers = new Map<number, ReadValue>([
  [DATE, (day) => new Date(`${day}T00:00:00Z`)],
  [TIME, (time) => new Date(`1970-01-01T${time}Z`)],
  [INT8, BigInt],
  [NUMERIC, (number) => new Prisma.Decimal(number)],
]);
const findReader = (type: number): ReadValue => parsers.get(type) ?? (pg.types.getTypeParser(type) as ReadValue);

/**
 * The rows of a statement with its parameters: text, numbers, `timestamptz` as Date, JSON parsed. It goes past Prisma, whose own work
 * on a raw statement costs more than the rest of a short request. A statement within a transaction goes Prisma's way, to the same rows; one
 * that writes outside of one is its own transaction, and throws `CommitInDoubt` when the connection is lost before it is answered.
 */
export async function sendStatement<Row extends object>(
  db: StatementSender,
  text: string,
  parameters: readonly unknown[],
): Promise<Row[]> {
  const source = sources.get(db);
  if (!source) return db.$queryRawUnsafe<Row[]>(text, ...parameters);
  const statement = new RowStatement({ name: source.nameOf({ sql: text }), text, values: parameters }, findReader);
  try {
    await source.send(statement);
  } catch (error) {
    // What PostgreSQL itself refuses is not kept.
    const isRefused = error instanceof pg.DatabaseError;
    throw statement.isSubmitted && !isRead(text) && !isRefused && isDatabaseAway(error)
      ? new CommitInDoubt(error)
      : error;
  }
  return statement.found as Row[];
}
