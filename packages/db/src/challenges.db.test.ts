import { randomUUID } from 'node:crypto';
import { aPro } from '@fairway/testing/builders';
import { fileDatabase } from '@fairway/testing/file-database';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const home = fileDatabase();
let client: pg.Client;
let user_id: string;
beforeAll(async () => {
  client = new pg.Client({ connectionString: home.url });
  await client.connect();
});
beforeEach(async () => {
  user_id = (await aPro(home.db)).id;
});
afterAll(() => client.end());

const insert = (purpose: string, fields: { tries?: number; settled_at?: Date; token_hash?: string } = {}) =>
  client.query(
    `INSERT INTO challenges (id, user_id, purpose, token_hash, tries, settled_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, now() + interval '10 minutes')`,
    [randomUUID(), user_id, purpose, fields.token_hash ?? null, fields.tries ?? 0, fields.settled_at ?? null],
  );
const refuser = (statement: Promise<unknown>): Promise<string | undefined> =>
  statement.then(
    () => expect.unreachable('The database took it.'),
    (error: unknown) => (error as pg.DatabaseError).constraint,
  );

test('a person has one open challenge for each purpose, and as many closed ones as they like', async () => {
  await insert('reset', { settled_at: new Date() });
  await insert('reset', { settled_at: new Date() });
  await insert('reset');
  await insert('two_factor');
  expect(await refuser(insert('reset'))).toBe('challenges_open_key');
  await client.query('UPDATE challenges SET settled_at = now() WHERE user_id = $1', [user_id]);
  await insert('reset');
});

test('nobody has more than five tries', async () => {
  await insert('reset', { tries: 5 });
  expect(await refuser(client.query('UPDATE challenges SET tries = tries + 1 WHERE user_id = $1', [user_id]))).toBe(
    'challenges_tries_range',
  );
  expect(await refuser(insert('two_factor', { tries: -1 }))).toBe('challenges_tries_range');
});

test('a token leads to one challenge', async () => {
  await insert('two_factor', { token_hash: 'the same' });
  expect(await refuser(insert('set_password', { token_hash: 'the same' }))).toBe('challenges_token_hash_key');
});

test('challenges go with their person', async () => {
  await insert('reset');
  await client.query('DELETE FROM users WHERE id = $1', [user_id]);
  const { rowCount } = await client.query('SELECT 1 FROM challenges WHERE user_id = $1', [user_id]);
  expect(rowCount).toBe(0);
});
