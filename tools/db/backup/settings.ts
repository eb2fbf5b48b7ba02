import path from 'node:path';
import { parseArgs } from 'node:util';
import { CliError } from '../../process/cli-error.ts';
import { parseKey } from './cipher.ts';
import { diskObjects } from './objects-disk.ts';
import { s3Objects, type S3Access } from './objects-s3.ts';
import type { ObjectStore } from './objects.ts';
import { bucketTarget, folderTarget, type FilesTarget } from './restore.ts';

type Env = Record<string, string | undefined>;

interface CommonSettings {
  /** Undefined: the carried PostgreSQL of the data folder. */
  databaseUrl: string | undefined;
  data: string;
  key: Buffer | null;
}
export interface BackupSettings extends CommonSettings {
  to: string;
  keep: number | null;
  files: ObjectStore;
  access: S3Access;
}
export interface RestoreSettings extends CommonSettings {
  from: string;
  check: boolean;
  files: FilesTarget;
  access: S3Access;
}

/** The options of the command line, or one line that names the one it does not know. */
function options<T>(read: () => T, usage: string): T {
  try {
    return read();
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}. ${usage}`);
  }
}

const BACKUP_USAGE = 'Usage: npm run db:backup -- --to DIR|s3://bucket/prefix [--keep N]';
const RESTORE_USAGE =
  'Usage: npm run db:restore -- --from DIR/NAME|s3://bucket/prefix/NAME [--check] [--database URL] [--data-dir DIR]';

/** What `npm run db:backup` was asked for. */
export function readBackupSettings(args: string[], env: Env, root: string): BackupSettings {
  const shape = { to: { type: 'string' }, keep: { type: 'string' } } as const;
  const { values } = options(() => parseArgs({ args, options: shape }), BACKUP_USAGE);
  const to = values.to ?? env['BACKUP_TO'];
  if (!to) throw new CliError(`Say where the backup goes. ${BACKUP_USAGE}`);
  const keep = values.keep === undefined ? null : Number(values.keep);
  if (keep !== null && !(Number.isInteger(keep) && keep >= 1))
    throw new CliError(`--keep is how many backups stay, 1 or more. ${BACKUP_USAGE}`);
  const data = dataFolder(env, root);
  const bucket = env['STORAGE'] === 's3' ? openBucket(env) : null;
  refuseOwnPlace(to, env, { bucket, data });
  const files =
    bucket === null ? diskObjects(path.join(data, 'files')) : s3Objects(bucket, '', readS3Access(env, 'S3'));
  return { to, keep, data, files, ...common(env), databaseUrl: env['DATABASE_URL'] || undefined };
}

/** What `npm run db:restore` was asked for. */
export function readRestoreSettings(args: string[], env: Env, root: string): RestoreSettings {
  const shape = {
    from: { type: 'string' },
    check: { type: 'boolean' },
    database: { type: 'string' },
    'data-dir': { type: 'string' },
  } as const;
  const { values } = options(() => parseArgs({ args, options: shape }), RESTORE_USAGE);
  if (!values.from) throw new CliError(`Say which backup. ${RESTORE_USAGE}`);
  const data = dataFolder({ DATA_DIR: values['data-dir'] ?? env['DATA_DIR'] }, root);
  const bucket = env['STORAGE'] === 's3' && !values['data-dir'] ? openBucket(env) : null;
  const files =
    bucket === null
      ? folderTarget(path.join(data, 'files'))
      : bucketTarget(s3Objects(bucket, '', readS3Access(env, 'S3')));
  const databaseUrl = values.database || env['DATABASE_URL'] || undefined;
  return { from: values.from, check: values.check ?? false, data, files, databaseUrl, ...common(env) };
}

const common = (env: Env) => ({ key: parseKey(env['BACKUP_KEY']), access: backupAccess(env) });

const backupAccess = (env: Env): S3Access => readS3Access(env, 'BACKUP_S3', readS3Access(env, 'S3'));

const dataFolder = (env: Env, root: string): string => path.resolve(root, env['DATA_DIR'] || '.data');

function openBucket(env: Env): string {
  const missing = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].filter((name) => !env[name]);
  if (missing.length > 0) throw new CliError(`${missing.join(', ')}: needed with STORAGE=s3.`);
  return env['S3_BUCKET'] ?? '';
}

/** How the store is reached that the settings of this prefix name; for backups, those of the files unless they have their own. */
function readS3Access(env: Env, prefix: string, standard?: S3Access): S3Access {
  const given = (name: string) => env[`${prefix}_${name}`] || undefined;
  const pathStyle = given('PATH_STYLE');
  return {
    region: given('REGION') ?? standard?.region ?? 'us-east-1',
    endpoint: given('ENDPOINT') ?? standard?.endpoint,
    accessKeyId: given('ACCESS_KEY_ID') ?? standard?.accessKeyId ?? '',
    secretAccessKey: given('SECRET_ACCESS_KEY') ?? standard?.secretAccessKey ?? '',
    pathStyle: pathStyle === undefined ? (standard?.pathStyle ?? true) : pathStyle === 'true',
  };
}

/** A backup inside of what it is of would be lost with it, and would be backed up by the next one. */
function refuseOwnPlace(to: string, env: Env, { bucket, data }: { bucket: string | null; data: string }): void {
  const same =
    /^s3:\/\/([^/]+)/.exec(to)?.[1] === bucket && readS3Access(env, 'S3').endpoint === backupAccess(env).endpoint;
  if (bucket !== null && same)
    throw new CliError(
      `${to} is in the bucket that is to be backed up, and would be lost with it: name another bucket.`,
    );
  const place = path.resolve(to);
  if (!to.startsWith('s3://') && (place === data || place.startsWith(`${data}${path.sep}`)))
    throw new CliError(
      `${to} is in the data folder that is to be backed up, and would be lost with it: name another folder.`,
    );
}
