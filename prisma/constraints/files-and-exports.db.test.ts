import { randomUUID } from 'node:crypto';
import { fileDatabase } from '@fairway/server/test/file-database';
import { rawSql, constraintViolatedBy } from '@fairway/server/test/raw-sql';
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
    expect(await constraintViolatedBy(aFile(owner, 'images/one'))).toBe('files_key_key');
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
    expect(await constraintViolatedBy(ask(user))).toBe('data_exports_asked_key');
    await ask(await aUser('pro'));
  });

  test('has a link of its own', async () => {
    const user = await aUser('pro');
    await ask(user, { status: 'ready', token_hash: 'one' });
    expect(await constraintViolatedBy(ask(user, { status: 'ready', token_hash: 'one' }))).toBe(
      'data_exports_token_hash_key',
    );
  });
});

describe('videos', () => {
  const aVideo = async (row: Record<string, unknown>) =>
    insert('videos', { file_id: await aFile(await aUser('pro'), `videos/${randomUUID()}`), ...row });

  test('are anywhere between nothing and done, and say why they failed', async () => {
    await aVideo({ progress: 100 });
    expect(await constraintViolatedBy(aVideo({ progress: 101 }))).toBe('videos_progress');
    expect(await constraintViolatedBy(aVideo({ status: 'failed' }))).toBe('videos_failed');
    expect(await constraintViolatedBy(aVideo({ error: 'unreadable' }))).toBe('videos_failed');
    await aVideo({ status: 'failed', error: 'unreadable' });
  });

  test('say what they are once they are ready, and nobody has them in hand any more', async () => {
    const ready = { status: 'ready', duration_ms: 1000, width: 64, height: 64, fps: 30 };
    await aVideo(ready);
    expect(await constraintViolatedBy(aVideo({ ...ready, duration_ms: 0 }))).toBe('videos_ready');
    expect(await constraintViolatedBy(aVideo({ ...ready, claim_token: randomUUID() }))).toBe('videos_claimed');
  });

  test('go with their file', async () => {
    await aVideo({});
    await run('DELETE FROM files');
    expect(await run('SELECT file_id FROM videos')).toEqual([]);
  });
});
