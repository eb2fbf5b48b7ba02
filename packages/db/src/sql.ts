import { Prisma } from './generated/client.ts';

/** Builds a parametrised statement for `$queryRaw`: sql`SELECT … WHERE id = ${id}::uuid`. */
export const sql = Prisma.sql;
/** Joins fragments, by a comma unless told otherwise. */
export const joinSql = Prisma.join;
/** A fragment that says nothing. */
export const noSql = Prisma.empty;
export type Sql = Prisma.Sql;

/** An instant as ISO 8601 in UTC, as the wire has it: for what is read as JSON, or handed on as it is. */
export const isoSql = (instant: Sql): Sql =>
  sql`to_char(${instant} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
