import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { definitions, emptyDatabase, fingerprint, seededSite, type SeededSite } from '@fairway/server/test/backups';
import { testDatabase } from '@fairway/server/test/database';
import { testS3 } from '@fairway/server/test/s3';
import { testFolder } from '@fairway/server/test/storage';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { waitUntil } from '../../process/processes.ts';
import { explainError, CliError } from '../../process/cli-error.ts';
import { queryOnce } from '../query-once.ts';
import { migrationsFolder } from '../scratch.ts';
import { parseKey } from './cipher.ts';
import { openBackup } from './places.ts';
import { checkBackup, folderTarget, restoreBackup } from './restore.ts';

// Programs of their own take their time to start on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const KEY = randomBytes(32).toString('hex');
const NO_S3 = { region: '', endpoint: undefined, accessKeyId: '', secretAccessKey: '', pathStyle: true };
const backups = testFolder();
let site: SeededSite & { drop: () => Promise<void> };
let whole: string;
let plain: string;
beforeAll(async () => {
  site = await seededSite();
  whole = await backUp();
  plain = await backUp({ BACKUP_KEY: '' });
}, 180_000);
afterAll(() => site.drop());

type Env = Record<string, string>;

/** One of the two commands, as a person calls it on the site of this file. */
function start(command: 'backup' | 'restore', args: string[], env: Env = {}) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, `../../cli/db/${command}.ts`), ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: site?.url, DATA_DIR: site?.data, BACKUP_KEY: KEY, ...env },
  });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (errors += chunk.toString()));
  const ended = once(child, 'close').then((how) => {
    const [code, signal] = how as [number | null, NodeJS.Signals | null];
    return { code, signal, output, errors };
  });
  onTestFinishedIfInTest(() => child.kill('SIGKILL'));
  return { child, ended };
}
const onTestFinishedIfInTest = (end: () => void) => {
  if (expect.getState().currentTestName) onTestFinished(end);
};

async function backUp(env: Env = {}, args: string[] = ['--to', backups]): Promise<string> {
  const { code, output, errors } = await start('backup', args, env).ended;
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  return /whole: (\S+?),? *(?:not encrypted.*)?\n/.exec(output)?.[1] ?? '';
}

/** A copy of a backup, to be damaged. */
function copyBackup(backup: string): string {
  const copy = path.join(testFolder(), path.basename(backup));
  fs.cpSync(backup, copy, { recursive: true });
  return copy;
}

/** What a restore into this place says when it refuses. */
function refusedInto(url: string, data: string, from: string, key = KEY): Promise<string> {
  const restore = restoreBackup({
    backup: openBackup(from, NO_S3),
    key: parseKey(key),
    databaseUrl: url,
    files: folderTarget(path.join(data, 'files')),
    migrations: migrationsFolder,
    log: () => {},
  });
  return refused(restore);
}

/** The same of an empty place. Nothing may be there afterwards that looks whole: no rows, no files. */
async function refusal(from: string, key?: string): Promise<string> {
  const [url, data] = [await emptyDatabase(), testFolder()];
  const told = await refusedInto(url, data, from, key);
  expect(Object.values(await fingerprint(url)).reduce((sum, { rows }) => sum + rows, 0)).toBe(0);
  expect(fs.readdirSync(data)).toEqual([]);
  return told;
}

/** The one line of a failure that is meant for people; anything else fails the test. */
async function refused(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => 'It was granted',
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CliError);
  return explainError(error);
}

const flip = (file: string, at = -40) => {
  const bytes = fs.readFileSync(file);
  const place = at < 0 ? bytes.length + at : at;
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  fs.writeFileSync(file, bytes);
};
const cut = (file: string) => fs.truncateSync(file, fs.statSync(file).size - 20);
const findPicture = (backup: string) =>
  fs.globSync('files/images/*/1024.webp', { cwd: backup }).map((each) => path.join(backup, each))[0] ?? '';

