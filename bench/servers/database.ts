import { statementNames } from '@fairway/db/statement-names';
import pg from 'pg';
import { hashToken } from '../../apps/server/src/adapters/secrets.ts';
import { sessionStatement } from '../../apps/server/src/domains/auth/sessions/repository.ts';
import type { Statement } from './serve.ts';

/** The database of the yardsticks, by pg alone: as many connections as ours has, and statements that PostgreSQL keeps, as ours. */
const pool = new pg.Pool({ connectionString: process.env['BENCH_DATABASE_URL'], max: 10, options: '-c timezone=UTC' });

const nameStatement = statementNames();

/** The rows of a statement, which is sent by name. */
export const run = async <Row extends object>({ text, values }: Statement): Promise<Row[]> =>
  (await pool.query<Row & pg.QueryResultRow>({ name: nameStatement({ sql: text }), text, values })).rows;

/** A statement of Kysely's as it is sent. */
export const toText = (statement: { compile: () => { sql: string; parameters: readonly unknown[] } }): Statement => {
  const { sql: text, parameters } = statement.compile();
  return { text, values: [...parameters] };
};

/** Whose session the token of a header is; without one the request fails. */
export async function findCaller(authorization = ''): Promise<{ user_id: string; pro_id: string }> {
  const [session] = await run<{ user_id: string; pro_id: string }>(
    toText(sessionStatement({ id_hash: hashToken(authorization.slice('Bearer '.length)) })),
  );
  if (!session) throw new Error('no session');
  return session;
}
