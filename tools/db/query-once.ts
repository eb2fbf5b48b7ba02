import pg from 'pg';

/** Runs one statement on a connection of its own and gives its rows. */
export async function queryOnce(
  connectionString: string,
  sql: string,
  values?: unknown[],
): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
