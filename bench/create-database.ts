import { queryOnce } from '../tools/db/query-once.ts';

/** Makes an empty database of this name on a server, and answers its address. */
export async function createDatabase(server: string, name: string): Promise<string> {
  await queryOnce(server, `CREATE DATABASE ${name}`);
  const database = new URL(server);
  database.pathname = `/${name}`;
  return database.href;
}