describe('what cannot be restored is refused in one line, and leaves no rows and no files', () => {
  test('another key, and none', async () => {
    expect(await refusal(whole, randomBytes(32).toString('hex'))).toMatch(
      /^\S+ was made with another BACKUP_KEY: its mark is [0-9a-f]{16}, that of the key given is [0-9a-f]{16}\.$/,
    );
    expect(await refusal(whole, '')).toMatch(/^\S+ is encrypted: set BACKUP_KEY .+$/);
  });

  test.each([
    [
      'a table that is cut off',
      () => whole,
      (at: string) => cut(path.join(at, 'tables/users.copy.gz')),
      /users\.copy\.gz is cut off: \d+ of \d+ bytes/,
    ],
    [
      'a table that is cut off, unencrypted',
      () => plain,
      (at: string) => cut(path.join(at, 'tables/users.copy.gz')),
      /users\.copy\.gz is cut off/,
    ],
    [
      'a flipped bit in a table',
      () => whole,
      (at: string) => flip(path.join(at, 'tables/lessons.copy.gz')),
      /lessons\.copy\.gz was changed or is damaged/,
    ],
    [
      'a flipped bit in a table, unencrypted',
      () => plain,
      (at: string) => flip(path.join(at, 'tables/lessons.copy.gz')),
      /lessons\.copy\.gz was changed or is damaged/,
    ],
    [
      'a flipped bit in a file',
      () => whole,
      (at: string) => flip(findPicture(at)),
      /1024\.webp was changed or is damaged/,
    ],
    [
      'a flipped bit in a file, unencrypted',
      () => plain,
      (at: string) => flip(findPicture(at)),
      /1024\.webp was changed or is damaged: its hash differs/,
    ],
    ['a file that is cut off', () => plain, (at: string) => cut(findPicture(at)), /1024\.webp is cut off/],
    [
      'a file that is missing',
      () => whole,
      (at: string) => fs.rmSync(findPicture(at)),
      /1024\.webp is missing: the backup is not whole/,
    ],
    [
      'a table that is missing',
      () => whole,
      (at: string) => fs.rmSync(path.join(at, 'tables/users.copy.gz')),
      /users\.copy\.gz is missing/,
    ],
    [
      'a list of files that is cut off',
      () => plain,
      (at: string) => cut(path.join(at, 'files.jsonl.gz')),
      /files\.jsonl\.gz is cut off/,
    ],
    [
      'a changed manifest',
      () => plain,
      (at: string) => flip(path.join(at, 'manifest.json')),
      /manifest\.json was changed or is damaged/,
    ],
    [
      'a changed manifest of an encrypted one',
      () => whole,
      (at: string) => flip(path.join(at, 'manifest.json'), 2),
      /manifest\.json was changed or is damaged/,
    ],
    [
      'no manifest',
      () => whole,
      (at: string) => fs.rmSync(path.join(at, 'manifest.json')),
      /is no whole backup: its manifest\.json, which is written last, is missing/,
    ],
  ])('%s', async (_, of, damage, line) => {
    const copy = copyBackup(of());
    damage(copy);
    const told = await refusal(copy);
    expect(told).toMatch(line);
    expect(told.trim().split('\n')).toHaveLength(1);
    // The dry run finds the same, and touches nothing.
    expect(await refused(checkBackup(openBackup(copy, NO_S3), parseKey(KEY)))).toMatch(line);
  });
});

test('a flipped bit is told as such wherever it is, also where the end of a table is not found for it', async () => {
  const name = 'tables/lessons.copy.gz';
  for (let at = -1; at >= -48; at -= 1) {
    const copy = copyBackup(plain);
    flip(path.join(copy, name), at);
    expect(await refused(checkBackup(openBackup(copy, NO_S3), parseKey(KEY))), `${at}`).toMatch(
      /lessons\.copy\.gz was changed or is damaged/,
    );
  }
});

