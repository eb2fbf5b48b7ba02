import type { Readable } from 'node:stream';

/** Something that is stored under a key. */
export interface StoredObject {
  key: string;
  bytes: number;
}

/** A folder of this machine or a bucket of an S3-compatible store: what a backup is of, and what it is written to. */
export interface ObjectStore {
  /** For messages: the folder, or `s3://bucket/prefix`. */
  readonly where: string;
  /** What lies below the prefix, in the order of the bytes of the keys, a page at a time. */
  list: (prefix?: string) => AsyncIterable<StoredObject>;
  /** Null when there is nothing under the key. */
  read: (key: string) => Promise<Readable | null>;
  /** Resolves when all of it is safe. */
  write: (key: string, content: Readable) => Promise<void>;
  remove: (key: string) => Promise<void>;
}

const STEP = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/** Whether a key could be one of ours; one that leads elsewhere never is. */
export const isKey = (key: string): boolean => key.length <= 1000 && key.split('/').every((step) => STEP.test(step));

/** Whether the store holds nothing below the prefix. */
export async function isEmpty(store: ObjectStore, prefix?: string): Promise<boolean> {
  for await (const _ of store.list(prefix)) return false;
  return true;
}
