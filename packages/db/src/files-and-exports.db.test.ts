import { randomUUID } from 'node:crypto';
import { fileDatabase } from '@fairway/testing/file-database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const home = fileDatabase();
let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: home.url });
  await client.connect();
});
afterAll(() => client.end());

const run = async (text: string, values: unknown[] = []): Promise<Record<string, unknown>[]> =>
  (await client.query<Record<string, unknown>>(text, values)).rows;

/** The name of the rule that refuses a statement; one that nobody refuses fails the test. */
async function refuser(statement: Promise<unknown>): Promise<string | undefined> {
  const error = await statement.then(
    () => expect.unreachable('The database took it.'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof pg.DatabaseError)) throw error;
  return error.constraint ?? error.message;
}

async function aUser(): Promise<string> {
  const id = randomUUID();
  const values = [id, `${id}@example.com`, id];
  await run(`INSERT INTO users (id, type, email, calendar_token) VALUES ($1, 'pro', $2, $3)`, values);
  return id;
}

async function aFile(owner: string, key = `images/${randomUUID()}`): Promise<string> {
  const id = randomUUID();
  const values = [id, owner, key];
  await run(
    `INSERT INTO files (id, owner_id, key, content_type, bytes, width, height) VALUES ($1, $2, $3, 'image/webp', 1, 1, 1)`,
    values,
  );
  return id;
}

describe('files', () => {
  test('have a key of their own', async () => {
    const owner = await aUser();
    await aFile(owner, 'images/one');
    expect(await refuser(aFile(owner, 'images/one'))).toBe('files_key_key');
  });

  test('go with their owner, and a profile outlives its picture', async () => {
    const owner = await aUser();
    const file = await aFile(owner);
    await run('INSERT INTO pro_profiles (user_id, image_id) VALUES ($1, $2)', [owner, file]);
    await run('DELETE FROM files WHERE id = $1', [file]);
    expect(await run('SELECT image_id FROM pro_profiles WHERE user_id = $1', [owner])).toEqual([{ image_id: null }]);
    await aFile(owner);
    await run('DELETE FROM users WHERE id = $1', [owner]);
    expect(await run('SELECT id FROM files WHERE owner_id = $1', [owner])).toEqual([]);
  });
});

describe('data that was asked for', () => {
  const ask = (user: string, fields: { status?: string; token_hash?: string } = {}) =>
    run('INSERT INTO data_exports (id, user_id, status, token_hash) VALUES ($1, $2, $3, $4)', [
      randomUUID(),
      user,
      fields.status ?? 'asked',
      fields.token_hash ?? null,
    ]);

  test('is made one at a time for one person', async () => {
    const user = await aUser();
    await ask(user, { status: 'ready' });
    await ask(user, { status: 'failed' });
    await ask(user);
    expect(await refuser(ask(user))).toBe('data_exports_asked_key');
    await ask(await aUser());
  });

  test('has a link of its own', async () => {
    const user = await aUser();
    await ask(user, { status: 'ready', token_hash: 'one' });
    expect(await refuser(ask(user, { status: 'ready', token_hash: 'one' }))).toBe('data_exports_token_hash_key');
  });
});