describe('nothing is overwritten', () => {
  test('a database with rows', async () => {
    const target = await testDatabase();
    onTestFinished(target.drop);
    await queryOnce(target.url, "INSERT INTO webhook_events (id) VALUES ('of-somebody')");
    const before = await fingerprint(target.url);
    expect(await refusedInto(target.url, testFolder(), whole)).toMatch(
      /^The database is not empty \(webhook_events has rows\), and nothing is ever overwritten.+$/,
    );
    expect(await fingerprint(target.url)).toEqual(before);
  });

  test('a database of something else', async () => {
    const url = await emptyDatabase();
    await queryOnce(url, 'CREATE TABLE theirs (id int)');
    expect(await refusedInto(url, testFolder(), whole)).toMatch(/^The database holds tables of something else.+$/);
  });

  test('a folder with files', async () => {
    const [url, data] = [await emptyDatabase(), testFolder()];
    fs.mkdirSync(path.join(data, 'files'));
    fs.writeFileSync(path.join(data, 'files/theirs'), 'kept');
    expect(await refusedInto(url, data, whole)).toMatch(/files holds files, and nothing is ever overwritten: .+$/);
    expect(fs.readFileSync(path.join(data, 'files/theirs'), 'utf8')).toBe('kept');
    expect(await fingerprint(url)).toEqual({});
  });
});

test('killed in the middle of its rows, a restore leaves a database without rows and files that nobody sees', async () => {
  const copy = copyBackup(whole);
  const table = path.join(copy, 'tables/users.copy.gz');
  fs.rmSync(table);
  // A pipe into which nobody writes: the restore comes this far and no further.
  await once(spawn('mkfifo', [table]), 'close');
  const [url, data] = [await emptyDatabase(), testFolder()];
  const restore = start('restore', ['--from', copy], { DATABASE_URL: url, DATA_DIR: data });
  const inTheMiddle = async () => {
    const rows = await queryOnce(
      url,
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction' AND query LIKE 'COPY %'",
    );
    return rows.length > 0;
  };
  await waitUntil(inTheMiddle, 100_000, 'the rows before those of users');
  restore.child.kill('SIGKILL');
  expect((await restore.ended).signal).toBe('SIGKILL');
  await waitUntil(async () => !(await inTheMiddle()), 60_000, 'the end of its connection');

  expect(Object.values(await fingerprint(url)).every(({ rows }) => rows === 0)).toBe(true);
  expect(fs.readdirSync(data)).toEqual([expect.stringMatching(/^files\.restoring-/)]);
  // What is left stands in nobody's way: the same command, of a whole backup, now goes through.
  const again = await start('restore', ['--from', whole], { DATABASE_URL: url, DATA_DIR: data }).ended;
  expect({ code: again.code, errors: again.errors }).toEqual({ code: 0, errors: '' });
  expect(await fingerprint(url)).toEqual(await fingerprint(site.url));
  expect(await definitions(url)).toEqual(await definitions(site.url));
});

test('killed half-way, a backup has a name that says so, and neither a restore nor --keep takes it for one', async () => {
  const folder = testFolder();
  const blocker = new pg.Client({ connectionString: site.url });
  await blocker.connect();
  onTestFinished(() => blocker.end());
  await blocker.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
  const backup = start('backup', ['--to', folder]);
  await waitUntil(() => fs.readdirSync(folder).length > 0, 100_000, 'the first of the backup');
  backup.child.kill('SIGKILL');
  await backup.ended;
  await blocker.query('ROLLBACK');
  const [left = ''] = fs.readdirSync(folder);
  expect(left).toMatch(/^fairway-\d{8}T\d{6}Z-[0-9a-f]{6}\.partial$/);
  expect((await start('restore', ['--from', path.join(folder, left), '--check']).ended).errors).toMatch(
    /is no whole backup/,
  );
  await backUp({}, ['--to', folder, '--keep', '1']);
  await backUp({}, ['--to', folder, '--keep', '1']);
  expect(fs.readdirSync(folder)).toHaveLength(2);
  expect(fs.existsSync(path.join(folder, left))).toBe(true);
});

