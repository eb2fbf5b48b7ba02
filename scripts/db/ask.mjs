import pg from 'pg';

/**
 * Runs one statement on a connection of its own and gives its rows.
 * @param {string} connectionString
 * @param {string} sql
 * @param {unknown[]} [values]
 * @returns {Promise<Record<string, unknown>[]>}
 */
export async function ask(connectionString, sql, values) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } finally {
    await client.end();
  }
}
