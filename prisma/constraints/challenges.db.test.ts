import { randomUUID } from 'node:crypto';
import { fileDatabase } from '@fairway/server/test/file-database';
import { rawSql, constraintViolatedBy } from '@fairway/server/test/raw-sql';
import { beforeEach, expect, test } from 'vitest';

const { run, aUser } = rawSql(fileDatabase());
let user_id: string;
beforeEach(async () => {
  user_id = await aUser('pro');
});

const insert = (purpose: string, fields: { tries?: number; settled_at?: Date; token_hash?: string } = {}) =>
  run(
    `INSERT INTO challenges (id, user_id, purpose, token_hash, tries, settled_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, now() + interval '10 minutes')`,
    [randomUUID(), user_id, purpose, fields.token_hash ?? null, fields.tries ?? 0, fields.settled_at ?? null],
  );

test('a person has one open challenge for each purpose, and as many closed ones as they like', async () => {
  await insert('reset', { settled_at: new Date() });
  await insert('reset', { settled_at: new Date() });
  await insert('reset');
  await insert('two_factor');
  expect(await constraintViolatedBy(insert('reset'))).toBe('challenges_open_key');
  await run('UPDATE challenges SET settled_at = now() WHERE user_id = $1', [user_id]);
  await insert('reset');
});

test('nobody has more than five tries', async () => {
  await insert('reset', { tries: 5 });
  expect(await constraintViolatedBy(run('UPDATE challenges SET tries = tries + 1 WHERE user_id = $1', [user_id]))).toBe(
    'challenges_tries_range',
  );
  expect(await constraintViolatedBy(insert('two_factor', { tries: -1 }))).toBe('challenges_tries_range');
});

test('a token leads to one challenge', async () => {
  await insert('two_factor', { token_hash: 'the same' });
  expect(await constraintViolatedBy(insert('set_password', { token_hash: 'the same' }))).toBe(
    'challenges_token_hash_key',
  );
});

test('challenges go with their person', async () => {
  await insert('reset');
  await run('DELETE FROM users WHERE id = $1', [user_id]);
  expect(await run('SELECT id FROM challenges WHERE user_id = $1', [user_id])).toEqual([]);
});
