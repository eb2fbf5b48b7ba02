import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';

/** A stretch of a file in bytes, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A file, or a stretch of it, on its way out. Whoever asked reads the stream to its end or destroys it. */
export interface StoredFile {
  stream: Readable;
  /** Of the whole file. */
  bytes: number;
}

/**
 * Where files lie: a folder of this machine, or any S3-compatible store. Keys are ours and never a user's words; both refuse
 * one that could lead elsewhere (`checkKey`).
 */
export interface Storage {
  /**
   * Stores what a stream brings; resolves when all of it is safe. Until then, and when it fails, what was there stays. A store that
   * wants to know the length of a stream beforehand is spared finding it out when `bytes` says it.
   */
  put: (key: string, content: Readable | Buffer, contentType: string, bytes?: number) => Promise<void>;
  /** A stored file or a stretch of it, or null when there is none. */
  read: (key: string, range?: ByteRange) => Promise<StoredFile | null>;
  /** How large a stored file is, or null when there is none. */
  readSize: (key: string) => Promise<number | null>;
  /** Gives a stored file a second key without moving its bytes through us. Twice is once. */
  copy: (from: string, to: string, contentType: string) => Promise<void>;
  /**
   * Removes every file whose key begins so, and what has come of uploads in parts; with none it is done already. The first two steps of a
   * prefix (`images/…`) are whole; what lies below them (`images/…/parts`) is meant by its beginning.
   */
  remove: (prefix: string) => Promise<void>;
  /** Where uploads lie that come in parts, by keys of ours; one that is whole is a file like others. */
  parts: () => Promise<DataStore>;
}

const STEP = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const LENGTH = 500;

/** Throws on a key that is not ours: steps of letters, digits, dots, lines, none of them hidden or upwards. */
export function checkKey(key: string): void {
  if (key.length > LENGTH || !key.split('/').every((step) => STEP.test(step)))
    throw new Error(`This is no key of a file: ${JSON.stringify(key.slice(0, 100))}`);
}

/** As `checkKey`; a prefix may end in a slash, and is never so short that it means everything. */
export const checkPrefix = (prefix: string): void => checkKey(prefix.replace(/\/$/, ''));
