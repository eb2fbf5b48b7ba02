import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { testS3 } from '#test/s3.ts';
import { testFolder } from '#test/storage.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '#core/env.ts';
import { StorageFault } from '#core/storage-fault.ts';
import { openStorage } from './open.ts';
import { s3Storage } from './s3.ts';
import type { ByteRange, Storage } from './storage.ts';

const folder = testFolder();
const NEEDED = { DATABASE_URL: 'postgres://none', REDIS_URL: 'redis://none' };
let s3: Awaited<ReturnType<typeof testS3>>;
const stores: Record<'disk' | 's3', Storage> = {
  disk: openStorage(readEnv({ ...NEEDED, DATA_DIR: folder })),
  s3: undefined as never,
};
beforeAll(async () => {
  s3 = await testS3();
  stores.s3 = openStorage(readEnv({ ...NEEDED, ...s3.settings }));
});
afterAll(() => s3.close());

const readContent = async (store: Storage, key: string, range?: ByteRange) => {
  const found = await store.read(key, range);
  return found && (await buffer(found.stream)).toString();
};

const LONG = 'fairway '.repeat(200_000);

describe.each(['disk', 's3'] as const)('files on %s', (kind) => {
  test('come back as they went in, from memory and from a stream', async () => {
    const store = stores[kind];
    await store.put('people/a/one.txt', Buffer.from('eighteen'), 'text/plain');
    expect(await readContent(store, 'people/a/one.txt')).toBe('eighteen');
    await store.put('people/a/long.txt', Readable.from([LONG.slice(0, 9), LONG.slice(9)]), 'text/plain');
    expect(await readContent(store, 'people/a/long.txt')).toBe(LONG);
    expect(await store.readSize('people/a/long.txt')).toBe(LONG.length);
  });

  test('are replaced whole', async () => {
    const store = stores[kind];
    await store.put('again', Buffer.from('a long first text'), 'text/plain');
    await store.put('again', Buffer.from('short'), 'text/plain');
    expect(await readContent(store, 'again')).toBe('short');
  });

  test('are read in part', async () => {
    const store = stores[kind];
    await store.put('part', Buffer.from('0123456789'), 'text/plain');
    expect(await readContent(store, 'part', { start: 2, end: 4 })).toBe('234');
    expect(await readContent(store, 'part', { start: 9, end: 9 })).toBe('9');
    const found = await store.read('part', { start: 2, end: 4 });
    found?.stream.destroy();
    expect(found?.bytes).toBe(10);
  });

  test('that are not there are null, a folder among them', async () => {
    const store = stores[kind];
    await store.put('folder/inside', Buffer.from('x'), 'text/plain');
    for (const key of ['nowhere', 'folder', 'folder/inside/deeper', 'other/inside']) {
      expect(await store.read(key)).toBeNull();
      expect(await store.readSize(key)).toBeNull();
    }
  });

  test('go by the beginning of their key, and no others', async () => {
    const store = stores[kind];
    const keys = ['of/ann/1', 'of/ann/deep/2', 'of/anna/parts', 'of/anna/parts.json', 'of/anna/whole', 'of/bob/1'];
    for (const key of keys) await store.put(key, Buffer.from('x'), 'text/plain');
    const left = async () => {
      const sizes = await Promise.all(keys.map((key) => store.readSize(key)));
      return keys.filter((_, index) => sizes[index] !== null);
    };
    await store.remove('of/ann/');
    expect(await left()).toEqual(['of/anna/parts', 'of/anna/parts.json', 'of/anna/whole', 'of/bob/1']);
    await store.remove('of/anna/parts');
    expect(await left()).toEqual(['of/anna/whole', 'of/bob/1']);
    await store.remove('of/anna');
    expect(await left()).toEqual(['of/bob/1']);
    for (const again of [
      'of/ann/',
      'of/anna',
      'of/anna/parts',
      'of/bob/1/parts',
      'of/bob/1/parts/',
      'never/was/',
      'never/was',
    ])
      await store.remove(again);
    expect(await left()).toEqual(['of/bob/1']);
    await store.put('of/one.zip', Buffer.from('x'), 'application/zip');
    await store.remove('of/one.zip');
    expect(await store.readSize('of/one.zip')).toBeNull();
  });

  test.each([
    '',
    '/',
    '/etc/passwd',
    '../up',
    'a/../b',
    'a//b',
    './a',
    'a/',
    '.hidden',
    'a\0b',
    'a\\b',
    'ä',
    'x'.repeat(501),
  ])('do not lie under the key %j', async (key) => {
    const store = stores[kind];
    await expect(store.put(key, Buffer.from('x'), 'text/plain')).rejects.toThrow('This is no key of a file');
    await expect(store.read(key)).rejects.toThrow('This is no key of a file');
    await expect(store.readSize(key)).rejects.toThrow('This is no key of a file');
  });

  test.each(['', '/', '..', '../', 'a/../'])('are not removed by the prefix %j', async (prefix) => {
    await expect(stores[kind].remove(prefix)).rejects.toThrow('This is no key of a file');
  });

  test('whose stream breaks leave what was there', async () => {
    const store = stores[kind];
    await store.put('broken/file', Buffer.from('before'), 'text/plain');
    const breaking = Readable.from(
      (async function* () {
        yield 'half';
        throw new Error('The line went dead');
      })(),
    );
    await expect(store.put('broken/file', breaking, 'text/plain')).rejects.toThrow('The line went dead');
    expect(await readContent(store, 'broken/file')).toBe('before');
  });
});

