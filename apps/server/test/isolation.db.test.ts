import pg from 'pg';
import { expect, test } from 'vitest';
import { testDatabase } from './database.ts';
import { testRedis } from './redis.ts';
import { Redis } from 'ioredis';

const query = async (url: string, sql: string): Promise<unknown[]> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
};

test('each database is empty, fully migrated and of its own', async () => {
  const [one, two] = await Promise.all([testDatabase(), testDatabase()]);
  await query(one.url, 'CREATE TABLE only_here (id int)');
  const tables = await query(two.url, "SELECT to_regclass('only_here') AS mine, to_regclass('users') AS users");
  expect(tables).toEqual([{ mine: null, users: 'users' }]);
  expect(await query(two.url, 'SELECT count(*)::int FROM users')).toEqual([{ count: 0 }]);
  await Promise.all([one.drop(), two.drop()]);
  await expect(query(one.url, 'SELECT 1')).rejects.toThrow('does not exist');
});

test('each Redis database is empty and of its own', async () => {
  const [one, two] = await Promise.all([testRedis(), testRedis()]);
  expect(one.url).not.toBe(two.url);
  const redis = new Redis(one.url);
  await redis.set('key', 'value');
  await one.drop();
  expect(await redis.dbsize()).toBe(0);
  redis.disconnect();
});
