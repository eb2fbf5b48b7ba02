import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type ColumnType,
  type Compilable,
  type RawBuilder,
  sql,
} from 'kysely';
import type { DbOrTx } from './client.ts';
import type { Prisma } from './generated/client.ts';
import { sendStatement } from './rows.ts';

type Models = Prisma.TypeMap['model'];
type Row<Table extends keyof Models> = Models[Table]['payload']['scalars'];
/** A row as Prisma inserts it: what the database fills in by itself may be left out. */
type NewRow<Table extends keyof Models> = Exclude<
  Models[Table]['operations']['createMany']['args']['data'],
  readonly unknown[]
>;
/** An id that is a UUID is made by Prisma and not by the database, so here it is named. */
type NewValue<NewRow, Column> = Column extends keyof NewRow
  ? Column extends 'id'
    ? NewRow[Column] extends string | undefined
      ? string
      : NewRow[Column]
    : NewRow[Column]
  : never;
type Columns<Row, NewRow> = {
  [Column in keyof Row]: ColumnType<Row[Column], NewValue<NewRow, Column>, Row[Column]>;
};

/** The tables as Prisma's schema has them, so that both speak of one shape. */
export type Database = { [Table in keyof Models]: Columns<Row<Table>, NewRow<Table>> };

/**
 * Builds what Prisma cannot say: locks, joins, upserts, aggregates. It has no connection of its own; `fetchRows` and `execute` send
 * what it builds over Prisma's, and within a transaction of Prisma's where there is one.
 */
export const query = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** A statement that was built, or one written out as `sql`. */
export type Statement<Row> = Compilable<Row> | RawBuilder<Row>;

const compile = <Row>(statement: Statement<Row>) =>
  'isRawBuilder' in statement ? statement.compile(query) : statement.compile();

/** The rows that a statement reads or returns. */
export async function fetchRows<Row extends object>(db: DbOrTx, statement: Statement<Row>): Promise<Row[]> {
  const { sql: text, parameters } = compile(statement);
  return sendStatement<Row>(db, text, parameters);
}

/** The first row that a statement reads or returns, or null when there is none. */
export async function fetchFirst<Row extends object>(db: DbOrTx, statement: Statement<Row>): Promise<Row | null> {
  const [row] = await fetchRows(db, statement);
  return row ?? null;
}

/** Runs a statement that returns nothing, and answers how many rows it changed. */
export async function execute(db: DbOrTx, statement: Statement<unknown>): Promise<number> {
  const { sql: text, parameters } = compile(statement);
  return db.$executeRawUnsafe(text, ...parameters);
}

/** A value as a parameter of a `jsonb` column; null is the column's own null, not the one of JSON. */
export const toJson = <Value>(value: Value | null): RawBuilder<Value> =>
  sql<Value>`${value === null ? null : JSON.stringify(value)}::jsonb`;
