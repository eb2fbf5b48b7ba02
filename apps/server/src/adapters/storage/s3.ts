import { MINUTE_MS } from '@fairway/time/units';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  CopyObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { loadOnFirstUse } from '#adapters/load-on-first-use.ts';
import { spool } from '#adapters/spool.ts';
import { StorageFault } from '#core/storage-fault.ts';
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

const getHttpStatus = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

const nullIfAbsent = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (getHttpStatus(error) === 404) return null;
    throw error;
  });

/** What stores say when they have no room: MinIO and Ceph by 507 or by name, others by a quota of the bucket. */
const FULL = /StorageFull|QuotaExceeded|InsufficientStorage/i;
const INSUFFICIENT_STORAGE = 507;

/** Whatever goes wrong between us and the store is no fault of whoever sent or asked for a file. */
const asFault = (error: unknown): StorageFault => {
  const named = error instanceof Error && FULL.test(error.name);
  return new StorageFault(named || getHttpStatus(error) === INSUFFICIENT_STORAGE ? 'full' : 'away', error);
};

/** Asks the store, and throws whatever it refuses as a `StorageFault`. */
const asked = <T>(asking: Promise<T>): Promise<T> =>
  asking.catch((error: unknown) => {
    throw asFault(error);
  });

/** How long the store may take to be reached, to answer, and to take in a stream of 500 MB, in milliseconds. */
const CONNECT_MS = 5_000;
const ANSWER_MS = MINUTE_MS;
const STREAM_MS = 10 * MINUTE_MS;

/** What a store takes in one go at the most, by the protocol, and the parts of what is larger: of those it takes ten thousand. */
const WHOLE_BYTES = 5 * 2 ** 30;
const PART_BYTES = 32 * 2 ** 20;

/** Keeps files in a bucket of an S3-compatible store; the bucket is there already and nothing in it is public. */
export function s3Storage(
  settings: S3Settings,
  { wholeBytes = WHOLE_BYTES, partBytes = PART_BYTES }: { wholeBytes?: number; partBytes?: number } = {},
): Storage {
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey, pathStyle } = settings;
  const config = {
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Stores that do not know Amazon's newer checksums would keep them as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
    // Without them a store that is frozen would hold every upload for ever.
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
    ...(endpoint ? { endpoint } : {}),
  };
  const client = new S3Client(config);
  const at = (Key: string) => {
    checkKey(Key);
    return { Bucket, Key };
  };

  return {
    async put(key, content, ContentType, bytes) {
      const target = { ...at(key), ContentType };
      const sendWhole = (Body: Readable, ContentLength: number) =>
        client.send(new PutObjectCommand({ ...target, Body, ContentLength }), { requestTimeout: STREAM_MS });
      const sendParts = async (Body: Readable) => {
        const { Upload } = await import('@aws-sdk/lib-storage');
        // One part at a time: each lies in memory until it is there.
        await new Upload({ client, params: { ...target, Body }, partSize: partBytes, queueSize: 1 }).done();
      };
      const send = (Body: Readable, length: number) =>
        asked<unknown>(length > wholeBytes ? sendParts(Body) : sendWhole(Body, length));
      if (!(content instanceof Readable)) await asked(client.send(new PutObjectCommand({ ...target, Body: content })));
      else if (bytes !== undefined) await send(content, bytes);
      else await spooled(content, send);
    },

    async read(key, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await asked(
        nullIfAbsent(client.send(new GetObjectCommand({ ...at(key), ...(Range ? { Range } : {}) }))),
      );
      if (!(found?.Body instanceof Readable)) return null;
      // `bytes 2-4/10`
      const whole = found.ContentRange?.split('/')[1] ?? found.ContentLength;
      return { stream: found.Body, bytes: Number(whole) };
    },

    async readSize(key) {
      const found = await asked(nullIfAbsent(client.send(new HeadObjectCommand(at(key)))));
      return found?.ContentLength ?? null;
    },

    async copy(from, to, ContentType) {
      const CopySource = `${Bucket}/${at(from).Key}`;
      const replaced = { ContentType, MetadataDirective: 'REPLACE' as const };
      await asked(
        client.send(new CopyObjectCommand({ ...at(to), CopySource, ...replaced }), { requestTimeout: STREAM_MS }),
      );
    },

    parts: loadOnFirstUse('What takes uploads in parts', async () =>
      (await import('./s3-parts.ts')).s3Parts({ ...config, bucket: Bucket }, asFault),
    ),

    async remove(Prefix) {
      checkPrefix(Prefix);
      for (;;) {
        const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }));
        const Objects = Contents.flatMap(({ Key }) => (Key === undefined ? [] : [{ Key }]));
        if (!Objects.length) break;
        const { Errors = [] } = await client.send(
          new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
        );
        if (Errors[0]) throw new Error(`The store did not remove every file: ${Errors[0].Code}`);
      }
      // A store keeps what has come of an upload in parts apart from its files, for ever and at a price.
      const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix }));
      for (const { Key, UploadId } of Uploads)
        await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
    },
  };
}

/** Writes a stream to a file first: the store wants to know its length before the first byte. */
async function spooled(content: Readable, send: (body: Readable, length: number) => Promise<unknown>): Promise<void> {
  const { path, bytes, remove } = await spool(content);
  try {
    await send(createReadStream(path), bytes);
  } finally {
    await remove();
  }
}
