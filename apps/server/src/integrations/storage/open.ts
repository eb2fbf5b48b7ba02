import path from 'node:path';
import type { Env } from '../../env.ts';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import type { Storage } from './storage.ts';

/** The storage the settings give: a folder below DATA_DIR, or the bucket of an S3-compatible store. */
export function openStorage(env: Env): Storage {
  if (env.STORAGE === 'disk') return diskStorage(path.resolve(env.DATA_DIR, 'files'));
  return s3Storage({
    bucket: env.S3_BUCKET,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT,
    accessKeyId: env.S3_ACCESS_KEY_ID,
    secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    pathStyle: env.S3_PATH_STYLE,
  });
}
