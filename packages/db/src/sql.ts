import { Prisma } from './generated/client.ts';

/** Builds a parametrised statement for `$queryRaw`: sql`SELECT … WHERE id = ${id}::uuid`. */
export const sql = Prisma.sql;
/** Joins fragments, by a comma unless told otherwise. */
export const joinSql = Prisma.join;
/** A fragment that says nothing. */
export const noSql = Prisma.empty;
export type Sql = Prisma.Sql;
