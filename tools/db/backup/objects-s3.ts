import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { isKey, type ObjectStore } from './objects.ts';

export interface S3Access {
  region: string;
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  pathStyle: boolean;
}

/** Of a stream whose length is not known; S3 takes 10,000 of them, which is 160 GB for one file or table. */
const UPLOAD_PART_BYTES = 16 * 1024 * 1024;

const clientFor = ({ region, endpoint, accessKeyId, secretAccessKey, pathStyle }: S3Access): S3Client =>
  new S3Client({
    region,
    forcePathStyle: pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: 10_000, socketTimeout: 60_000 },
    // Stores that do not know Amazon's newer checksums would keep them as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(endpoint ? { endpoint } : {}),
  });

/** The names of the folders right below the prefix. */
export async function s3Folders(Bucket: string, prefix: string, access: S3Access): Promise<string[]> {
  const client = clientFor(access);
  const root = prefix ? `${prefix}/` : '';
  const names: string[] = [];
  let ContinuationToken: string | undefined;
  do {
    const request = { Bucket, Prefix: root, Delimiter: '/', ContinuationToken };
    const page = await client.send(new ListObjectsV2Command(request));
    for (const { Prefix = '' } of page.CommonPrefixes ?? []) names.push(Prefix.slice(root.length, -1));
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return names;
}

/** A bucket, below a prefix if there is one, as an object store. */
export function s3Objects(Bucket: string, prefix: string, access: S3Access): ObjectStore {
  const client = clientFor(access);
  const root = prefix ? `${prefix}/` : '';
  const at = (key: string) => {
    if (!isKey(key)) throw new Error(`This is no key of a file: ${JSON.stringify(key.slice(0, 100))}`);
    return { Bucket, Key: `${root}${key}` };
  };
  return {
    where: `s3://${Bucket}${prefix ? `/${prefix}` : ''}`,
    async *list(below = '') {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: `${root}${below}`, ContinuationToken }),
        );
        for (const { Key = '', Size = 0 } of page.Contents ?? []) yield { key: Key.slice(root.length), bytes: Size };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    async read(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return Body instanceof Readable ? Body : null;
      } catch (error) {
        if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
        throw error;
      }
    },
    async write(key, content) {
      const params = { ...at(key), Body: content, ContentType: 'application/octet-stream' };
      await new Upload({ client, params, partSize: UPLOAD_PART_BYTES, queueSize: 2 }).done();
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}
