import { tmpdir } from 'node:os';
import path from 'node:path';
import { outsideTransactions } from '@fairway/db/transaction';
import { arriving } from '#adapters/arriving.ts';
import type { Env } from '#core/env.ts';
import { diskStorage, unfinishedIn } from './disk.ts';
import type { Storage } from './storage.ts';

const resolveFolder = (env: Env): string => path.resolve(env.DATA_DIR, 'files');

/** The storage the settings give: a folder below DATA_DIR, or the bucket of an S3-compatible store. */
export function openStorage(env: Env): Storage {
  return outsideTransactions('storage', openPlain(env));
}

function openPlain(env: Env): Storage {
  if (env.STORAGE === 'disk') return diskStorage(resolveFolder(env));
  const settings = {
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    pathStyle: env.S3_PATH_STYLE,
  };
  return arriving(import('./s3.ts').then(({ s3Storage }) => s3Storage(settings)));
}

/** Where processes with these settings keep what is half written: the temporary folder, and on disk a folder beside the files. */
export const spoolRoots = (env: Env): string[] =>
  env.STORAGE === 'disk' ? [tmpdir(), unfinishedIn(resolveFolder(env))] : [tmpdir()];