test('--keep removes old backups of ours, and nothing that it did not make', async () => {
  const folder = testFolder();
  const [first, second] = [await backUp({}, ['--to', folder]), await backUp({ BACKUP_KEY: '' }, ['--to', folder])];
  const theirs = {
    'fairway-20200101T000000Z-aaaaaa/manifest.json': 'of another product',
    'fairway-20200101T000000Z-bbbbbb/notes.txt': 'without a manifest',
    'holiday/photo.jpg': 'x',
  };
  for (const [name, text] of Object.entries(theirs)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  // A backup under another's name, and one that somebody has put something of their own into.
  const renamed = path.join(folder, 'fairway-20200101T000000Z-cccccc');
  fs.cpSync(first, renamed, { recursive: true });
  fs.writeFileSync(path.join(second, 'diary.txt'), 'theirs');
  const last = await backUp({}, ['--to', folder, '--keep', '1']);
  expect(fs.existsSync(first)).toBe(false);
  for (const kept of [second, renamed, last, ...Object.keys(theirs).map((name) => path.join(folder, name))])
    expect([kept, fs.existsSync(kept)]).toEqual([kept, true]);
  expect(fs.existsSync(path.join(second, 'tables/users.copy.gz'))).toBe(true);
});

test('from a bucket to a bucket, through a bucket, with the files of each', async () => {
  const [own, away, fresh] = await Promise.all([testS3(), testS3(), testS3()]);
  onTestFinished(async () => void (await Promise.all([own.close(), away.close(), fresh.close()])));
  const { openStorage } = await import('../../../apps/server/src/adapters/storage/open.ts');
  const { readEnv } = await import('../../../apps/server/src/core/env.ts');
  const openBackupStorage = (settings: Env) => openStorage(readEnv({ DATABASE_URL: 'x', REDIS_URL: 'x', ...settings }));
  const world = await seededSite(openBackupStorage(own.settings));
  onTestFinished(world.drop);
  const backupAt = { BACKUP_S3_ENDPOINT: away.settings['S3_ENDPOINT'] ?? '', DATABASE_URL: world.url };
  const from = await backUp({ ...own.settings, ...backupAt }, ['--to', 's3://fairway/daily']);
  expect(from).toMatch(/^s3:\/\/fairway\/daily\/fairway-\d{8}T\d{6}Z-[0-9a-f]{6}$/);
  const url = await emptyDatabase();
  const env = { ...fresh.settings, ...backupAt, DATABASE_URL: url };
  const { code, errors } = await start('restore', ['--from', from], env).ended;
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(await fingerprint(url)).toEqual(await fingerprint(world.url));
  for (const { key } of await world.db.files.findMany({ where: { key: { startsWith: 'images/' } } })) {
    const [one, other] = await Promise.all(
      [own, fresh].map(async ({ settings }) => {
        const found = await openBackupStorage(settings).read(`${key}/1024.webp`);
        return found ? buffer(found.stream) : null;
      }),
    );
    expect(one?.length).toBeGreaterThan(1000);
    expect(one && other?.equals(one)).toBe(true);
  }
  // The bucket is full now, and a second one into it is refused.
  const second = await start('restore', ['--from', from], { ...env, DATABASE_URL: await emptyDatabase() }).ended;
  expect(second.errors).toMatch(/^s3:\/\/fairway holds files, and nothing is ever overwritten.+\n$/);
  expect((await start('backup', ['--to', 's3://fairway/inside'], own.settings).ended).errors).toMatch(/lost with it/);
  // Retention in a bucket.
  const next = await backUp({ ...own.settings, ...backupAt }, ['--to', 's3://fairway/daily', '--keep', '1']);
  expect((await start('restore', ['--from', from, '--check'], env).ended).errors).toMatch(/is no whole backup/);
  expect((await start('restore', ['--from', next, '--check'], env).ended).code).toBe(0);
});
