import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { checkKey, checkPrefix, type Storage } from './storage.ts';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Of a store that is not Amazon's. */
  endpoint?: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /** `endpoint/bucket/key` in place of `bucket.endpoint/key`, as most stores of one's own want it. */
  pathStyle: boolean;
}

const isAbsent = (error: unknown): boolean =>
  error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;

const orNull = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (isAbsent(error)) return null;
    throw error;
  });

/** Keeps files in a bucket of an S3-compatible store; the bucket is there already and nothing in it is public. */
export function s3Storage(settings: S3Settings): Storage {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey, pathStyle } = settings;
  const client = new S3Client({
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Stores that do not know Amazon's newer checksums would keep them as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint } : {}),
  });
  const at = (Key: string) => {
    checkKey(Key);
    return { Bucket, Key };
  };

  return {
    async put(key, content, ContentType, bytes) {
      const target = at(key);
      if (content instanceof Readable && bytes !== undefined)
        await client.send(new PutObjectCommand({ ...target, Body: content, ContentLength: bytes, ContentType }));
      else if (content instanceof Readable)
        await spooled(content, (Body, ContentLength) =>
          client.send(new PutObjectCommand({ ...target, Body, ContentLength, ContentType })),
        );
      else await client.send(new PutObjectCommand({ ...target, Body: content, ContentType }));
    },

    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await orNull(client.send(new GetObjectCommand({ ...at(key), ...(Range ? { Range } : {}) })));
      if (!(found?.Body instanceof Readable)) return null;
      // `bytes 2-4/10`
      const whole = found.ContentRange?.split('/')[1] ?? found.ContentLength;
      return { stream: found.Body, bytes: Number(whole) };
    },

    async sizeOf(key) {
      const found = await orNull(client.send(new HeadObjectCommand(at(key))));
      return found?.ContentLength ?? null;
    },

    async remove(Prefix) {
      checkPrefix(Prefix);
      for (;;) {
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
        const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
        if (!Objects.length) return;
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        if (Errors[0]) throw new Error(`The store did not remove every file: ${Errors[0].Code}`);
      }
    },
  };
}

/** Writes a stream to a file first: the store wants to know its length before the first byte. */
async function spooled(content: Readable, send: (body: Readable, length: number) => Promise<unknown>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fairway-spool-'));
  try {
    const place = path.join(folder, 'content');
    await pipeline(content, createWriteStream(place));
    await send(createReadStream(place), (await stat(place)).size);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
