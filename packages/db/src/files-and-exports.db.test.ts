import { randomUUID } from 'node:crypto';
import { fileDatabase } from '@fairway/testing/file-database';
import { rawSql, refuser } from '@fairway/testing/raw-sql';
import { describe, expect, test } from 'vitest';

const { run, insert, aUser } = rawSql(fileDatabase());

async function aFile(owner: string, key = `images/${randomUUID()}`): Promise<string> {
  const id = randomUUID();
  await insert('files', { id, owner_id: owner, key, content_type: 'image/webp', bytes: 1, width: 1, height: 1 });
  return id;
}

describe('files', () => {
  test('have a key of their own', async () => {
    const owner = await aUser('pro');
    await aFile(owner, 'images/one');
    expect(await refuser(aFile(owner, 'images/one'))).toBe('files_key_key');
  });

  test('go with their owner, and a profile outlives its picture', async () => {
    const owner = await aUser('pro');
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
    const user = await aUser('pro');
    await ask(user, { status: 'ready' });
    await ask(user, { status: 'failed' });
    await ask(user);
    expect(await refuser(ask(user))).toBe('data_exports_asked_key');
    await ask(await aUser('pro'));
  });

  test('has a link of its own', async () => {
    const user = await aUser('pro');
    await ask(user, { status: 'ready', token_hash: 'one' });
    expect(await refuser(ask(user, { status: 'ready', token_hash: 'one' }))).toBe('data_exports_token_hash_key');
  });
});
