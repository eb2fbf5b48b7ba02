import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openPlace } from './places.ts';
import { readBackupSettings, readRestoreSettings } from './settings.ts';

const ROOT = '/srv/fairway';
const S3 = { STORAGE: 's3', S3_BUCKET: 'club', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
const backup = (args: string[], env = {}) => readBackupSettings(args, env, ROOT);
const restore = (args: string[], env = {}) => readRestoreSettings(args, env, ROOT);

test('a backup is told where to, by the command or the environment', () => {
  expect(backup(['--to', '/backups'])).toMatchObject({
    to: '/backups',
    keep: null,
    data: '/srv/fairway/.data',
    key: null,
  });
  expect(backup(['--keep', '3'], { BACKUP_TO: 's3://b/p', DATA_DIR: '/d' })).toMatchObject({
    to: 's3://b/p',
    keep: 3,
    data: '/d',
  });
});

test('a restore is told a new place by the command, before the environment', () => {
  const env = { DATABASE_URL: 'postgres://old/x', DATA_DIR: '/old', ...S3 };
  expect(restore(['--from', 'x', '--database', 'postgres://new/y', '--data-dir', '/new'], env)).toMatchObject({
    databaseUrl: 'postgres://new/y',
    data: '/new',
    check: false,
  });
  expect(restore(['--from', 'x', '--check'], env)).toMatchObject({
    databaseUrl: 'postgres://old/x',
    data: '/old',
    check: true,
  });
});

test('backups go to the store of the files, unless they have one of their own', () => {
  expect(backup(['--to', 's3://b'], S3).access).toMatchObject({
    accessKeyId: 'id',
    region: 'us-east-1',
    pathStyle: true,
  });
  const own = { BACKUP_S3_ACCESS_KEY_ID: 'other', BACKUP_S3_ENDPOINT: 'https://away', BACKUP_S3_PATH_STYLE: 'false' };
  expect(backup(['--to', 's3://b'], { ...S3, ...own }).access).toEqual({
    accessKeyId: 'other',
    secretAccessKey: 'secret',
    endpoint: 'https://away',
    region: 'us-east-1',
    pathStyle: false,
  });
});

describe('refused in one line that says what to do', () => {
  test.each<[string, () => unknown, string]>([
    ['no place', () => backup([]), 'Say where the backup goes. Usage: npm run db:backup'],
    ['no backup', () => restore([]), 'Say which backup. Usage: npm run db:restore'],
    ['an option that is none', () => restore(['--form', 'x']), "Unknown option '--form'"],
    ['a word too many', () => backup(['--to', 'x', 'y']), "Unexpected argument 'y'"],
    ['none to keep', () => backup(['--to', 'x', '--keep', '0']), '--keep is how many backups stay, 1 or more'],
    ['some to keep', () => backup(['--to', 'x', '--keep', 'all']), '--keep is how many backups stay, 1 or more'],
    ['a pass phrase', () => backup(['--to', 'x'], { BACKUP_KEY: 'fairway' }), 'openssl rand -hex 32'],
    ['the data folder itself', () => backup(['--to', '/d/x'], { DATA_DIR: '/d' }), 'would be lost with it'],
    ['the bucket of the files', () => backup(['--to', 's3://club/x'], S3), 'would be lost with it'],
    [
      'a bucket without keys',
      () => backup(['--to', '/x'], { STORAGE: 's3' }),
      'S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY',
    ],
    [
      'another kind of address',
      () => openPlace('ftp://x/y', backup(['--to', 'x']).access),
      'neither a folder nor s3://',
    ],
  ])('%s', (_, read, line) => {
    expect(read).toThrow(line);
    expect(read).toThrow(/^.+$/);
  });

  test('a bucket of that name in another store is another bucket', () => {
    expect(backup(['--to', 's3://club/x'], { ...S3, BACKUP_S3_ENDPOINT: 'https://away' }).to).toBe('s3://club/x');
  });

  test('a folder that cannot be made', async () => {
    await expect(openPlace('/proc/x', backup(['--to', 'x']).access).begin('one')).rejects.toThrow(
      'Nothing can be written to /proc/x',
    );
    const key = randomBytes(32);
    expect(backup(['--to', 'x'], { BACKUP_KEY: key.toString('hex') }).key).toEqual(key);
  });
});