describe('a file that is larger than a store takes in one go', () => {
  const MB = 2 ** 20;
  const inParts = () => {
    const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = s3.settings;
    const keys = { accessKeyId: S3_ACCESS_KEY_ID!, secretAccessKey: S3_SECRET_ACCESS_KEY! };
    const settings = { bucket: bucket!, endpoint, region: 'us-east-1', pathStyle: true, ...keys };
    return s3Storage(settings, { wholeBytes: 8 * MB, partBytes: 5 * MB });
  };
  const blocks = function* (count: number, last?: Error) {
    for (let block = 0; block < count; block += 1) yield Buffer.alloc(MB, block);
    if (last) throw last;
  };

  test('is sent in parts, and comes back whole', async () => {
    const store = inParts();
    await store.put('large/whole', Readable.from(blocks(12)), 'application/zip', 12 * MB);
    expect(await store.readSize('large/whole')).toBe(12 * MB);
    const found = await store.read('large/whole');
    expect((await buffer(found!.stream)).equals(Buffer.concat([...blocks(12)]))).toBe(true);
  });

  test('that breaks off leaves what was there, and no part of it', async () => {
    const store = inParts();
    await store.put('large/broken', Buffer.from('before'), 'text/plain');
    const source = Readable.from(blocks(11, new Error('The line went dead')));
    await expect(store.put('large/broken', source, 'text/plain', 12 * MB)).rejects.toThrow(StorageFault);
    expect(await readContent(store, 'large/broken')).toBe('before');
    const listed = await fetch(`${s3.settings['S3_ENDPOINT']}/fairway?uploads&prefix=large`);
    expect(await listed.text()).not.toContain('<Upload>');
  });
});

test('what is removed from the disk is found by its name, not by a look through all that lies beside it', async () => {
  await stores.disk.put('named/ann/1', Buffer.from('x'), 'text/plain');
  await stores.disk.put('named/anna/1', Buffer.from('x'), 'text/plain');
  await stores.disk.remove('named/ann');
  expect(await readdir(path.join(folder, 'files/named'))).toEqual(['anna']);
});

test('nothing half written is left on the disk', async () => {
  expect(await readdir(path.join(folder, 'files/broken'))).toEqual(['file']);
});

test.each([
  ['STORAGE=s3 names what it lacks', { STORAGE: 's3', S3_BUCKET: 'b' }, /S3_ACCESS_KEY_ID: needed with STORAGE=s3/],
  [
    'production says where the disk is',
    { NODE_ENV: 'production' },
    /DATA_DIR: needed in production, unless STORAGE=s3/,
  ],
])('%s', (_, given, message) => {
  expect(() => readEnv({ ...NEEDED, ...given })).toThrow(message);
});
